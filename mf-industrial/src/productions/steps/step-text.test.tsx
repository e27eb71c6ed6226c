import { FLOUR } from '../../formulas/testing/samples.ts';
import { orderOf } from '../testing/orders.ts';
import { batchEntry, type StepEntry, startEntry } from './step-entry.ts';
import { sentText, stepAbout, stepTitle, waitingText, whyRejected } from './step-text.ts';

const NOW = Date.UTC(2026, 10, 25, 12);
const doer = { author: 'Ana', device: NOW, clock: null };
const start = startEntry(orderOf({ number: 7 }), doer);
const batch = batchEntry(orderOf({ number: 7 }), { batch_id: 'batch', qty: '98', waste: '2' }, doer);
const measureName = () => 'Unidad';

// A step of today says its hour, one of another day its day.
beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('a step says what it is, of which order and who did it', () => {
  expect([stepTitle(start, measureName), stepTitle(batch, measureName)]).toEqual([
    'Empezar Pan',
    '98\u00a0unidades de Pan',
  ]);
  expect(stepAbout(start)).toMatch(/^Orden 7 · Ana · .*8:00/);
  expect(stepAbout(batch)).toMatch(/^Orden 7 · Merma 2 · Ana · /);
  expect([waitingText(1), waitingText(3)]).toEqual(['1 paso por enviar.', '3 pasos por enviar.']);
});

test('what was rejected names what lacks, by what the order takes', () => {
  const details = { available: { [FLOUR.id]: '6.5' } };
  const trouble = { code: 'ERROR_STOCK', status: 409, fields: {}, details };
  const rejected: StepEntry = { ...start, state: 'refused', trouble, goods: [FLOUR] };
  expect(whyRejected(rejected, measureName)).toBe('No alcanza: Harina (hay 6,5\u00a0unidades).');
});

test('a word is said of what was just done, and none of what arrives hours later', () => {
  expect(sentText(start, measureName, NOW + 1000)).toBe('Empezaste «Pan».');
  expect(sentText(batch, measureName, NOW + 1000)).toBe('Entraron 98\u00a0unidades de «Pan».');
  expect(sentText(batch, measureName, NOW + 3_600_000)).toBeUndefined();
});

import { orderOf } from '../testing/orders.ts';
import { boardOrders, latestOrders } from './board-orders.ts';
import { batchEntry, type StepEntry, startEntry } from './step-entry.ts';

const doer = { author: 'Ana', device: 1, clock: null };
const refused = (entry: StepEntry): StepEntry => ({ ...entry, state: 'refused' });
const order = orderOf();
const batch = (id: string, qty: string, given: { waste?: string; close?: boolean } = {}) =>
  batchEntry(order, { batch_id: id, qty, ...given }, doer);

test('an order stands as the steps leave it that have not arrived', () => {
  const [started] = boardOrders([order], [startEntry(order, doer)]);
  expect([started?.status, started?.made, started?.unsent]).toEqual([
    'started',
    '0',
    { isStarted: true, made: null, isClosed: false },
  ]);
  const running = orderOf({ status: 'started', made: '20', waste: '1' });
  const steps = [batch('a', '60', { waste: '2', close: false }), batch('b', '15.5', { close: false })];
  const [made] = boardOrders([running], steps);
  expect([made?.made, made?.waste, made?.unsent]).toEqual([
    '95.5',
    '3',
    { isStarted: false, made: '75.5', isClosed: false },
  ]);
});

test('what closes an order is said, and by default a batch does', () => {
  const [closed] = boardOrders([order], [startEntry(order, doer), batch('a', '98')]);
  expect([closed?.status, closed?.made, closed?.unsent?.isClosed]).toEqual(['started', '98', true]);
});

test('a step that was rejected counts for nothing and holds its order; others are as they were', () => {
  const other = orderOf({ id: 'order-2' });
  const [held, untouched] = boardOrders([order, other], [refused(startEntry(order, doer))]);
  expect([held?.status, held?.unsent, held?.isHeld]).toEqual(['planned', null, true]);
  expect([untouched?.unsent, untouched?.isHeld]).toEqual([null, false]);
});

test('an answer counts where it is newer than the list, and not where the list is', () => {
  const answered = { [order.id]: orderOf({ version: 3, status: 'done' }) };
  expect(latestOrders([orderOf({ version: 2 })], answered)[0]?.status).toBe('done');
  expect(latestOrders([orderOf({ version: 4, status: 'annulled' })], answered)[0]?.status).toBe('annulled');
});

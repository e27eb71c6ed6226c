import { BREAD, FLOUR } from '../../formulas/testing/samples.ts';
import { breadBatch } from '../testing/samples.ts';
import { copiesOf } from './copies.ts';
import { fitsBars } from './draw-lot.ts';
import { labelLines, labelOfBatch, labelOfTrace } from './lot-label.ts';

const made = { id: 'a', number: 12, makes: BREAD, qty: '50', lot: 'P-1', expires_on: '2026-11-30' };
const bought = {
  ...{ id: 'c', number: 4, create_at: '2026-11-18T13:00:00.000Z', supplier: null, good: BREAD, lot: 'P-1' },
  ...{ expires_on: null, qty: '8' },
};
const at = (day: string) => `2026-11-${day}T13:00:00.000Z`;
const trace = { good: BREAD, lot: 'P-1', purchases: [] };

test('a batch says when it was made, in Caracas, when it expires and which it is', () => {
  // Of the evening before, in Caracas.
  const label = labelOfBatch(breadBatch({ made_at: '2026-11-26T02:00:00.000Z' }));
  expect(label).toMatchObject({ lot: 'P-1', made_on: '2026-11-25', batch: 12, qty: '50' });
  expect(label && labelLines(label, '50 unidades')).toEqual([
    ...['Lote P-1', 'Hecho 25/11/2026 · Vence 30/11/2026', 'Tanda 12 · 50 unidades'],
  ]);
  expect(labelOfBatch(breadBatch({ lot: null }))).toBeNull();
});

test('a lot that several batches made is told by the oldest, without a number or a quantity of one of them', () => {
  const batches = [
    { ...made, create_at: at('25'), made_at: at('25') },
    // Told of late: it came in after the other one.
    { ...made, id: 'b', number: 11, create_at: at('26'), made_at: at('24'), expires_on: '2026-11-29' },
  ];
  const label = labelOfTrace({ ...trace, batches });
  expect(label).toMatchObject({ made_on: '2026-11-24', expires_on: '2026-11-29', batch: null, qty: null });
  expect(labelLines(label, '')).toEqual(['Lote P-1', 'Hecho 24/11/2026 · Vence 29/11/2026']);
});

test('what was bought says when it came, and what nobody knows is not told', () => {
  const label = labelOfTrace({ ...trace, batches: [], purchases: [bought] });
  expect(labelLines(label, '8 kg')).toEqual(['Lote P-1', 'Llegó 18/11/2026', '8 kg']);
  expect(labelLines(labelOfTrace({ ...trace, batches: [] }), '')).toEqual(['Lote P-1']);
});

test('what was bought for it says neither when it expires nor how much it is', () => {
  const batches = [{ ...made, create_at: at('25'), made_at: at('25') }];
  const flour = { ...bought, good: FLOUR, lot: 'H-7', expires_on: '2026-11-26' };
  const label = labelOfTrace({ ...trace, batches, purchases: [flour] });
  expect(label).toMatchObject({ expires_on: '2026-11-30', batch: 12, qty: '50' });
});

test('copies are whole, at least one, and no more than a browser draws', () => {
  expect(['1', ' 24 ', '500', '0', '501', '1,5', ''].map(copiesOf)).toEqual([
    ...[1, 24, 500, null, null, null, null],
  ]);
});

test('bars are for plain letters; a QR says the others', () => {
  expect(['P-1', '20261118/A', 'Ñ-1', 'm²', ''].map(fitsBars)).toEqual([true, true, false, false, false]);
});

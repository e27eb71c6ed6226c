import type { LabelledProduct } from '@cuadra/shared/contract';
import { MOST_LABELS } from '../products/labels-address.ts';
import { type CopiesBy, copiesFor, wholeCopies } from './copies.ts';

const BOX = { id: 'box', name: 'Caja', factor: '24', barcodes: [], price: null, price_currency: null };
const malta: LabelledProduct = {
  ...{ id: 'malta', name: 'Malta', code: null, barcodes: [], category_id: null, measure_id: null },
  ...{ qty: '50.5', min_qty: null, cost: '0.70', utility: '30', price: null, is_fixed_price: false },
  ...{ cost_currency: 'USD', price_currency: 'USD', presentations: [BOX], version: 1 },
  ...{ updated_at: '2026-11-22T12:00:00Z', last_entry: '30' },
};
const asked = new Map([['malta', 12]]);
const copies = (by: CopiesBy, presentation?: string, of = malta) =>
  copiesFor(of, presentation, { by, each: 3, asked });

test('as many as are said, as stand there, as came last, or as a link asks for', () => {
  expect(copies('number')).toBe(3);
  expect(copies('stock')).toBe(50);
  expect(copies('entry')).toBe(30);
  expect(copies('asked')).toBe(12);
});

test('of boxes as many as there are whole ones', () => {
  expect(copies('number', 'box')).toBe(3);
  expect(copies('stock', 'box')).toBe(2);
  expect(copies('entry', 'box')).toBe(1);
});

test('of what is gone, or never came, none; of very much one more than is printed', () => {
  expect(copies('stock', undefined, { ...malta, qty: '-2' })).toBe(0);
  expect(copies('entry', undefined, { ...malta, last_entry: null })).toBe(0);
  expect(copies('stock', undefined, { ...malta, qty: '99999999999' })).toBe(MOST_LABELS + 1);
});

test.each([
  ['12', 12],
  ['', 0],
  ['1.000', 1000],
  ['-4', 4],
  ['99999', MOST_LABELS + 1],
])('%j typed is %d', (typed, count) => {
  expect(wholeCopies(typed)).toBe(count);
});

import type { ProductToBuy } from '@cuadra/shared/contract';
import { bySupplier, chosenToBuy, linesToBuy, orderText, wantedOf } from './to-buy-values.ts';

const polar = { id: 'polar', name: 'Polar', phone: '0414-1234567' };
const flour: ProductToBuy = {
  ...{ product_id: 'flour', name: 'Harina', code: null, category_id: null, measure_id: null, qty: '3' },
  ...{ held: '0', min_qty: '10', pace: { qty: '56', days: 28 }, days_left: 1, suggested: '35' },
  ...{ already_ordered: '0', last_supplier: polar, cost: null, cost_currency: 'USD' },
  last_presentation: { id: 'box', name: 'Caja', factor: '24' },
};
const rice: ProductToBuy = {
  ...flour,
  ...{ product_id: 'rice', name: 'Arroz', last_presentation: null, suggested: '12', already_ordered: '4' },
};

test('what drafts have of it is not bought twice, and what is written counts', () => {
  expect(wantedOf(new Map(), rice)).toBe('8');
  expect(wantedOf(new Map([['rice', '20']]), rice)).toBe('20');
  expect(wantedOf(new Map(), { ...rice, already_ordered: '30' })).toBe('0');
});

test('it is bought as it was last: whole boxes, or units', () => {
  const bought = chosenToBuy([flour, rice], new Set(['flour', 'rice']), new Map());
  expect(linesToBuy(bought)).toMatchObject([
    { product_id: 'flour', presentation_id: 'box', qty: '2' },
    { product_id: 'rice', presentation_id: null, qty: '8' },
  ]);
  expect(orderText(bought)).toBe('Buenas, quisiera pedir:\n• 2 Caja x 24 Harina\n• 8 Arroz');
});

test('what is not chosen, none and no number are left out', () => {
  const wanted = new Map([
    ['flour', '0'],
    ['rice', null],
  ]);
  expect(chosenToBuy([flour, rice], new Set(['flour', 'rice']), wanted)).toEqual([]);
  expect(chosenToBuy([flour, rice], new Set(), new Map())).toEqual([]);
});

test('each supplier has a draft of their own', () => {
  const nobodys = { product: { ...rice, last_supplier: null }, units: '8' };
  const [flourOf, riceOf] = [flour, rice].map((product) => ({ product, units: '1' }));
  if (!flourOf || !riceOf) throw new Error('Two were given');
  expect(bySupplier([flourOf, nobodys, riceOf])).toEqual([
    { supplier: polar, bought: [flourOf, riceOf] },
    { supplier: null, bought: [nobodys] },
  ]);
});

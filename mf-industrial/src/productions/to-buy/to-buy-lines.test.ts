import { BREAD, FLOUR, YEAST } from '../../formulas/testing/samples.ts';
import { linesToBuy, wantedOf } from './to-buy-lines.ts';

const rows = [
  { good: FLOUR, to_buy: '10' },
  { good: YEAST, to_buy: '0.4' },
  { good: BREAD, to_buy: '6' },
];

test('what nobody touched is bought as the plan says, materials and products', () => {
  expect(linesToBuy(rows, new Map())).toEqual([
    { id: expect.any(String), qty: '10', material_id: FLOUR.id },
    { id: expect.any(String), qty: '0.4', material_id: YEAST.id },
    { id: expect.any(String), qty: '6', product_id: BREAD.id },
  ]);
});

test('what was put away, and what is no quantity, is not bought', () => {
  const wanted = new Map([
    [FLOUR.id, { qty: '45.50', isChosen: true }],
    [YEAST.id, { qty: null, isChosen: true }],
    [BREAD.id, { qty: '6', isChosen: false }],
  ]);
  expect(linesToBuy(rows, wanted)).toEqual([{ id: expect.any(String), qty: '45.5', material_id: FLOUR.id }]);
  expect(wantedOf(wanted, { good: BREAD, to_buy: '6' })).toEqual({ qty: '6', isChosen: false });
});

import { BREAD, FLOUR, YEAST } from '../../formulas/testing/samples.ts';
import { linesToBuy, wantedError, wantedOf } from './to-buy-lines.ts';

const rows = [
  { good: FLOUR, to_buy: '10', already_ordered: '0' },
  { good: YEAST, to_buy: '0.4', already_ordered: '0' },
  { good: BREAD, to_buy: '6', already_ordered: '0' },
];

test('what nobody touched is bought as the plan says, materials and products', () => {
  expect(linesToBuy(rows, new Map())).toEqual([
    { id: expect.any(String), qty: '10', material_id: FLOUR.id },
    { id: expect.any(String), qty: '0.4', material_id: YEAST.id },
    { id: expect.any(String), qty: '6', product_id: BREAD.id },
  ]);
});

test('what was put away is not bought, and what is chosen needs a quantity', () => {
  const flour = [FLOUR.id, { qty: '45.50', isChosen: true }] as const;
  const bread = [BREAD.id, { qty: '6', isChosen: false }] as const;
  const yeast = (qty: string | null, isChosen = true) => [YEAST.id, { qty, isChosen }] as const;
  const bought = { id: expect.any(String), qty: '45.5', material_id: FLOUR.id };
  expect(linesToBuy(rows, new Map([flour, bread, yeast('', false)]))).toEqual([bought]);
  for (const qty of ['', '0', null]) {
    expect(linesToBuy(rows, new Map([flour, bread, yeast(qty)]))).toBeUndefined();
    expect(wantedError({ qty, isChosen: true })).toMatch('Escribe cuánto');
  }
  expect(wantedError({ qty: null, isChosen: false })).toBeUndefined();
});

test('what drafts have already is not bought again, unless somebody wants it', () => {
  const of = (already_ordered: string) => wantedOf(new Map(), { good: FLOUR, to_buy: '10', already_ordered });
  expect(of('4')).toEqual({ qty: '6', isChosen: true });
  expect(of('10')).toEqual({ qty: '10', isChosen: false });
  expect(of('45')).toEqual({ qty: '10', isChosen: false });
  const wanted = new Map([[FLOUR.id, { qty: '2', isChosen: true }]]);
  expect(wantedOf(wanted, { good: FLOUR, to_buy: '10', already_ordered: '45' })).toEqual({
    qty: '2',
    isChosen: true,
  });
});

import { labelsOfPurchase } from './labels-of-purchase.ts';

const line = (id: string, units: string) => ({ product: { id, name: id, code: null }, units });

test('as many labels as pieces came, of several lots together, and of kilos one for each begun', () => {
  const lines = [line('tuna', '48'), line('cheese', '2.4'), line('tuna', '12')];
  expect(labelsOfPurchase(lines)).toEqual([
    { id: 'tuna', copies: 60 },
    { id: 'cheese', copies: 3 },
  ]);
});

test('what was withdrawn since has none', () => {
  const gone = { product: { id: 'gone', name: 'Gone', code: null, deleted: true as const }, units: '3' };
  expect(labelsOfPurchase([gone])).toEqual([]);
});

test('of a long invoice no product is left out', () => {
  const lines = Array.from({ length: 150 }, (_, at) => line(`product ${at}`, '2'));
  expect(labelsOfPurchase(lines)).toHaveLength(150);
});

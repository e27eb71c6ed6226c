import { PAIR, product } from '../../testing/samples.ts';
import { addProduct } from './cart.ts';
import { keepPrices, priceChanges, takePrices } from './price-changes.ts';

const flour = product({ id: 'flour', name: 'Harina', cost: '1.00', utility: '15' });
const dearer = { ...flour, cost: '1.20' };
const lines = addProduct([], flour, '3');

test('a price that is another one now is told with both; the same one, or an unknown product, says nothing', () => {
  expect(priceChanges(lines, [flour], PAIR)).toEqual([]);
  expect(priceChanges(lines, [], PAIR)).toEqual([]);
  expect(priceChanges(lines, [dearer], PAIR)).toMatchObject([
    { product_id: 'flour', name: 'Harina', before: '$\u00a01,15', now: '$\u00a01,38' },
  ]);
});

test('another currency is another price; what has none or cannot be sold is left to the API', () => {
  const inBolivares = { ...flour, is_fixed_price: true, price: '1.15', price_currency: 'VES' };
  expect(priceChanges(lines, [inBolivares], PAIR)).toMatchObject([
    { before: '$\u00a01,15', now: 'Bs.\u00a01,15' },
  ]);
  expect(priceChanges(lines, [{ ...inBolivares, price_currency: 'EUR' }], PAIR)).toEqual([]);
  expect(priceChanges(lines, [{ ...flour, cost: null }], PAIR)).toEqual([]);
});

test('prices that differ by less than a cent are told so that one sees it', () => {
  expect(priceChanges(lines, [{ ...flour, cost: '1.001' }], PAIR)).toMatchObject([
    { before: '$\u00a01,1500', now: '$\u00a01,1512' },
  ]);
});

test('taken, the line has the new price and remembers the one it had first; nothing is left to tell', () => {
  const taken = takePrices(lines, priceChanges(lines, [dearer], PAIR));
  const first = { unit_price: '1.15', currency: 'USD' };
  expect(taken).toMatchObject([{ qty: '3', unit_price: '1.38', earlier_price: first }]);
  expect(priceChanges(taken, [dearer], PAIR)).toEqual([]);
  const again = takePrices(taken, priceChanges(taken, [{ ...flour, cost: '2' }], PAIR));
  expect(again).toMatchObject([{ unit_price: '2.3', earlier_price: first }]);
});

test('kept, it is told no more until the price changes once again', () => {
  const kept = keepPrices(lines, priceChanges(lines, [dearer], PAIR));
  expect(kept).toMatchObject([{ unit_price: '1.15' }]);
  expect(priceChanges(kept, [dearer], PAIR)).toEqual([]);
  expect(priceChanges(kept, [{ ...flour, cost: '1.40' }], PAIR)).toMatchObject([{ now: '$\u00a01,61' }]);
});

test('adding more of it at another price tells the one of before', () => {
  expect(addProduct(lines, dearer)).toMatchObject([
    { qty: '4', unit_price: '1.38', earlier_price: { unit_price: '1.15', currency: 'USD' } },
  ]);
  expect(addProduct(lines, flour)[0]).not.toHaveProperty('earlier_price');
});

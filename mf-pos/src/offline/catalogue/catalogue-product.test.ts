import { linePrice } from '@cuadra/shared/domain';
import { product } from '../../testing/samples.ts';
import { toCatalogueProduct } from './catalogue-product.ts';

test.each([
  ['of a cost and a utility', { cost: '1.00', utility: '15', is_fixed_price: false }],
  ['fixed', { cost: '0.777', utility: '31', price: '2.50', price_currency: 'VES', is_fixed_price: true }],
  ['none', { cost: '0.777', utility: null, price: null, is_fixed_price: false }],
])('the device keeps the price of a product and nothing of its cost: a price %s', (_, change) => {
  const whole = product(change);
  const kept = toCatalogueProduct(whole);
  expect(linePrice(kept)).toEqual(linePrice(whole));
  expect([kept.cost, kept.utility]).toEqual([null, null]);
  expect(JSON.stringify(kept)).not.toContain('0.777');
});

test('presentations and wholesale price are kept, and nothing of them where there are none', () => {
  const box = { id: 'box', name: 'Caja', factor: '24', barcodes: ['1'], price: null, price_currency: null };
  const presented = {
    presentations: [box],
    wholesale: { price: '1', price_currency: 'USD', from_qty: null },
  };
  expect(toCatalogueProduct(product(presented))).toMatchObject(presented);
  const plain = toCatalogueProduct(product());
  expect(['presentations' in plain, 'wholesale' in plain]).toEqual([false, false]);
});

test('a favourite of the company is kept as one', () => {
  expect(toCatalogueProduct(product({ favourite: true }))).toHaveProperty('favourite', true);
  expect(toCatalogueProduct(product())).not.toHaveProperty('favourite');
});

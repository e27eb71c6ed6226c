import fc from 'fast-check';
import { exact } from './decimal.ts';
import { linePrice, type PricedProduct } from './price.ts';
import { arbitraryDecimal } from './testing/arbitraries.ts';

const product: PricedProduct = {
  cost: '10.00',
  utility: '30',
  price: null,
  is_fixed_price: false,
  cost_currency: 'USD',
  price_currency: 'VES',
};

const priced = (change: Partial<PricedProduct>) => {
  const { unit_price, currency } = linePrice({ ...product, ...change });
  return `${unit_price} ${currency}`;
};

test('utility is a markup on the cost: 10 and 30 % is 13, and not the 14.29 of a margin', () => {
  expect(priced({})).toBe('13 USD');
});

test('a fixed price is the price, in its own currency, whatever cost and utility say', () => {
  expect(priced({ is_fixed_price: true, price: '2150.45' })).toBe('2150.45 VES');
});

test.each<[string, Partial<PricedProduct>, string]>([
  ['no cost', { cost: null }, '0 USD'],
  ['neither utility nor price', { utility: null, price: null }, '0 USD'],
  ['a fixed price that is missing', { is_fixed_price: true, price: null }, '0 VES'],
  ['a cost of zero', { cost: '0.00' }, '0 USD'],
])('%s counts as nothing', (_, change, price) => {
  expect(priced(change)).toBe(price);
});

test('a fixed price needs no cost: what a thing cost may be unknown', () => {
  expect(priced({ cost: null, is_fixed_price: true, price: '5.00' })).toBe('5 VES');
});

test('a cost of less than a cent counts with all its decimals', () => {
  expect(priced({ cost: '0.013' })).toBe('0.0169 USD');
});

test('a cost of zero is a cost: what was given away is sold at its fixed price', () => {
  expect(priced({ cost: '0.00', is_fixed_price: true, price: '5.00' })).toBe('5 VES');
});

test('a price that is not fixed counts only as a sign that there is one: without utility it is sold at cost', () => {
  expect(priced({ utility: null, price: '99.00' })).toBe('10 USD');
});

test('the price is not rounded: 0.99 and 33.33 % is 1.319967', () => {
  expect(priced({ cost: '0.99', utility: '33.33' })).toBe('1.319967 USD');
});

test('without utility it is the cost, and it grows with both', () => {
  const money = arbitraryDecimal({ whole: 12, decimals: 2 });
  const percent = arbitraryDecimal({ whole: 4, decimals: 2 });
  fc.assert(
    fc.property(money, percent, (cost, utility) => {
      const at = (markup: string) => exact(linePrice({ ...product, cost, utility: markup }).unit_price);
      expect(at('0').eq(cost)).toBe(true);
      expect(at('100').eq(exact(cost).times(2))).toBe(true);
      expect(at(utility).gte(cost)).toBe(true);
      expect(at(utility).minus(cost).times(100).eq(exact(cost).times(utility))).toBe(true);
    }),
  );
});

import type { CurrentRate } from '../current-rate.ts';
import { missingForPrice, priceGain } from './price-gain.ts';

const rate: CurrentRate = {
  main: 'VES',
  alternative: 'USD',
  rate: '860.18',
  inverse: null,
  rate_id: '01990000-0000-7000-8000-000000000001',
  create_at: '2026-11-20T13:00:00.000Z',
  origin: 'dolarapi',
};
const product = {
  cost: '10.00',
  utility: '30',
  price: null,
  is_fixed_price: false,
  cost_currency: 'USD',
  price_currency: 'USD',
};
const fixed = { ...product, is_fixed_price: true, utility: null, price: '12.50' };

test('a markup of 30 % on 10 earns 3', () => {
  expect(priceGain(product, rate)).toEqual({ amount: '3.00', currency: 'USD', percent: '30' });
});

test('a fixed price earns what it has above the cost, and says what that is of the cost', () => {
  expect(priceGain(fixed, rate)).toEqual({ amount: '2.50', currency: 'USD', percent: '25' });
});

test('below the cost it earns less than nothing', () => {
  expect(priceGain({ ...fixed, price: '9.00' }, rate)).toEqual({
    amount: '-1.00',
    currency: 'USD',
    percent: '-10',
  });
});

test('a cost in the other currency is converted at the rate of the day', () => {
  expect(priceGain({ ...fixed, price: '10000.00', price_currency: 'VES' }, rate)).toEqual({
    amount: '1398.20',
    currency: 'VES',
    percent: '16.25',
  });
  expect(priceGain({ ...fixed, price_currency: 'VES' }, undefined)).toBeNull();
  expect(priceGain({ ...fixed, price_currency: 'VES' }, { ...rate, rate: '1', rate_id: null })).toBeNull();
});

test('a cost of nothing has no percentage', () => {
  expect(priceGain({ ...fixed, cost: '0.00' }, rate)).toEqual({
    amount: '12.50',
    currency: 'USD',
    percent: null,
  });
});

test.each([
  [{ ...product }, null],
  [{ ...product, cost: null }, 'cost'],
  [{ ...product, cost: '0.00' }, 'cost'],
  [{ ...product, utility: null }, 'utility'],
  [{ ...fixed }, null],
  [{ ...fixed, price: null }, 'price'],
  [{ ...fixed, price: '0.00' }, 'price'],
  [{ ...fixed, cost: null }, null],
  [{ ...fixed, cost: null, price: null }, 'price'],
])('%j lacks %s', (priceable, missing) => {
  expect(missingForPrice(priceable)).toBe(missing);
  if (missing) expect(priceGain(priceable, rate)).toBeNull();
});

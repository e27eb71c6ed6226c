import { type PairWithRecord, priceInBoth, shownPrice } from './shown-price.ts';

const rate: PairWithRecord = {
  main: 'VES',
  alternative: 'USD',
  rate: '860.18',
  rate_id: '01990000-0000-7000-8000-000000000001',
};
const product = {
  cost: '10.00',
  utility: '30',
  price: null,
  is_fixed_price: false,
  cost_currency: 'USD',
  price_currency: 'USD',
};

test('a price set in dollars shows the dollars first and the bolívares of the day beside', () => {
  expect(shownPrice(product, rate)).toEqual({
    own: { value: '13.00', currency: 'USD' },
    other: { value: '11182.34', currency: 'VES' },
  });
});

test('a price set in bolívares shows these first', () => {
  const fixed = { ...product, is_fixed_price: true, price: '500.00', price_currency: 'VES' };
  expect(shownPrice(fixed, rate)).toEqual({
    own: { value: '500.00', currency: 'VES' },
    other: { value: '0.58', currency: 'USD' },
  });
});

test('it is converted before it is rounded, as the cash register does: 0.99 and 33.33 % is Bs. 1.135,41', () => {
  expect(shownPrice({ ...product, cost: '0.99', utility: '33.33' }, rate)).toEqual({
    own: { value: '1.32', currency: 'USD' },
    other: { value: '1135.41', currency: 'VES' },
  });
});

test('without a price there is none to show', () => {
  expect(shownPrice({ ...product, cost: null }, rate)).toBeNull();
  expect(shownPrice({ ...product, utility: null }, rate)).toBeNull();
});

test('without a rate only the currency it was set in is shown, never a conversion at 1', () => {
  const own = { own: { value: '13.00', currency: 'USD' }, other: null };
  expect(shownPrice(product, undefined)).toEqual(own);
  expect(shownPrice(product, { ...rate, rate: '1', rate_id: null })).toEqual(own);
});

test('a currency that the company no longer uses is shown as it is', () => {
  expect(shownPrice({ ...product, cost_currency: 'EUR' }, rate)).toEqual({
    own: { value: '13.00', currency: 'EUR' },
    other: null,
  });
});

test('a price in both currencies is what a sale of one comes to, and none in a third currency', () => {
  expect(priceInBoth(product, rate)).toEqual({ main: '11182.34', alternative: '13.00' });
  expect(priceInBoth({ ...product, cost_currency: 'EUR' }, rate)).toBeUndefined();
});

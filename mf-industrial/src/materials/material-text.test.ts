import { isLow, worthOf } from './material-text.ts';

const pair = { main: 'VES', alternative: 'USD', rate: '800' };

test('low is less than the minimum', () => {
  expect(isLow({ qty: '49.999', min_qty: '50' })).toBe(true);
  expect(isLow({ qty: '50', min_qty: '50' })).toBe(false);
  expect(isLow({ qty: '-3', min_qty: null })).toBe(false);
});

test('what it is worth is told in both currencies, where there is a rate', () => {
  const flour = { value: '64.4', cost: '0.644', cost_currency: 'USD' };
  expect(worthOf(flour, pair)).toEqual({
    ...{ amount: '64.40', currency: 'USD', other: { amount: '51520.00', currency: 'VES' } },
  });
  expect(worthOf(flour, undefined)).toEqual({ amount: '64.40', currency: 'USD' });
  expect(worthOf({ ...flour, cost: null }, pair)).toBeUndefined();
});

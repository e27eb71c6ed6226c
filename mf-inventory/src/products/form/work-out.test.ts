import { RATE } from '../testing/rate.ts';
import { emptyProduct } from './product-values.ts';
import { priceFor, utilityFor, workedOutPrice, workedOutUtility } from './work-out.ts';

const values = { ...emptyProduct('USD'), cost: '10', utility: '30' };

test('cost and utility come to a price, and a price to the utility', () => {
  expect(workedOutPrice(values)).toBe('13.00');
  expect(workedOutPrice({ ...values, utility: '' })).toBe('');
  expect(workedOutPrice({ ...values, cost: '' })).toBe('');
  expect(utilityFor('13', values)).toBe('30');
  expect(utilityFor('11.11', { cost: '3' })).toBe('270.33');
});

test('there is no utility of a price below the cost, nor without a cost', () => {
  expect(utilityFor('9.99', values)).toBeUndefined();
  expect(utilityFor('10', values)).toBe('0');
  expect(utilityFor('5', { cost: '' })).toBeUndefined();
  expect(utilityFor('5', { cost: '0' })).toBeUndefined();
});

test('a fixed price has a utility, and follows one, across the currencies at the rate of today', () => {
  const fixed = { ...values, is_fixed_price: true, price: '12.5' };
  expect(workedOutUtility(fixed, RATE)).toBe('25');
  expect(workedOutUtility({ ...fixed, price: '9' }, RATE)).toBe('');
  expect(priceFor('25', fixed, RATE)).toBe('12.50');
  expect(priceFor('25', { ...fixed, price_currency: 'VES' }, RATE)).toBe('10752.25');
  expect(priceFor('25', { ...fixed, price_currency: 'VES' }, undefined)).toBeUndefined();
  expect(priceFor('25', { ...fixed, cost: '' }, RATE)).toBeUndefined();
});

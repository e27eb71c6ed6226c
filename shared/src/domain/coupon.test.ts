import { couponDiscounts } from './coupon.ts';
import { sum, toMoney } from './decimal.ts';

const pair = { main: 'VES', alternative: 'USD', rate: '860.18', inverse: null };
const line = (unit_price: string, qty = '1', currency = 'USD') => ({ unit_price, qty, currency });

test('a percentage is taken off each line, in its cents', () => {
  const lines = [line('13', '0.645'), line('1.25', '3'), line('500', '2', 'VES')];
  expect(couponDiscounts(lines, { kind: 'percent', value: '10' }, pair)).toEqual(['0.84', '0.38', '100.00']);
});

test('an amount is shared out to the last cent', () => {
  const lines = [line('1'), line('1'), line('1')];
  const shares = couponDiscounts(lines, { kind: 'amount', value: '1', currency: 'USD' }, pair);
  expect(shares).toEqual(['0.33', '0.34', '0.33']);
  expect(toMoney(sum(shares))).toBe('1.00');
});

test('an amount in the other currency comes to as much', () => {
  const shares = couponDiscounts([line('10')], { kind: 'amount', value: '860.18', currency: 'VES' }, pair);
  expect(shares).toEqual(['1.00']);
});

test('nobody is paid for ordering', () => {
  const lines = [line('1'), line('2')];
  expect(couponDiscounts(lines, { kind: 'amount', value: '50', currency: 'USD' }, pair)).toEqual([
    '1.00',
    '2.00',
  ]);
  expect(couponDiscounts(lines, { kind: 'percent', value: '100' }, pair)).toEqual(['1.00', '2.00']);
  expect(couponDiscounts([], { kind: 'amount', value: '5', currency: 'USD' }, pair)).toEqual([]);
});

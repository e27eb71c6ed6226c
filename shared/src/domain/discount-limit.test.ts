import { mostDiscount } from './discount-limit.ts';

test.each([
  ['2', '5.40', '10', '1.08'],
  ['1', '0.33', '10', '0.03'],
  ['1', '0.35', '10', '0.04'],
  ['0.645', '7.10', '12.5', '0.57'],
  ['4', '1.25', '0', '0.00'],
  ['4', '1.25', '100', '5.00'],
  ['1', '0.009', '100', '0.01'],
  ['1', '0.009', '10', '0.00'],
])('of %s at %s a role with %s %% takes off %s at most', (qty, unit_price, limit, most) => {
  expect(mostDiscount({ qty, unit_price }, limit)).toBe(most);
});

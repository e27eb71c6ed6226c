import { daysLeft } from './stock.ts';

test('a stock lasts as long as its last sales say, in whole days', () => {
  expect(daysLeft('10', '28', 28)).toBe(10);
  expect(daysLeft('10', '30', 28)).toBe(9);
  expect(daysLeft('0.5', '28', 28)).toBe(0);
});

test('of what is not sold nobody can say, and of what came back neither', () => {
  expect(daysLeft('10', '0', 28)).toBeNull();
  expect(daysLeft('10', '-2', 28)).toBeNull();
});

test('what is gone lasts no day, also where more was sold than there was', () => {
  expect(daysLeft('0', '3', 28)).toBe(0);
  expect(daysLeft('-4', '3', 28)).toBe(0);
});

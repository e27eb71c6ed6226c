import { daysLeft, suggestedOrder } from './stock.ts';

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

test('what is bought lasts as long as is wanted, and leaves the minimum', () => {
  const facts = { sold: '28', pace_days: 28, cover_days: 14, min_qty: '5', available: '3', is_whole: true };
  expect(suggestedOrder(facts)).toBe('16');
  expect(suggestedOrder({ ...facts, available: '3.5' })).toBe('16');
  expect(suggestedOrder({ ...facts, available: '3.5', is_whole: false })).toBe('15.5');
  expect(suggestedOrder({ ...facts, sold: '-2', min_qty: null })).toBe('0');
  expect(suggestedOrder({ ...facts, available: '-3' })).toBe('22');
});

test('what is just at its minimum and is not sold is bought once, what is above it is not', () => {
  const facts = { sold: '0', pace_days: 28, cover_days: 14, min_qty: '5', available: '5', is_whole: true };
  expect(suggestedOrder(facts)).toBe('1');
  expect(suggestedOrder({ ...facts, min_qty: '0', available: '0' })).toBe('1');
  expect(suggestedOrder({ ...facts, available: '4.5' })).toBe('1');
  expect(suggestedOrder({ ...facts, available: '6' })).toBe('0');
  expect(suggestedOrder({ ...facts, min_qty: null })).toBe('0');
});

test('what is weighed is asked for by the tenth, never less than is missing', () => {
  const facts = {
    sold: '10',
    pace_days: 28,
    cover_days: 14,
    min_qty: null,
    available: '0.123',
    is_whole: false,
  };
  expect(suggestedOrder(facts)).toBe('4.9');
  expect(suggestedOrder({ ...facts, available: '4.99' })).toBe('0.1');
});

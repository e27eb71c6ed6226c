import { percentChange } from './compare.ts';
import { debtAge } from './debt-age.ts';

test('a change is a percentage of what was before, with one decimal', () => {
  expect(percentChange('150', '100')).toBe('50');
  expect(percentChange('1', '3')).toBe('-66.7');
  expect(percentChange('-50', '100')).toBe('-150');
  expect(percentChange('100.01', '100')).toBe('0');
});

test('of nothing, and of a loss, there is no percentage', () => {
  expect(percentChange('5', '0')).toBeNull();
  expect(percentChange('5', '-1')).toBeNull();
});

test('a debt ages by its days', () => {
  expect([0, 7, 8, 30, 31, 60, 61, 90, 91, 4_000].map(debtAge)).toEqual([0, 0, 8, 8, 31, 31, 61, 61, 91, 91]);
});

import { stockLevel } from './stock-level.ts';

test.each([
  ['10', '5', 'enough'],
  ['5', '5', 'low'],
  ['0.5', '5', 'low'],
  ['0', '5', 'out'],
  ['-2', '5', 'out'],
  ['0', '0', 'out'],
  ['1', '0', 'enough'],
  ['0', null, 'none'],
  ['-1', null, 'none'],
  ['3', null, 'enough'],
])('%s with a minimum of %s is %s', (qty, min_qty, level) => {
  expect(stockLevel({ qty, min_qty })).toBe(level);
});

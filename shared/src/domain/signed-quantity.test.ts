import { signedQuantity } from './signed-quantity.ts';

test.each([
  ['1250', '+1.250'],
  ['-0.645', '−0,645'],
  ['0', '0'],
])('%s in a ledger is %s', (qty, text) => {
  expect(signedQuantity(qty)).toBe(text);
});

import { pairOf } from './pair-of.ts';

test.each([
  ['USD', { main: 'VES', alternative: 'USD' }, 'USD/VES'],
  ['VES', { main: 'VES', alternative: 'USD' }, 'USD/VES'],
  ['EUR', { main: 'VES', alternative: 'USD' }, 'EUR/VES'],
  ['USD', { main: 'USD', alternative: 'VES' }, 'USD/VES'],
  ['VES', { main: 'USD', alternative: 'VES' }, 'USD/VES'],
  ['EUR', { main: 'USD', alternative: 'VES' }, 'EUR/USD'],
])('the rate of %s in %j is told as %s', (currency, used, told) => {
  const pair = pairOf(currency, used);
  expect(`${pair?.source}/${pair?.target}`).toBe(told);
});

test('a company of one currency has no pair', () => {
  expect(pairOf('USD', { main: 'USD', alternative: 'USD' })).toBeUndefined();
});

import { pairOf } from './pair-of.ts';

const own = { main: 'VES', alternative: 'USD' };

test('a currency is told against the main one, and the main one by the pair of the company', () => {
  expect(pairOf('USD', own)).toEqual({ source: 'USD', target: 'VES' });
  expect(pairOf('EUR', own)).toEqual({ source: 'EUR', target: 'VES' });
  expect(pairOf('VES', own)).toEqual({ source: 'USD', target: 'VES' });
  expect(pairOf('USD', { main: 'USD', alternative: 'USD' })).toBeUndefined();
});

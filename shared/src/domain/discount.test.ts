import fc from 'fast-check';
import { exact } from './decimal.ts';
import { discountOf, netOfDiscount, wholeDiscount } from './discount.ts';
import type { CurrencyPair } from './rate.ts';
import { lineTotal } from './sale.ts';
import { arbitraryDecimal, arbitraryRate } from './testing/arbitraries.ts';

const pair: CurrencyPair = { main: 'VES', alternative: 'USD', rate: '860.18' };

test('a whole line is given away in cents, though its price has more decimals', () => {
  const line = { qty: '1', unit_price: '1.314903', currency: 'USD' };
  expect(wholeDiscount(line)).toBe('1.31');
  const discount = discountOf(line, { percent: '100' });
  expect(lineTotal({ ...line, discount }, pair)).toEqual({ main: '0.00', alternative: '0.00' });
  expect(wholeDiscount({ qty: '1', unit_price: '1.319967' })).toBe('1.32');
  expect(wholeDiscount({ qty: '1', unit_price: '0.004' })).toBe('0.01');
  expect(wholeDiscount({ qty: '3', unit_price: '0' })).toBe('0.00');
});

test('a part becomes an amount in cents, and none is more than the line', () => {
  const line = { qty: '2', unit_price: '5.4' };
  expect(discountOf(line, { percent: '12.5' })).toBe('1.35');
  expect(discountOf(line, { percent: '0' })).toBe('0');
  expect(discountOf(line, { percent: '150' })).toBe('10.80');
  expect(discountOf(line, { amount: '99' })).toBe('10.80');
  expect(discountOf(line, { amount: '0.5' })).toBe('0.50');
  expect(netOfDiscount({ ...line, discount: '0.50' }).toFixed()).toBe('10.3');
});

const arbitraryDiscounted = fc.record({
  line: fc.record({
    qty: arbitraryDecimal({ whole: 6, decimals: 3 }),
    unit_price: arbitraryDecimal({ whole: 7, decimals: 8 }),
    currency: fc.constantFrom('USD', 'VES'),
  }),
  discount: fc.oneof(
    fc.record({ percent: fc.oneof(fc.constant('100'), arbitraryDecimal({ whole: 2, decimals: 2 })) }),
    fc.record({ amount: arbitraryDecimal({ whole: 9, decimals: 2 }) }),
  ),
});

test('whatever the line, the discount and the rate: free in one currency of the line is free in both', () => {
  fc.assert(
    fc.property(arbitraryDiscounted, arbitraryRate, ({ line, discount }, rate) => {
      const given = { ...line, discount: discountOf(line, discount) };
      const total = lineTotal(given, { ...pair, rate });
      const own = line.currency === 'VES' ? total.main : total.alternative;
      const isDiscounted = given.discount !== '0';
      if (isDiscounted && own === '0.00') expect(total).toEqual({ main: '0.00', alternative: '0.00' });
      if ('percent' in discount && discount.percent === '100') {
        expect(total).toEqual({ main: '0.00', alternative: '0.00' });
      }
      expect(netOfDiscount(given).gte(0)).toBe(true);
      expect(exact(given.discount).lte(wholeDiscount(line))).toBe(true);
    }),
  );
});

import { exact, lineTotal, parseAmount, toMoney, toRate } from '@cuadra/shared/domain';
import fc from 'fast-check';
import { arithmeticOf, formatPrice, ownPrice } from './line-arithmetic.ts';

const PAIR = { main: 'VES', alternative: 'USD', rate: '860.18' };
const line = (qty: string, unit_price: string, currency = 'USD', discount = '0.00', pair = PAIR) => ({
  ...{ qty, unit_price, currency, discount },
  total: lineTotal({ qty, unit_price, currency, discount }, pair).main,
});

test('a price has two decimals where they do, and more where the multiplication needs them', () => {
  expect(arithmeticOf(line('1', '1.15'), PAIR)).toMatchObject({ price: '989.21', amount: '989.21' });
  // 37 × 283,86 would be 10.502,82.
  expect(arithmeticOf(line('37', '0.33'), PAIR)).toMatchObject({ price: '283.8594', amount: '10502.80' });
  expect(arithmeticOf(line('3', '301.15', 'VES'), PAIR)).toMatchObject({ price: '301.15', amount: '903.45' });
  expect(arithmeticOf(line('0.645', '6.2'), PAIR)).toMatchObject({ price: '5333.12', amount: '3439.86' });
});

test('a discount is told apart, in the same currency', () => {
  expect(arithmeticOf(line('2', '1.15', 'USD', '0.30'), PAIR)).toEqual({
    ...{ price: '989.207', amount: '1978.41', discount: '258.05', currency: 'VES' },
  });
});

test('in its own currency, for the details of a sale', () => {
  expect(ownPrice({ qty: '2', unit_price: '1.15', currency: 'USD' })).toBe('$\u00a01,15');
  expect(ownPrice({ qty: '12', unit_price: '13.346333', currency: 'USD' })).toBe('$\u00a013,3463');
});

test('a sale whose amounts were worked out otherwise comes out all the same', () => {
  const { price, amount } = arithmeticOf({ ...line('3', '1.15'), total: '2967.60' }, PAIR);
  expect(toMoney(exact(price).times(3))).toBe(amount);
  expect(amount).toBe('2967.60');
});

test('whatever is sold, quantity × printed price, rounded, is the printed amount; less the discount it is the total', () => {
  const decimal = (most: number, decimals: number) =>
    fc
      .bigInt({ min: 1n, max: BigInt(most) * 10n ** BigInt(decimals) })
      .map((units) => exact(units.toString()).div(exact(10).pow(decimals)).toFixed());
  fc.assert(
    fc.property(
      decimal(10_000, 3),
      decimal(100_000, 8),
      decimal(100_000, 8),
      fc.constantFrom('VES', 'USD'),
      // The rate as it was given, or the other way round: then amounts are divided by it, and prices go on for ever.
      fc.boolean(),
      fc.integer({ min: 0, max: 100 }),
      (qty, price, rate, currency, isInverse, percent) => {
        const pair = { ...PAIR, rate, inverse: isInverse ? rate : null };
        const gross = exact(qty).times(toRate(price));
        const discount = exact(toMoney(gross.times(percent).div(100)));
        const off = toMoney(discount.gt(gross) ? 0 : discount);
        const sold = line(qty, toRate(price), currency, off, pair);
        const told = arithmeticOf(sold, pair);
        // As it stands on paper, read back as a person reads it.
        const printed = parseAmount(formatPrice(told.price, 'VES').replace('Bs.\u00a0', ''));
        expect(toMoney(exact(printed ?? '0').times(qty))).toBe(told.amount);
        expect(toMoney(exact(told.amount).minus(told.discount))).toBe(sold.total);
      },
    ),
    { numRuns: 500 },
  );
});

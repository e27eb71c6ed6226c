import { exact, lineTotal, saleTotal, toMoney, wholeDiscount } from '@cuadra/shared/domain';
import fc from 'fast-check';
import { PAIR, product } from '../../testing/samples.ts';
import { addProduct, setQuantity } from './cart.ts';
import { discountTotal, withDiscount } from './discount.ts';
import type { CartLine } from './line.ts';

/** Two at $ 5.40. */
const [coffee] = addProduct([], product({ id: 'coffee', cost: '5.40', utility: '0' }), '2') as [CartLine];

test('a percentage becomes an amount in the currency of the line', () => {
  expect(withDiscount(coffee, { percent: '10' })).toMatchObject({ discount: '1.08', discount_percent: '10' });
  expect(withDiscount(coffee, { percent: '12.5' })).toMatchObject({ discount: '1.35' });
});

test('a percentage follows the quantity and the price; an amount stays', () => {
  const part = withDiscount(coffee, { percent: '10' });
  expect(setQuantity([part], 'coffee', '3')).toMatchObject([{ discount: '1.62' }]);
  expect(addProduct([part], product({ id: 'coffee', cost: '6.00', utility: '0' }))).toMatchObject([
    { qty: '3', discount: '1.80' },
  ]);
  const amount = withDiscount(coffee, { amount: '0.50' });
  expect(setQuantity([amount], 'coffee', '3')).toMatchObject([{ discount: '0.50', discount_percent: null }]);
});

test('no discount is more than its line, also after the quantity has fallen', () => {
  expect(withDiscount(coffee, { amount: '99' })).toMatchObject({ discount: '10.80' });
  expect(withDiscount(coffee, { percent: '150' })).toMatchObject({
    discount: '10.80',
    discount_percent: '100',
  });
  expect(setQuantity([withDiscount(coffee, { amount: '8' })], 'coffee', '1')).toMatchObject([
    { discount: '5.40' },
  ]);
});

test('with a limit no more is given, as a part or as an amount, nor by lowering the quantity afterwards', () => {
  const limit = '10';
  expect(withDiscount(coffee, { percent: '100', limit })).toMatchObject({
    discount: '1.08',
    discount_percent: '10',
  });
  expect(withDiscount(coffee, { percent: '5', limit }).discount).toBe('0.54');
  const amount = withDiscount(coffee, { amount: '9', limit });
  expect(amount.discount).toBe('1.08');
  expect(setQuantity([amount], 'coffee', '1')).toMatchObject([{ discount: '0.54' }]);
  // Somebody who may takes over.
  expect(withDiscount(amount, { amount: '9' }).discount).toBe('9.00');
});

test('none is given by nothing', () => {
  const line = withDiscount(coffee, { percent: '10' });
  expect(withDiscount(line, { amount: '0' })).toMatchObject({ discount: '0', discount_percent: null });
  expect(withDiscount(line, { percent: '0' })).toMatchObject({ discount: '0', discount_percent: null });
});

const line = fc
  .record({
    cents: fc.integer({ min: 1, max: 99_999_999 }),
    grams: fc.integer({ min: 1, max: 9_999_999 }),
    hundredths: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ cents, grams, hundredths }) =>
    withDiscount(
      {
        ...coffee,
        unit_price: exact(cents).div(1_000_000).toFixed(),
        qty: exact(grams).div(1000).toFixed(),
      },
      { percent: exact(hundredths).div(100).toFixed() },
    ),
  );

test('whatever the line and the percentage: an amount in cents that the line can bear', () => {
  fc.assert(
    fc.property(line, (given) => {
      expect(given.discount).toMatch(/^(0|\d+\.\d\d)$/);
      expect(exact(given.discount).lte(wholeDiscount(given))).toBe(true);
      expect(exact(lineTotal(given, PAIR).main).gte(0)).toBe(true);
    }),
  );
});

test('all of a line is free in both currencies, whatever its decimals', () => {
  fc.assert(
    fc.property(line, (given) => {
      expect(lineTotal(withDiscount(given, { percent: '100' }), PAIR)).toEqual({
        main: '0.00',
        alternative: '0.00',
      });
    }),
  );
});

test('the total and its discount are the total without one, to the cent in both currencies', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const off = discountTotal(lines, PAIR);
      const before = saleTotal(
        lines.map((one) => ({ ...one, discount: '0' })),
        PAIR,
      );
      const after = saleTotal(lines, PAIR);
      expect(toMoney(exact(after.main).plus(off.main))).toBe(before.main);
      expect(toMoney(exact(after.alternative).plus(off.alternative))).toBe(before.alternative);
    }),
  );
});

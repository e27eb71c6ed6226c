import { exact, saleTotal, toMoney } from '@cuadra/shared/domain';
import fc from 'fast-check';
import { CASH_USD, CASH_VES, exactly, PAGO_MOVIL, PAIR, paid } from '../../testing/samples.ts';
import { followTotal, taken } from './exact-payments.ts';
import { chooseMethod, paymentState } from './payment.ts';

const total = { main: '8601.80', alternative: '10.00' };
const less = { main: '4300.90', alternative: '5.00' };

test('a method that is chosen takes what is missing, and goes on taking it when the basket changes', () => {
  const { payments } = chooseMethod([], 0, CASH_USD, total, PAIR);
  expect(payments).toEqual([exactly(CASH_USD, '10.00')]);
  expect(followTotal(payments, less, PAIR)).toEqual([exactly(CASH_USD, '5.00')]);
});

test('a typed amount stays, and the exact one beside it takes the rest', () => {
  const payments = [paid(CASH_USD, '4.00'), exactly(CASH_VES, '5161.08')];
  expect(followTotal(payments, less, PAIR)).toEqual([paid(CASH_USD, '4.00'), exactly(CASH_VES, '860.18')]);
  const nothing = { main: '2580.54', alternative: '3.00' };
  expect(followTotal(payments, nothing, PAIR)).toEqual([paid(CASH_USD, '4.00'), exactly(CASH_VES, '0.00')]);
});

test('money that a reference proves was given, and does not become another amount', () => {
  const payments = [exactly(PAGO_MOVIL, '8601.80', '004512')];
  expect(followTotal(payments, less, PAIR)).toBe(payments);
});

test('nothing to follow leaves the payments as they are', () => {
  const payments = [exactly(CASH_USD, '10.00')];
  expect(followTotal(payments, total, PAIR)).toBe(payments);
});

test('what was taken to be charged follows no more: the customer has given it', () => {
  const payments = taken([exactly(CASH_USD, '10.00'), paid(CASH_VES, '1.00')]);
  expect(payments).toEqual([paid(CASH_USD, '10.00'), paid(CASH_VES, '1.00')]);
  expect(followTotal(payments, less, PAIR)).toBe(payments);
});

test('whatever the basket becomes, an exact payment alone never leaves change or a rest', () => {
  const basket = fc.array(
    fc.record({ cents: fc.integer({ min: 1, max: 20_000 }), qty: fc.integer({ min: 1, max: 9_000 }) }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(basket, basket, fc.constantFrom(CASH_USD, CASH_VES), (first, second, method) => {
      const totalOf = (lines: typeof first) =>
        saleTotal(
          lines.map(({ cents, qty }) => ({
            ...{
              qty: exact(qty).div(1000),
              unit_price: exact(cents).div(100),
              currency: 'USD',
              discount: '0',
            },
          })),
          PAIR,
        );
      const { payments } = chooseMethod([], 0, method, totalOf(first), PAIR);
      const followed = followTotal(payments, totalOf(second), PAIR);
      expect(paymentState(totalOf(second), followed, PAIR).kind).toBe('paid');
      expect(followed[0]?.amount).toBe(
        toMoney(totalOf(second)[method.currency === 'VES' ? 'main' : 'alternative']),
      );
    }),
  );
});

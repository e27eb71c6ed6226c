import { balanceOf, exact, saleTotal, toMoney } from '@cuadra/shared/domain';
import fc from 'fast-check';
import { CASH_USD, CASH_VES, PAGO_MOVIL, PAIR, paid } from '../../testing/samples.ts';
import { giveRest, splitState } from './split-change.ts';

const total = { main: '12128.54', alternative: '14.10' };
const payments = [paid(CASH_USD, '20.00')];

test('five dollars, and the rest by Pago Móvil', () => {
  const five = [paid(CASH_USD, '5.00')];
  expect(splitState(total, payments, five, PAIR)).toEqual({
    kind: 'left',
    amount: { main: '774.16', alternative: '0.90' },
  });
  const both = giveRest(total, payments, five, PAGO_MOVIL, PAIR);
  expect(both).toEqual([...five, paid(PAGO_MOVIL, '774.16')]);
  expect(splitState(total, payments, both, PAIR)).toEqual({ kind: 'closed' });
});

test('three ways at once', () => {
  const two = [paid(CASH_USD, '5.00'), paid(CASH_VES, '500.00')];
  expect(giveRest(total, payments, two, PAGO_MOVIL, PAIR)).toEqual([...two, paid(PAGO_MOVIL, '274.16')]);
});

test('the rest in a method that gives something already raises it', () => {
  const given = [paid(CASH_VES, '100.00'), paid(CASH_USD, '5.00')];
  expect(giveRest(total, payments, given, CASH_VES, PAIR)).toEqual([
    paid(CASH_VES, '774.16'),
    paid(CASH_USD, '5.00'),
  ]);
});

test('too much is told, and nothing is given yet', () => {
  expect(splitState(total, payments, [paid(CASH_USD, '6.00')], PAIR)).toMatchObject({ kind: 'over' });
  expect(splitState(total, payments, [], PAIR)).toMatchObject({
    kind: 'left',
    amount: { main: '5075.06', alternative: '5.90' },
  });
});

const sale = fc.record({
  cents: fc.array(fc.integer({ min: 5, max: 20_000 }), { minLength: 1, maxLength: 20 }),
  rate: fc.integer({ min: 10_000, max: 99_999_999 }),
  over: fc.integer({ min: 100, max: 10_000 }),
  parts: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 3 }),
});

test('however dollars back are split, the rest in bolívares closes the sale, and the screen says so', () => {
  fc.assert(
    fc.property(sale, ({ cents, rate, over, parts }) => {
      const pair = { ...PAIR, rate: exact(rate).div(10_000).toString() };
      const sale = saleTotal(
        cents.map((price) => ({
          qty: '1',
          unit_price: exact(price).div(100),
          currency: 'USD',
          discount: '0',
        })),
        pair,
      );
      const given = [paid(CASH_USD, toMoney(exact(sale.alternative).plus(exact(over).div(100))))];
      let left = over;
      const split = parts.map((part) => {
        const amount = Math.floor((left * part) / 200);
        left -= amount;
        return paid(CASH_USD, toMoney(exact(amount).div(100)));
      });
      const all = giveRest(sale, given, split, CASH_VES, pair);
      expect(splitState(sale, given, all, pair)).toEqual({ kind: 'closed' });
      const sent = all.filter(({ amount }) => exact(amount).gt(0));
      expect(balanceOf(sale, given, sent, pair).is_paid).toBe(true);
    }),
  );
});

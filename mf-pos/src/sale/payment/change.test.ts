import { balanceOf, exact, saleTotal, toMoney } from '@cuadra/shared/domain';
import fc from 'fast-check';
import { CASH_USD, CASH_VES, METHODS, PAGO_MOVIL, PAIR, paid } from '../../testing/samples.ts';
import { changeByPhone, changeKey, changeOptions, pickChange } from './change.ts';
import { paymentState } from './payment.ts';

const total = { main: '12128.54', alternative: '14.10' };

test('a 20 dollar note: all in bolívares first, then five dollars and the rest, then all in dollars', () => {
  expect(changeOptions(total, [paid(CASH_USD, '20.00')], METHODS, PAIR)).toEqual([
    [paid(CASH_VES, '5075.06')],
    [paid(CASH_USD, '5.00'), paid(CASH_VES, '774.16')],
    [paid(CASH_USD, '5.90')],
  ]);
});

test('no change due, no way to give it', () => {
  expect(changeOptions(total, [paid(CASH_USD, '14.10')], METHODS, PAIR)).toEqual([]);
  expect(changeOptions(total, [paid(CASH_USD, '5.00')], METHODS, PAIR)).toEqual([]);
  expect(changeOptions(total, [], METHODS, PAIR)).toEqual([]);
});

test('all of it by Pago Móvil, where there is one and something is due', () => {
  expect(changeByPhone(total, [paid(CASH_USD, '20.00')], METHODS, PAIR)).toEqual([
    paid(PAGO_MOVIL, '5075.06'),
  ]);
  expect(changeByPhone(total, [paid(CASH_USD, '14.10')], METHODS, PAIR)).toBeUndefined();
  expect(changeByPhone(total, [paid(CASH_USD, '20.00')], [CASH_USD, CASH_VES], PAIR)).toBeUndefined();
});

test('less than a dollar back is not split', () => {
  const options = changeOptions(total, [paid(CASH_USD, '15.00')], METHODS, PAIR);
  expect(options.map(changeKey)).toEqual(['efectivo-bs', 'efectivo-usd']);
});

test('bolívares too many: dollars alone cannot close them to the cent, dollars and bolívares can', () => {
  const options = changeOptions(total, [paid(CASH_VES, '20000.00')], METHODS, PAIR);
  expect(options).toEqual([[paid(CASH_VES, '7871.46')], [paid(CASH_USD, '9.00'), paid(CASH_VES, '129.84')]]);
});

test('a company without cash in the main currency gives dollars; one without cash gives none', () => {
  const payments = [paid(CASH_USD, '20.00')];
  expect(changeOptions(total, payments, [CASH_USD, PAGO_MOVIL], PAIR)).toEqual([[paid(CASH_USD, '5.90')]]);
  expect(changeOptions(total, payments, [PAGO_MOVIL], PAIR)).toEqual([]);
});

test('the way chosen before is kept with its new amounts, and the first stands in for one that is gone', () => {
  const options = changeOptions(total, [paid(CASH_USD, '20.00')], METHODS, PAIR);
  expect(pickChange(options, [paid(CASH_USD, '99.00')])).toEqual([paid(CASH_USD, '5.90')]);
  expect(pickChange(options, [])).toEqual([paid(CASH_VES, '5075.06')]);
  expect(pickChange([], [])).toBeUndefined();
});

/** Lines at the prices, rates and notes of real sales: the totals of the two currencies drift apart by cents. */
const sale = fc.record({
  lines: fc.array(
    fc.record({ cents: fc.integer({ min: 5, max: 20_000 }), qty: fc.integer({ min: 1, max: 9_000 }) }),
    { minLength: 1, maxLength: 30 },
  ),
  rate: fc.integer({ min: 100, max: 99_999_999 }).map((units) => exact(units).div(10_000).toString()),
  over: fc.integer({ min: 1, max: 10_000 }),
});

test('whatever is sold, each way offered closes the sale, and dollars paid always find one in bolívares', () => {
  fc.assert(
    fc.property(sale, ({ lines, rate, over }) => {
      const pair = { ...PAIR, rate };
      const sale = saleTotal(
        lines.map(({ cents, qty }) => ({
          qty: exact(qty).div(1000),
          unit_price: exact(cents).div(100),
          currency: 'USD',
          discount: '0',
        })),
        pair,
      );
      const payments = [paid(CASH_USD, toMoney(exact(sale.alternative).plus(exact(over).div(100))))];
      const options = changeOptions(sale, payments, METHODS, pair);
      for (const option of options) expect(balanceOf(sale, payments, option, pair).is_paid).toBe(true);
      // A cent too much may be within what both currencies round: then nothing is due.
      const isDue = paymentState(sale, payments, pair).kind === 'change';
      if (isDue && exact(rate).gte(1)) expect(options.map(changeKey)).toContain('efectivo-bs');
    }),
  );
});

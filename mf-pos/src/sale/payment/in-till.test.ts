import { CASH_USD, CASH_VES, METHODS, PAGO_MOVIL, PAIR, paid } from '../../testing/samples.ts';
import { changeKey, changeOptions } from './change.ts';
import { type InTill, possibleFirst, shortOf } from './in-till.ts';

const total = { main: '12128.54', alternative: '14.10' };
const isCash = (id: string) => METHODS.find((method) => method.id === id)?.is_cash === true;
const till = (dollars: string, bolivares: string): InTill =>
  new Map([
    [CASH_USD.id, dollars],
    [CASH_VES.id, bolivares],
  ]);
const ways = (inTill: InTill | undefined) =>
  possibleFirst(changeOptions(total, [paid(CASH_USD, '20.00')], METHODS, PAIR), (option) =>
    shortOf(option, isCash, inTill),
  ).map(changeKey);

test('the usual way stays first where the till has it, and where nobody knows what it has', () => {
  const usual = ['efectivo-bs', 'efectivo-usd+efectivo-bs', 'efectivo-usd'];
  expect(ways(till('100.00', '90000.00'))).toEqual(usual);
  expect(ways(undefined)).toEqual(usual);
});

test('a way that the till has comes before those that it has not', () => {
  // 5.075,06 bolívares are not there: five dollars and 774,16 are.
  expect(ways(till('5.00', '1000.00'))).toEqual(['efectivo-usd+efectivo-bs', 'efectivo-bs', 'efectivo-usd']);
  expect(ways(till('5.90', '0.00'))[0]).toBe('efectivo-usd');
  // None of them: the usual one first again, and each is told.
  expect(ways(till('1.00', '0.00'))[0]).toBe('efectivo-bs');
});

test('what lacks is told by method; a till that should hold less than nothing has nothing', () => {
  const split = [paid(CASH_USD, '5.00'), paid(CASH_VES, '774.16')];
  expect(shortOf(split, isCash, till('3.00', '-20.00'))).toEqual([
    { payment_method_id: CASH_USD.id, currency: 'USD', has: '3.00' },
    { payment_method_id: CASH_VES.id, currency: 'VES', has: '0.00' },
  ]);
  expect(shortOf(split, isCash, till('5.00', '774.16'))).toEqual([]);
  expect(shortOf(split, isCash, new Map())).toHaveLength(2);
});

test('what a bank gives is never short', () => {
  expect(shortOf([paid(PAGO_MOVIL, '5075.06')], isCash, till('0.00', '0.00'))).toEqual([]);
});

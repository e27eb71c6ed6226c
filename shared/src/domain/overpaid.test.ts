import fc from 'fast-check';
import { exact, toMoney } from './decimal.ts';
import { farOverpaid, notesOf } from './overpaid.ts';

const PAIR = { main: 'VES', alternative: 'USD', rate: '860.18' };
/** $ 14,10 */
const TOTAL = { main: '12128.54', alternative: '14.10' };
const dollars = (amount: string) => ({ amount, currency: 'USD' });
const bolivares = (amount: string) => ({ amount, currency: 'VES' });

test.each([
  ['nothing', []],
  ['too little', [dollars('5')]],
  ['exactly the total', [dollars('14.10')]],
  ['the largest note', [dollars('100')]],
  ['the largest note above it', [dollars('114.10')]],
  ['a pile of bolívares', [bolivares('20000')]],
  ['a note beside a payment', [bolivares('12128.54'), dollars('20')]],
])('%s is no slip of the fingers', (_, payments) => {
  expect(farOverpaid(TOTAL, payments, PAIR)).toBeUndefined();
});

test('a barcode for an amount, and a comma that was left out', () => {
  expect(farOverpaid(TOTAL, [dollars('101242049')], PAIR)).toEqual(dollars('101242034.90'));
  expect(farOverpaid(TOTAL, [dollars('1410')], PAIR)).toEqual(dollars('1395.90'));
  expect(farOverpaid(TOTAL, [dollars('114.11')], PAIR)).toEqual(dollars('100.01'));
  expect(farOverpaid(TOTAL, [bolivares('22128.55')], PAIR)).toEqual(bolivares('10000.01'));
  expect(farOverpaid(TOTAL, [bolivares('12128.54'), dollars('1410')], PAIR)?.currency).toBe('VES');
});

test('whatever the total, a note above it asks nothing, and a cent more does', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.constantFrom('VES', 'USD', 'EUR', 'COP', 'XYZ'),
      (cents, currency) => {
        const price = toMoney(exact(cents).div(100));
        const pair = { main: currency, alternative: currency, rate: '1' };
        const most = toMoney(exact(price).plus(notesOf(currency).at(-1) ?? 0));
        const total = { main: price, alternative: price };
        const paid = (amount: string) => farOverpaid(total, [{ amount, currency }], pair);
        expect(paid(most)).toBeUndefined();
        expect(paid(toMoney(exact(most).plus('0.01')))).toBeDefined();
      },
    ),
  );
});

import fc from 'fast-check';
import { addDays } from './calendar.ts';
import { exact, sum, toMoney } from './decimal.ts';
import {
  BILLING_TYPES,
  dayPrice,
  daysLasting,
  remainingDays,
  TERM_DAYS,
  type TermPrice,
} from './subscription.ts';

const cents = (max: number) => fc.integer({ min: 1, max }).map((n) => toMoney(exact(n).div(100)));
const term: fc.Arbitrary<TermPrice> = fc.record({
  price: cents(1_000_00),
  billing_type: fc.constantFrom(...BILLING_TYPES),
});
const day = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('2010-01-01', n));
const pricesOf = (of: TermPrice, after: string, days: number) =>
  Array.from({ length: days }, (_, index) => dayPrice(of, addDays(after, index + 1)));

test('a month of days makes exactly the monthly price, a year of them the yearly one, wherever it starts', () => {
  fc.assert(
    fc.property(term, day, (of, after) => {
      const prices = pricesOf(of, after, TERM_DAYS[of.billing_type]);
      expect(toMoney(sum(prices))).toBe(toMoney(of.price));
      const even = exact(of.price).div(TERM_DAYS[of.billing_type]);
      for (const price of prices) expect(exact(price).minus(even).abs().lte('0.01')).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('a balance lasts just as many days as it pays for', () => {
  fc.assert(
    fc.property(
      term,
      day,
      fc.integer({ min: -500, max: 60_000 }).map((n) => toMoney(exact(n).div(100))),
      (of, after, balance) => {
        const days = Math.min(daysLasting(balance, of, after), 400);
        const paid = sum(pricesOf(of, after, days));
        expect(days === 0 || paid.lte(balance)).toBe(true);
        if (days < 400) expect(paid.plus(dayPrice(of, addDays(after, days + 1))).gt(balance)).toBe(true);
      },
    ),
  );
});

test('each day that is charged is one day less', () => {
  fc.assert(
    fc.property(term, day, cents(50_000), (of, after, balance) => {
      const days = daysLasting(balance, of, after);
      fc.pre(days > 0 && days < 36_500);
      const next = addDays(after, 1);
      const left = exact(balance).minus(dayPrice(of, next));
      expect(daysLasting(left, of, next)).toBe(days - 1);
    }),
  );
});

test('$6 a month are 20 cents a day, and $60 a year 16 or 17', () => {
  expect(dayPrice({ price: '6', billing_type: 'monthly' }, '2026-11-20')).toBe('0.20');
  const year = new Set(pricesOf({ price: '60', billing_type: 'yearly' }, '2026-11-20', 365));
  expect([...year].sort()).toEqual(['0.16', '0.17']);
  expect(daysLasting('6', { price: '6', billing_type: 'monthly' }, '2026-11-20')).toBe(30);
  expect(daysLasting('5.99', { price: '6', billing_type: 'monthly' }, '2026-11-20')).toBe(29);
  expect(daysLasting('0', { price: '6', billing_type: 'monthly' }, '2026-11-20')).toBe(0);
});

test('the days left count today, and there are none once it has ended', () => {
  const end = new Date('2026-11-21T04:00:00Z');
  expect(remainingDays(end, new Date('2026-11-21T03:59:59Z'))).toBe(1);
  expect(remainingDays(end, new Date('2026-11-19T15:00:00Z'))).toBe(2);
  expect(remainingDays(end, end)).toBe(0);
});

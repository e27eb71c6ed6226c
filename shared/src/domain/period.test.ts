import fc from 'fast-check';
import { addDays } from './calendar.ts';
import { daysIn, periodStart, periodsOf, rangeBefore } from './period.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));
const range = fc
  .tuple(day, fc.nat({ max: 1_000 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

test('a week begins on Monday, a month on its first day', () => {
  expect(periodStart('2026-11-22', 'week')).toBe('2026-11-16');
  expect(periodStart('2026-11-23', 'week')).toBe('2026-11-23');
  expect(periodStart('2027-01-01', 'week')).toBe('2026-12-28');
  expect(periodStart('2028-02-29', 'month')).toBe('2028-02-01');
  expect(periodStart('2026-11-22', 'day')).toBe('2026-11-22');
});

test('a range has all the periods that it touches', () => {
  expect(periodsOf({ from: '2026-11-20', to: '2026-11-23' }, 'week')).toEqual(['2026-11-16', '2026-11-23']);
  expect(periodsOf({ from: '2026-12-31', to: '2027-02-01' }, 'month')).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ]);
  expect(periodsOf({ from: '2026-11-20', to: '2026-11-20' }, 'day')).toEqual(['2026-11-20']);
});

test('every day of a range is in one of its periods, and every period has a day of it', () => {
  fc.assert(
    fc.property(range, fc.constantFrom('day' as const, 'week' as const, 'month' as const), (of, group) => {
      const days = Array.from({ length: daysIn(of) }, (_, index) => addDays(of.from, index));
      expect(days.at(-1)).toBe(of.to);
      expect([...new Set(days.map((one) => periodStart(one, group)))]).toEqual(periodsOf(of, group));
    }),
    { numRuns: 50 },
  );
});

test('what comes before has as many days and ends the day before', () => {
  expect(rangeBefore({ from: '2026-11-21', to: '2026-11-21' })).toEqual({
    from: '2026-11-20',
    to: '2026-11-20',
  });
  expect(rangeBefore({ from: '2026-03-02', to: '2026-03-31' })).toEqual({
    from: '2026-01-31',
    to: '2026-03-01',
  });
});

test('whole months are held against whole months', () => {
  expect(rangeBefore({ from: '2028-03-01', to: '2028-03-31' })).toEqual({
    from: '2028-02-01',
    to: '2028-02-29',
  });
  expect(rangeBefore({ from: '2027-01-01', to: '2027-03-31' })).toEqual({
    from: '2026-10-01',
    to: '2026-12-31',
  });
});

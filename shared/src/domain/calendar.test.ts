import { addDays, addMonths, daysBetween, isCalendarDay } from './calendar.ts';

test('days and months are counted over the ends of months and years', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(daysBetween('2026-11-20', '2026-11-23')).toBe(3);
  expect(daysBetween('2026-11-23', '2026-11-20')).toBe(-3);
});

test('a day that no calendar has is none, nor is a time', () => {
  expect(isCalendarDay('2028-02-29')).toBe(true);
  for (const text of ['2026-02-30', '2026-13-01', '2026-1-1', '2026-11-20T00:00:00Z', '', 'mañana'])
    expect(isCalendarDay(text)).toBe(false);
});

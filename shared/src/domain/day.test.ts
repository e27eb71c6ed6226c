import { companyDay, formatDateTime } from './day.ts';

test('the day ends at midnight in Caracas, four hours after UTC', () => {
  expect(companyDay(new Date('2026-11-21T03:59:59Z'))).toBe('2026-11-20');
  expect(companyDay(new Date('2026-11-21T04:00:00Z'))).toBe('2026-11-21');
});

test('the day is the same in winter and in summer: Venezuela does not change its clocks', () => {
  expect(companyDay(new Date('2026-07-01T03:59:59Z'))).toBe('2026-06-30');
  expect(companyDay(new Date('2026-01-01T03:59:59Z'))).toBe('2025-12-31');
});

test('a ticket prints day, month, year and a twelve-hour clock', () => {
  expect(formatDateTime(new Date('2026-11-21T01:05:00Z'))).toBe('20/11/2026, 9:05 p. m.');
  expect(formatDateTime(new Date('2026-11-20T13:30:00Z'))).toBe('20/11/2026, 9:30 a. m.');
});

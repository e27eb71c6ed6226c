import { addDays, isCalendarDay } from './calendar.ts';
import { type DayRange, daysIn, periodStart } from './period.ts';

/** The periods that figures are offered for by name. */
export const PERIODS = ['today', 'yesterday', 'week', 'month', 'last30'] as const;
export type PeriodName = (typeof PERIODS)[number];

/** One by its name, or any two days. */
export type Period = { name: PeriodName } | { name: 'custom'; range: DayRange };

/** A month's worth says most on any day: «Hoy» is empty each morning, «Esta semana» each Monday. */
export const DEFAULT_PERIOD: Period = { name: 'last30' };

/** Days that may be asked for (the API's limit by day, two years). */
export const MAX_DAYS = 732;

/** @param today as it is in Caracas */
export function rangeOf(period: Period, today: string): DayRange {
  switch (period.name) {
    case 'custom':
      return period.range;
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'week':
      return { from: periodStart(today, 'week'), to: today };
    case 'month':
      return { from: periodStart(today, 'month'), to: today };
    case 'last30':
      return { from: addDays(today, -29), to: today };
  }
}

/** The period that an address names, `?period=week` or `?from=2026-11-01&to=2026-11-15`; the default for any other. */
export function readPeriod(search: URLSearchParams, today: string): Period {
  const name = PERIODS.find((known) => known === search.get('period'));
  if (name) return { name };
  const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  return rangeError(range, today) === undefined ? { name: 'custom', range } : DEFAULT_PERIOD;
}

/** Writes a period into an address, and leaves what else is in it. */
export function writePeriod(search: URLSearchParams, period: Period): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of ['period', 'from', 'to']) next.delete(key);
  if (period.name === 'custom') {
    next.set('from', period.range.from);
    next.set('to', period.range.to);
  } else if (period.name !== DEFAULT_PERIOD.name) {
    next.set('period', period.name);
  }
  return next;
}

export type DayRangeError = 'not-a-day' | 'backwards' | 'future' | 'too-long';

/** What is wrong with two days that somebody typed; undefined when nothing is. */
export function rangeError(range: DayRange, today: string): DayRangeError | undefined {
  if (![range.from, range.to].every(isDay)) return 'not-a-day';
  if (range.from > range.to) return 'backwards';
  if (range.to > today) return 'future';
  return daysIn(range) > MAX_DAYS ? 'too-long' : undefined;
}

/** A day of which there may be figures. */
function isDay(text: string): boolean {
  return text.startsWith('2') && isCalendarDay(text);
}

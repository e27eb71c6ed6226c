import { addDays, addMonths, calendarDay, daysBetween, isoDay } from './calendar.ts';

/** How the days of a report are put together; weeks begin on Monday (spec §1). */
export const PERIOD_GROUPS = ['day', 'week', 'month'] as const;
export type PeriodGroup = (typeof PERIOD_GROUPS)[number];

/** Two days as they are in Caracas, `2026-11-20`, both of them included. */
export interface DayRange {
  from: string;
  to: string;
}

/** The first day of the day, week or month that a day is in. */
export function periodStart(day: string, group: PeriodGroup): string {
  return isoDay(calendarDay(day).startOf(group));
}

/** The first days of all periods that a range touches, in their order; the first may begin before the range. */
export function periodsOf({ from, to }: DayRange, group: PeriodGroup): string[] {
  const starts: string[] = [];
  for (let start = calendarDay(from).startOf(group); isoDay(start) <= to; start = start.add(1, group))
    starts.push(isoDay(start));
  return starts;
}

/** How many days a range has. */
export function daysIn({ from, to }: DayRange): number {
  return daysBetween(from, to) + 1;
}

/**
 * The range that one is compared with: as many days just before it; and for whole months as many months, so that March
 * is held against February.
 */
export function rangeBefore(range: DayRange): DayRange {
  const to = addDays(range.from, -1);
  const isWholeMonths = range.from.endsWith('-01') && addDays(range.to, 1).endsWith('-01');
  if (!isWholeMonths) return { from: addDays(range.from, -daysIn(range)), to };
  return { from: addMonths(range.from, -periodsOf(range, 'month').length), to };
}

/** How the days of a report are put together; weeks begin on Monday (spec §1). */
export const PERIOD_GROUPS = ['day', 'week', 'month'] as const;
export type PeriodGroup = (typeof PERIOD_GROUPS)[number];

/** Two days as they are in Caracas, `2026-11-20`, both of them included. */
export interface DayRange {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;

/** The first day of the day, week or month that a day is in. */
export function periodStart(day: string, group: PeriodGroup): string {
  if (group === 'month') return `${day.slice(0, 8)}01`;
  if (group === 'day') return day;
  // getUTCDay() begins with Sunday.
  return addDays(day, -((toDate(day).getUTCDay() + 6) % 7));
}

/** The first days of all periods that a range touches, in their order; the first may begin before the range. */
export function periodsOf({ from, to }: DayRange, group: PeriodGroup): string[] {
  const starts: string[] = [];
  for (let start = periodStart(from, group); start <= to; start = nextPeriod(start, group))
    starts.push(start);
  return starts;
}

/** How many days a range has. */
export function daysIn({ from, to }: DayRange): number {
  return Math.round((toDate(to).getTime() - toDate(from).getTime()) / DAY_MS) + 1;
}

export function addDays(day: string, days: number): string {
  return new Date(toDate(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The range that one is compared with: as many days just before it; and for whole months as many months, so that March
 * is held against February.
 */
export function rangeBefore(range: DayRange): DayRange {
  const to = addDays(range.from, -1);
  const isWholeMonths = range.from.endsWith('-01') && addDays(range.to, 1).endsWith('-01');
  if (!isWholeMonths) return { from: addDays(range.from, -daysIn(range)), to };
  const date = toDate(range.from);
  date.setUTCMonth(date.getUTCMonth() - periodsOf(range, 'month').length);
  return { from: date.toISOString().slice(0, 10), to };
}

function nextPeriod(start: string, group: PeriodGroup): string {
  if (group === 'month') return periodStart(addDays(start, 31), 'month');
  return addDays(start, group === 'week' ? 7 : 1);
}

/** A calendar day has no time zone; UTC never skips an hour. */
function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

import { companyDay, companyTimeFormat, longDate } from '@cuadra/shared/domain';

/**
 * The last day before an instant at which something ends: what ends on the 4th at midnight lasts through the 3rd.
 */
export function lastDay(end: string): string {
  return longDate(justBefore(end));
}

/** The same, short: `3 de diciembre`, with its year when that is not this one. */
export function lastDayAndMonth(end: string, now: Date = new Date()): string {
  return dayAndMonth(justBefore(end).toISOString(), now);
}

function justBefore(end: string): Date {
  return new Date(Date.parse(end) - 1);
}

const dayAndMonthFormat = companyTimeFormat('es-VE', { day: 'numeric', month: 'long' });

/** `2 de diciembre`, as it is in Caracas; with its year when that is not this one. */
export function dayAndMonth(instant: string, now: Date = new Date()): string {
  const year = (date: Date) => companyDay(date).slice(0, 4);
  const then = new Date(instant);
  return year(then) === year(now) ? dayAndMonthFormat(then) : longDate(then);
}

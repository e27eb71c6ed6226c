import { COMPANY_TIME_ZONE, companyDay } from '@cuadra/shared/domain';

const longFormat = new Intl.DateTimeFormat('es-VE', {
  timeZone: COMPANY_TIME_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('es-VE', {
  timeZone: COMPANY_TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const dayFormat = new Intl.DateTimeFormat('es-VE', {
  timeZone: COMPANY_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: COMPANY_TIME_ZONE, hour: '2-digit' });

/** `2 de diciembre de 2026`, as it is in Caracas. */
export function longDate(instant: string): string {
  return longFormat.format(new Date(instant));
}

/**
 * The last day before an instant at which something ends: what ends on the 4th at midnight lasts through the 3rd.
 */
export function lastDay(end: string): string {
  return longFormat.format(justBefore(end));
}

/** The same, short: `3 de diciembre`, with its year when that is not this one. */
export function lastDayAndMonth(end: string, now: Date = new Date()): string {
  return dayAndMonth(justBefore(end).toISOString(), now);
}

function justBefore(end: string): Date {
  return new Date(Date.parse(end) - 1);
}

const plainDayFormat = new Intl.DateTimeFormat('es-VE', {
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** `2026-11-20` → `20/11/2026`: a day without a time, which is the same everywhere. */
export function plainDay(day: string): string {
  return plainDayFormat.format(new Date(`${day}T00:00:00Z`));
}

const dayAndMonthFormat = new Intl.DateTimeFormat('es-VE', {
  timeZone: COMPANY_TIME_ZONE,
  day: 'numeric',
  month: 'long',
});

/** `2 de diciembre`, as it is in Caracas; with its year when that is not this one. */
export function dayAndMonth(instant: string, now: Date = new Date()): string {
  const year = (date: Date) => companyDay(date).slice(0, 4);
  const then = new Date(instant);
  return year(then) === year(now) ? dayAndMonthFormat.format(then) : longFormat.format(then);
}

const todayFormat = new Intl.DateTimeFormat('es-VE', {
  timeZone: COMPANY_TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** `Viernes, 20 de noviembre`, as it is in Caracas. */
export function longToday(now: Date = new Date()): string {
  const text = todayFormat.format(now);
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}

/** `hoy, 9:05 a. m.`, and `20/11/2026` for any other day. */
export function shortWhen(instant: string, now: Date = new Date()): string {
  const then = new Date(instant);
  return companyDay(then) === companyDay(now) ? `hoy, ${timeFormat.format(then)}` : dayFormat.format(then);
}

/** The greeting of the hour in Caracas. */
export function greeting(now: Date = new Date()): string {
  const hour = Number(hourFormat.format(now));
  if (hour >= 5 && hour < 12) return 'Buenos días';
  return hour >= 12 && hour < 19 ? 'Buenas tardes' : 'Buenas noches';
}

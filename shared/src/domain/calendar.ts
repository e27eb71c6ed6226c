import dayjs, { type Dayjs, type ManipulateType } from 'dayjs';
import 'dayjs/locale/es.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** A day of the calendar, `2026-11-20`, in Spanish. It has no time zone; UTC never skips an hour. */
export function calendarDay(day: string): Dayjs {
  return dayjs.utc(day).locale('es');
}

/** So many days after one, before it where negative: `2026-11-30` → `2026-12-01`. */
export function addDays(day: string, days: number): string {
  return moved(day, days, 'day');
}

/** The same with months: the last day of a shorter one stands for days that it lacks. */
export function addMonths(day: string, months: number): string {
  return moved(day, months, 'month');
}

/** How many days the second is after the first. */
export function daysBetween(first: string, second: string): number {
  return calendarDay(second).diff(calendarDay(first), 'day');
}

/** Whether a text is a day of the calendar, `2026-02-30` being none. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;
}

function moved(day: string, count: number, unit: ManipulateType): string {
  return isoDay(calendarDay(day).add(count, unit));
}

/** `2026-11-20`. */
export function isoDay(day: Dayjs): string {
  return day.format('YYYY-MM-DD');
}

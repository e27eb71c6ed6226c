import { isCalendarDay } from './calendar.ts';

/** Two digits of a year may lie so far ahead: `46` is 2046 in 2026 and `47` is 1947, which somebody was born in. */
const YEARS_AHEAD = 20;

/**
 * A day as people here write it: `20/11/2026`, `20-11-26`, `201126`, `20/11` of this year; `2026-11-20` as it is pasted.
 *
 * @param today whose year one without a year is of, `2026-11-20`
 * @returns `2026-11-20`; undefined for what is no day
 */
export function readTypedDay(text: string, today: string): string | undefined {
  const typed = text.trim();
  if (isCalendarDay(typed)) return typed;
  const [, day, month, year] =
    /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(typed) ??
    [];
  if (day === undefined || month === undefined) return undefined;
  const found = `${fullYear(year, today)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(found) ? found : undefined;
}

/** Whether nothing is missing: `20/11/20` may be on its way to 2026. */
export function isWholeTypedDay(text: string): boolean {
  return /\d{4}$|^\d{4}-\d{2}-\d{2}$/.test(text.trim()) && text.trim().length >= 8;
}

/** What a filter takes of a field while somebody types in it: a day, or none. */
export function isDayOrNone(text: string): boolean {
  return text === '' || isCalendarDay(text);
}

/**
 * Puts the slashes in while a day is typed at the end of its field, since a phone's keys for numbers have none: `2011` →
 * `20/11/`. What is taken away stays away.
 */
export function withSlashes(before: string, typed: string): string {
  if (typed.length !== before.length + 1 || !typed.startsWith(before)) return typed;
  return typed
    .replace('//', '/')
    .replace(/^(\d{2})(?=\d|$)/, '$1/')
    .replace(/^(\d{1,2}\/\d{2})(?=\d|$)/, '$1/');
}

function fullYear(year: string | undefined, today: string): string {
  const thisYear = Number(today.slice(0, 4));
  if (year === undefined) return String(thisYear);
  if (year.length === 4) return year;
  const century = Math.floor(thisYear / 100) * 100;
  const near = century + Number(year);
  return String(near > thisYear + YEARS_AHEAD ? near - 100 : near);
}

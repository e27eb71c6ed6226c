import { calendarDay } from './calendar.ts';
import { formatNumber } from './format.ts';
import { type DayRange, daysIn } from './period.ts';

/** `20 nov`. */
export function shortDay(day: string): string {
  return calendarDay(day).format('D MMM');
}

/** `vie 20 nov`. */
export function weekdayAndDay(day: string): string {
  return calendarDay(day).format('ddd D MMM').replace('.', '');
}

/** `Viernes, 20 de noviembre`. */
export function weekdayAndLongDay(day: string): string {
  const text = calendarDay(day).format('dddd, D [de] MMMM');
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}

/** `nov 2026`. */
export function monthOf(day: string): string {
  return calendarDay(day).format('MMM YYYY');
}

/** `el 20 nov`, `del 1 al 21 nov`, `del 23 oct al 21 nov`. */
export function rangeText({ from, to }: DayRange): string {
  if (from === to) return `el ${shortDay(from)}`;
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `del ${sameMonth ? Number(from.slice(8)) : shortDay(from)} al ${shortDay(to)}`;
}

/**
 * As many days before, which is what figures are held against: `30 días antes`, `el día antes`.
 *
 * @param article of several days, where the sentence needs it: `los `
 */
export function spanBefore(before: DayRange, article = ''): string {
  const days = daysIn(before);
  return days === 1 ? 'el día antes' : `${article}${formatNumber(days, 0)} días antes`;
}

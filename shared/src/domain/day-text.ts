import { formatNumber } from './format.ts';
import { type DayRange, daysIn } from './period.ts';

const dayFormat = new Intl.DateTimeFormat('es-VE', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const weekdayFormat = new Intl.DateTimeFormat('es-VE', { timeZone: 'UTC', weekday: 'short' });
const monthFormat = new Intl.DateTimeFormat('es-VE', { timeZone: 'UTC', month: 'short', year: 'numeric' });

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/** `20 nov`; a day has no time zone. */
export function shortDay(day: string): string {
  return dayFormat.format(utc(day)).replace('.', '');
}

/** `vie 20 nov`. */
export function weekdayAndDay(day: string): string {
  return `${weekdayFormat.format(utc(day)).replace(/[.,]/g, '')} ${shortDay(day)}`;
}

/** `nov 2026`. */
export function monthOf(day: string): string {
  return monthFormat.format(utc(day)).replace('.', '');
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

/** `1 cliente`, `17 clientes`. */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count, 0)} ${count === 1 ? one : many}`;
}

import { type DayRange, formatNumber, percentChange } from '@cuadra/shared/domain';

export interface Change {
  direction: 'up' | 'down' | 'same';
  /** `12,4 %`, without a sign: the arrow says it to the eye, the words to the ear. */
  percent: string;
  words: string;
}

/** How a figure stands to the one before; undefined where there was nothing to compare with. */
export function changeOf(now: string | null, before: string | null): Change | undefined {
  if (now === null || before === null) return undefined;
  const percent = percentChange(now, before);
  if (percent === null) return undefined;
  const value = Number(percent);
  const text = `${formatNumber(Math.abs(value), Number.isInteger(value) ? 0 : 1)} %`;
  if (value > 0) return { direction: 'up', percent: text, words: `${text} más` };
  if (value < 0) return { direction: 'down', percent: text, words: `${text} menos` };
  return { direction: 'same', percent: text, words: 'Igual' };
}

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

/** `23 oct al 21 nov`, or the one day. */
export function rangeText({ from, to }: DayRange): string {
  return from === to ? shortDay(from) : `${shortDay(from)} al ${shortDay(to)}`;
}

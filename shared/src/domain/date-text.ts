import { companyDay, companyTimeFormat, plainSpaces } from './day.ts';

const longFormat = companyTimeFormat('es-VE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const timeFormat = companyTimeFormat('es-VE', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const dayFormat = companyTimeFormat('es-VE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** `2 de diciembre de 2026`, as it is in Caracas. */
export function longDate(instant: string | Date): string {
  return longFormat(new Date(instant));
}

/** `9:05 a. m.`, as it is in Caracas. */
export function shortTime(instant: string | Date): string {
  return plainSpaces(timeFormat(new Date(instant)));
}

/** `2026-11-20` → `20/11/2026`: a day without a time, which is the same everywhere. */
export function plainDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** `hoy, 9:05 a. m.`, and `20/11/2026` for any other day. */
export function shortWhen(instant: string, now: Date = new Date()): string {
  const then = new Date(instant);
  return companyDay(then) === companyDay(now) ? `hoy, ${plainSpaces(timeFormat(then))}` : dayFormat(then);
}

import { companyDay, companyTimeFormat, weekdayAndLongDay } from '@cuadra/shared/domain';

const hourFormat = companyTimeFormat('en-GB', { hour: '2-digit' });

/** `Viernes, 20 de noviembre`, as it is in Caracas. */
export function longToday(now: Date = new Date()): string {
  return weekdayAndLongDay(companyDay(now));
}

/** The greeting of the hour in Caracas. */
export function greeting(now: Date = new Date()): string {
  const hour = Number(hourFormat(now));
  if (hour >= 5 && hour < 12) return 'Buenos días';
  return hour >= 12 && hour < 19 ? 'Buenas tardes' : 'Buenas noches';
}

import { addDays, calendarDay } from '@cuadra/shared/domain';

/** The last day up to this one on which banks may be open, holidays aside: on a weekend, its Friday. */
export function lastWorkingDay(day: string): string {
  const weekday = calendarDay(day).day();
  return addDays(day, weekday === 6 ? -1 : weekday === 0 ? -2 : 0);
}

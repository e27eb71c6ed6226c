import { addDays, type DayRange, periodStart } from '@cuadra/shared/domain';
import type { Way } from '../report-list.ts';

/** The days of a row that is a period, as far as the report reaches; undefined for a row of something else. */
export function daysOf(way: Way, key: string | null, range: DayRange): DayRange | undefined {
  if (key === null || (way !== 'day' && way !== 'week' && way !== 'month')) return undefined;
  const last =
    way === 'day'
      ? key
      : way === 'week'
        ? addDays(key, 6)
        : addDays(periodStart(addDays(key, 31), 'month'), -1);
  return { from: key < range.from ? range.from : key, to: last > range.to ? range.to : last };
}

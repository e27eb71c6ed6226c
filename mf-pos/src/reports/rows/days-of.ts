import { addDays, type DayRange, periodStart } from '@cuadra/shared/domain';
import type { GroupBy } from '../report-list.ts';

/** The days of a row that is a period, as far as the report reaches; undefined for a row of something else. */
export function daysOf(groupBy: GroupBy, key: string | null, range: DayRange): DayRange | undefined {
  if (key === null || (groupBy !== 'day' && groupBy !== 'week' && groupBy !== 'month')) return undefined;
  const last =
    groupBy === 'day'
      ? key
      : groupBy === 'week'
        ? addDays(key, 6)
        : addDays(periodStart(addDays(key, 31), 'month'), -1);
  return { from: key < range.from ? range.from : key, to: last > range.to ? range.to : last };
}

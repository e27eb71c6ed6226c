import { addDays, type DayRange, daysIn } from '@cuadra/shared/domain';

/** A period that was summed up. */
export interface Period extends DayRange {
  id: string;
  /** Of how many pairs of currencies it has sums. */
  pairs: number | null;
  used_on: string;
}

/** Days to be added to a period (1) or taken off it (−1). */
export type SignedDays = readonly [DayRange, 1 | -1];

/** The period that differs from a range by the fewest days; none that differs by half of it. */
export function nearestPeriod(periods: readonly Period[], range: DayRange): Period | undefined {
  const [nearest] = periods
    .map((period) => ({ period, days: countDays(differingDays(period, range)) }))
    .filter(({ days }) => 2 * days < daysIn(range))
    .sort((a, b) => a.days - b.days);
  return nearest?.period;
}

/** What makes a range of a period, at either end; of no period, the range itself. They have a day in common. */
export function differingDays(period: DayRange | undefined, range: DayRange): SignedDays[] {
  if (!period) return [[range, 1]];
  const ends: SignedDays[] = [];
  if (range.from < period.from) ends.push([{ from: range.from, to: addDays(period.from, -1) }, 1]);
  if (period.from < range.from) ends.push([{ from: period.from, to: addDays(range.from, -1) }, -1]);
  if (period.to < range.to) ends.push([{ from: addDays(period.to, 1), to: range.to }, 1]);
  if (range.to < period.to) ends.push([{ from: addDays(range.to, 1), to: period.to }, -1]);
  return ends;
}

const countDays = (days: readonly SignedDays[]) => days.reduce((sum, [range]) => sum + daysIn(range), 0);

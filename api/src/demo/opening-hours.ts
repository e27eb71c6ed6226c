import { type Day, timeOf } from './calendar.ts';
import type { Chance } from './chance.ts';
import type { TeamMember } from './identity.ts';

/** Sales of an ordinary day, Sunday first. */
const SALES_OF_WEEKDAY = [15, 22, 21, 22, 24, 28, 31];
/** When customers come, by the hour, with how many: before work, at noon, and after work. */
const HOURS = [
  [7, 5],
  [8, 9],
  [9, 7],
  [10, 7],
  [11, 9],
  [12, 11],
  [13, 8],
  [14, 5],
  [15, 6],
  [16, 8],
  [17, 12],
  [18, 13],
  [19, 7],
] as const;
/** On Sundays it closes at two. */
const SUNDAY_HOURS = HOURS.filter(([hour]) => hour >= 8 && hour < 14);

/** The moments of a day at which something is sold, in order. */
export function saleTimes(chance: Chance, day: Day): Date[] {
  const usual = (SALES_OF_WEEKDAY[day.weekday] ?? 20) * (day.isPayday ? 1.25 : 1);
  const count = Math.round(usual * (0.85 + chance.next() * 0.3));
  const hours = day.weekday === 0 ? SUNDAY_HOURS : HOURS;
  return Array.from({ length: count }, () =>
    timeOf(day, chance.weighted(hours), chance.whole(0, 59), chance.whole(0, 59)),
  ).sort((a, b) => a.getTime() - b.getTime());
}

/** Who stands at the cash register: Luis mornings, Ana afternoons, María on Sundays and wherever she is needed. */
export function sellerAt(chance: Chance, day: Day, at: Date): TeamMember {
  if (day.weekday === 0)
    return chance.weighted([
      ['owner', 6],
      ['cashier', 4],
    ] as const);
  return at < timeOf(day, 14)
    ? chance.weighted([
        ['cashier', 7],
        ['manager', 2],
        ['owner', 1],
      ] as const)
    : chance.weighted([
        ['manager', 5],
        ['cashier', 3],
        ['owner', 2],
      ] as const);
}

const DAY_MS = 86_400_000;

/** How many days the second is after the first; both as `2026-11-20`. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / DAY_MS);
}

/** The last day up to this one on which banks may be open, holidays aside: on a weekend, its Friday. */
export function lastWorkingDay(day: string): string {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return new Date(Date.parse(day) - back * DAY_MS).toISOString().slice(0, 10);
}

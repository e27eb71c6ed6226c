/** As many steps as a look takes in. */
const MOST_STEPS = 4;

/**
 * The values that an axis names: round ones, from 0 or below to what is highest or above. `[0, 100, 200, 300]` for sales of
 * up to 258, and never `[0, 65, 130, …]`.
 */
export function axisTicks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (high === low) return [0, 1];
  const step = roundStep((high - low) / MOST_STEPS);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => withoutDust((first + index) * step));
}

/** The next of 1, 2, 5, 10, 20, 50 … that is at least so much. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return withoutDust(([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power);
}

/** 0.1 + 0.2 is 0.3 on an axis. */
function withoutDust(value: number): number {
  return Number(value.toPrecision(12));
}

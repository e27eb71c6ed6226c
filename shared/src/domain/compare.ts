import { type DecimalInput, exact, round } from './decimal.ts';

/**
 * By how many percent an amount is above or below the one before, with one decimal: `"12.5"`, `"-3"`.
 *
 * @returns null where there was nothing before, or less than nothing: then a percentage says nothing
 */
export function percentChange(now: DecimalInput, before: DecimalInput): string | null {
  if (exact(before).lte(0)) return null;
  const percent = round(exact(now).minus(before).times(100).div(before), 1);
  return percent.isZero() ? '0' : percent.toFixed();
}

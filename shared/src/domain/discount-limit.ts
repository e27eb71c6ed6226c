import { toMoney } from './decimal.ts';
import { discountOf, type GrossLine } from './discount.ts';

/** Percent: no limit. */
export const NO_DISCOUNT_LIMIT = '100';
/** Percent that a new role, and a cashier, may take off a line. */
export const USUAL_DISCOUNT_LIMIT = '10';

/**
 * The most that may be taken off a line, in its currency: so many percent of it, rounded to cents as a percentage is that
 * the screen turns into an amount, and never more than the line.
 *
 * @param limit in percent, `'10'`
 */
export function mostDiscount(line: GrossLine, limit: string): string {
  return toMoney(discountOf(line, { percent: limit }));
}

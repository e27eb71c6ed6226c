import { type DecimalInput, type Exact, exact, toMoney } from './decimal.ts';
import type { PresentedQty } from './presentation.ts';

/** A line before its discount; a unit price has up to 8 decimals. */
export interface GrossLine {
  /** Units. */
  qty: DecimalInput;
  unit_price: DecimalInput;
  /** How many packs or boxes those units are, where they are sold so. */
  presentation?: PresentedQty | undefined;
}

/** What a line comes to before its discount, unrounded: its units, or its presentations where they have a price of their own. */
export function grossOf({ qty, unit_price, presentation }: GrossLine): Exact {
  const price = presentation?.price;
  return price === undefined ? exact(qty).times(unit_price) : exact(presentation?.qty ?? 0).times(price);
}

const CENT = '0.01';

/**
 * The discount that takes all of a line, in its currency: what the line is in cents, or one where that is none. A line of
 * $1.319967 is given away with $1.32, since nobody can take 0.9967 of a cent.
 */
export function wholeDiscount(line: GrossLine): string {
  const gross = grossOf(line);
  if (gross.lte(0)) return '0.00';
  const cents = toMoney(gross);
  return exact(cents).isZero() ? CENT : cents;
}

/**
 * What a line costs less its discount, unrounded, in its currency. With the whole discount it is nothing, whatever the
 * decimals behind the cents say, so that both currencies agree that it is free; with less, both say that it is not.
 */
export function netOfDiscount(line: GrossLine & { discount: DecimalInput }): Exact {
  const discount = exact(line.discount);
  if (discount.gt(0) && discount.gte(wholeDiscount(line))) return exact(0);
  return grossOf(line).minus(discount);
}

/** How a discount is given: a part of the line, or an amount in the line's currency off the whole line. */
export type Discount = { percent: DecimalInput } | { amount: DecimalInput };

/**
 * A discount as a line has it: an amount in cents (docs/contract.md#arithmetic), never more than the line. All of it in
 * percent takes all of the line.
 *
 * @returns `'0'` for none
 */
export function discountOf(line: GrossLine, discount: Discount): string {
  const whole = wholeDiscount(line);
  const wanted = 'amount' in discount ? toMoney(discount.amount) : partOf(line, discount.percent, whole);
  const given = exact(wanted).gt(whole) ? whole : wanted;
  return exact(given).lte(0) ? '0' : given;
}

function partOf(line: GrossLine, percent: DecimalInput, whole: string): string {
  return exact(percent).gte(100) ? whole : toMoney(grossOf(line).times(percent).div(100));
}

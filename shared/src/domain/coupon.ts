import { type DecimalInput, exact, sum, toMoney } from './decimal.ts';
import { discountOf, type GrossLine, grossOf } from './discount.ts';
import { type CurrencyPair, convert } from './rate.ts';

/** What a coupon takes off: a part of the goods, or an amount in a currency of the pair. */
export type CouponValue =
  | { kind: 'percent'; value: DecimalInput }
  | { kind: 'amount'; value: DecimalInput; currency: string };

type CouponLine = GrossLine & { currency: string };

/**
 * What a coupon takes off each line, in the line's currency and cents. An amount is shared out by what the lines come to, and what
 * it is more than they are is nobody's.
 */
export function couponDiscounts(
  lines: readonly CouponLine[],
  coupon: CouponValue,
  pair: CurrencyPair,
): string[] {
  if (coupon.kind === 'percent') return lines.map((line) => discountOf(line, { percent: coupon.value }));
  const worth = lines.map((line) => convert(grossOf(line), line.currency, coupon.currency, pair));
  const total = sum(worth);
  if (total.lte(coupon.value)) return lines.map((line) => discountOf(line, { percent: 100 }));
  // Cents are shared out along the way, so that the shares add up to the amount.
  let before = exact(0);
  return lines.map((line, index) => {
    const after = before.plus(worth[index] ?? 0);
    const upTo = (worthOfLines: typeof after) => exact(toMoney(worthOfLines.times(coupon.value).div(total)));
    const share = upTo(after).minus(upTo(before));
    before = after;
    return discountOf(line, { amount: convert(share, coupon.currency, line.currency, pair) });
  });
}

import {
  type CurrencyPair,
  discountOf,
  exact,
  type InBoth,
  lineTotal,
  mostDiscount,
  NO_DISCOUNT_LIMIT,
  sum,
  toMoney,
} from '@cuadra/shared/domain';
import type { CartLine } from './line.ts';

/** How a discount is given: a part of the line, or an amount in the line's currency off the whole line. */
export type Discount = ({ percent: string } | { amount: string }) & {
  /** Percent of the line that the role of who gives it permits; without it the line alone is the limit. */
  limit?: string;
};

/** Percentages that a cashier gives with one press. */
export const USUAL_PERCENTS = ['5', '10', '15', '20', '50'] as const;

/** Gives a line its discount; none is `{ amount: '0' }`. What is more than the line is worth, or than the limit, is as much as that. */
export function withDiscount({ discount_limit: _, ...line }: CartLine, discount: Discount): CartLine {
  const limit = discount.limit === undefined ? {} : { discount_limit: discount.limit };
  if ('amount' in discount)
    return settleDiscount({ ...line, ...limit, discount: discount.amount, discount_percent: null });
  const most = discount.limit ?? NO_DISCOUNT_LIMIT;
  const percent = exact(discount.percent).gt(most) ? most : exact(discount.percent).toFixed();
  return settleDiscount({
    ...line,
    ...limit,
    discount_percent: exact(percent).isZero() ? null : percent,
    discount: '0',
  });
}

/**
 * Brings the discount to the quantity and price of the line: a percentage follows them and becomes an amount, rounded
 * to cents (docs/contract.md#arithmetic); an amount stays, and none is ever more than the line or than the seller's role
 * permits.
 */
export function settleDiscount(line: CartLine): CartLine {
  const { discount, discount_percent: percent, discount_limit = NO_DISCOUNT_LIMIT } = line;
  const wanted = discountOf(line, percent === null ? { amount: discount } : { percent });
  const most = mostDiscount(line, discount_limit);
  return { ...line, discount: exact(wanted).gt(most) ? discountOf(line, { amount: most }) : wanted };
}

export function hasDiscount(line: Pick<CartLine, 'discount'>): boolean {
  return line.discount !== '0' && exact(line.discount).gt(0);
}

/** What the discounts of all lines take off the total, in each currency from that currency's totals. */
export function discountTotal(all: readonly CartLine[], pair: CurrencyPair): InBoth {
  const lines = all.filter(hasDiscount);
  const off = (currency: keyof InBoth) =>
    toMoney(
      sum(
        lines.map((line) =>
          exact(lineTotal({ ...line, discount: '0' }, pair)[currency]).minus(lineTotal(line, pair)[currency]),
        ),
      ),
    );
  return { main: off('main'), alternative: off('alternative') };
}

import { type CouponValue, couponDiscounts } from './coupon.ts';
import { exact, toMoney } from './decimal.ts';
import type { CurrencyPair } from './rate.ts';
import { type InBoth, type SaleLine, saleTotal } from './sale.ts';

/** What an order comes to, and of what. */
export interface OrderTotal<Line> {
  /** The goods with what the coupon takes off each. */
  goods: Line[];
  total: InBoth;
  /** What the coupon takes off in all. */
  discount: InBoth;
}

/**
 * What an order comes to: its goods less what the coupon takes off, and what is charged beside them, at the rate of its moment.
 *
 * @param rest what no coupon takes anything off: delivery
 */
export function orderTotal<Line extends SaleLine>(
  goods: readonly Line[],
  rest: readonly SaleLine[],
  coupon: CouponValue | undefined,
  pair: CurrencyPair,
): OrderTotal<Line> {
  const discounts = coupon && couponDiscounts(goods, coupon, pair);
  const less = goods.map((line, index) => ({ ...line, discount: discounts?.[index] ?? '0' }));
  return { goods: less, total: saleTotal([...less, ...rest], pair), discount: takenOff(less, pair) };
}

/** What the discounts of lines come to: in each currency what the lines come to without them, less what they do with them. */
export function takenOff(lines: readonly SaleLine[], pair: CurrencyPair): InBoth {
  const full = saleTotal(
    lines.map((line) => ({ ...line, discount: '0' })),
    pair,
  );
  const less = saleTotal(lines, pair);
  return {
    main: toMoney(exact(full.main).minus(less.main)),
    alternative: toMoney(exact(full.alternative).minus(less.alternative)),
  };
}

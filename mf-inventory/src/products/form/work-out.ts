import { convert, exact, hasRate, isOfPair, linePrice, round, toMoney } from '@cuadra/shared/domain';
import type { CurrentRate } from '../current-rate.ts';
import { priceGain } from './price-gain.ts';
import { type ProductValues, toPricedProduct } from './product-values.ts';

/** Decimals of a percentage (docs/contract.md#conventions; `Percent`). */
const PERCENT_DECIMALS = 2;

/**
 * The price that cost and utility come to, in the currency of the cost, with 2 decimals (spec §5); empty without one of them.
 */
export function workedOutPrice(values: ProductValues): string {
  const { unit_price } = linePrice(toPricedProduct({ ...values, is_fixed_price: false }));
  return unit_price === '0' ? '' : toMoney(unit_price);
}

/**
 * The utility with which the cost comes to a price in its currency; undefined where there is no cost, or the price is below it:
 * a utility is never negative.
 */
export function utilityFor(price: string, { cost }: Pick<ProductValues, 'cost'>): string | undefined {
  if (!cost || price === '' || exact(cost).isZero()) return undefined;
  const utility = round(exact(price).div(cost).minus(1).times(100), PERCENT_DECIMALS);
  return utility.lt(0) ? undefined : utility.toFixed();
}

/** What a fixed price is over the cost, percent; empty where that cannot be known, or is a loss. */
export function workedOutUtility(values: ProductValues, rate: CurrentRate | undefined): string {
  const percent = priceGain(toPricedProduct({ ...values, is_fixed_price: true }), rate)?.percent;
  return percent === undefined || percent === null || percent.startsWith('-') ? '' : percent;
}

/** The fixed price, in its own currency, that is so much over the cost; undefined without a cost or a rate that it takes. */
export function priceFor(
  utility: string,
  { cost, cost_currency, price_currency }: ProductValues,
  rate: CurrentRate | undefined,
): string | undefined {
  if (!cost || utility === '') return undefined;
  const price = exact(cost).times(exact(utility).div(100).plus(1));
  if (cost_currency === price_currency) return toMoney(price);
  const isConvertible =
    rate && hasRate(rate) && isOfPair(cost_currency, rate) && isOfPair(price_currency, rate);
  return isConvertible ? toMoney(convert(price, cost_currency, price_currency, rate)) : undefined;
}

import {
  convert,
  exact,
  hasRate,
  isOfPair,
  linePrice,
  type PricedProduct,
  round,
  toMoney,
} from '@cuadra/shared/domain';
import type { CurrentRate } from '../current-rate.ts';

export interface PriceGain {
  /** Price less cost, in the price's currency, with 2 decimals; negative below cost. */
  amount: string;
  currency: string;
  /** What that is of the cost, percent, with 2 decimals at most; null where the cost is 0. */
  percent: string | null;
}

/**
 * What is earned with one unit, before taxes and whatever else selling costs.
 *
 * @param rate converts a cost that is in the other currency
 * @returns null where price or cost is not known, or they cannot be compared
 */
export function priceGain(product: PricedProduct, rate: CurrentRate | undefined): PriceGain | null {
  const { unit_price, currency } = linePrice(product);
  const amount = exact(unit_price);
  const cost = amount.isZero() ? null : costIn(currency, product, rate);
  if (cost === null) return null;
  const gain = amount.minus(cost);
  const percent = cost.isZero() ? null : round(gain.div(cost).times(100), 2).toFixed();
  return { amount: toMoney(gain), currency, percent };
}

function costIn(currency: string, product: PricedProduct, rate: CurrentRate | undefined) {
  const { cost, cost_currency } = product;
  if (cost === null) return null;
  if (cost_currency === currency) return exact(cost);
  const isConvertible = rate && hasRate(rate) && isOfPair(cost_currency, rate) && isOfPair(currency, rate);
  return isConvertible ? convert(cost, cost_currency, currency, rate) : null;
}

/** What keeps a product from having a price (spec §5, «Line price»), the first thing to fill in; null when it has one. */
export function missingForPrice(product: PricedProduct): 'cost' | 'utility' | 'price' | null {
  if (linePrice(product).unit_price !== '0') return null;
  if (product.is_fixed_price) return 'price';
  return product.cost !== null && !exact(product.cost).isZero() ? 'utility' : 'cost';
}

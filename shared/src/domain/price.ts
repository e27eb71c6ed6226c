import { exact, toRate } from './decimal.ts';

/** What of a product decides its price (spec §3, «Product (for pricing)»). A price has 2 decimals. */
export interface PricedProduct {
  /** At most 8 decimals: a sweet costs less than a cent. Null: nobody knows. */
  cost: string | null;
  /** Markup on the cost, in percent: cost 10, utility 30 → 13. A margin would give 14.29. */
  utility: string | null;
  price: string | null;
  is_fixed_price: boolean;
  cost_currency: string;
  price_currency: string;
}

/** What one unit costs, as a line has it. */
export interface LinePrice {
  /** Unrounded, with as many decimals as it has: it is never rounded before it is multiplied (docs/contract.md#arithmetic). */
  unit_price: string;
  currency: string;
}

/**
 * Spec §5, «Line price»: fixed-price products use `price`, whatever they cost, known or not; otherwise it is cost plus
 * cost times utility percent; one with no cost (null; a cost of 0 is one), or without both utility and price, counts as 0.
 */
export function linePrice(product: PricedProduct): LinePrice {
  const currency = product.is_fixed_price ? product.price_currency : product.cost_currency;
  if (product.is_fixed_price) return { unit_price: toRate(product.price ?? 0), currency };
  if (product.cost === null || (product.utility === null && product.price === null)) {
    return { unit_price: '0', currency };
  }
  const cost = exact(product.cost);
  return { unit_price: toRate(cost.plus(cost.times(product.utility ?? 0).div(100))), currency };
}

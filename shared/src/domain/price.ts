import { type Exact, exact } from './decimal.ts';

/** What of a product decides its price (spec §3, «Product (for pricing)»). Amounts have 2 decimals. */
export interface PricedProduct {
  cost: string | null;
  /** Markup on the cost, in percent: cost 10, utility 30 → 13. A margin would give 14.29. */
  utility: string | null;
  price: string | null;
  is_fixed_price: boolean;
  cost_currency: string;
  price_currency: string;
}

export interface LinePrice {
  /** Unrounded: a unit price is never rounded before it is multiplied (docs/contract.md#arithmetic). */
  amount: Exact;
  currency: string;
}

/**
 * Spec §5, «Line price»: fixed-price products use `price`; otherwise it is cost plus cost times utility percent; a
 * product with no cost (null; a cost of 0 is one), or without both utility and price, counts as 0.
 */
export function linePrice(product: PricedProduct): LinePrice {
  const currency = product.is_fixed_price ? product.price_currency : product.cost_currency;
  if (product.cost === null || (product.utility === null && product.price === null)) {
    return { amount: exact(0), currency };
  }
  if (product.is_fixed_price) return { amount: exact(product.price ?? 0), currency };
  const cost = exact(product.cost);
  return { amount: cost.plus(cost.times(product.utility ?? 0).div(100)), currency };
}

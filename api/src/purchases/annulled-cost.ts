import { averageWithout, exact } from '@cuadra/shared/domain';
import type { HeldProduct } from '../catalogue/hold-products.ts';
import { isSameNumber } from '../catalogue/is-same-number.ts';

/** What a purchase made of a product, as it was written down. */
export interface MadeOfProduct {
  product_id: string;
  units: string;
  costed: string;
  /** Null: no line said what it cost, and nothing of the cost moved. */
  landed: string | null;
  cost_currency: string;
  cost_before: string | null;
  cost_after: string | null;
  average_before: string | null;
  average_after: string | null;
  /** Whether a later purchase that stands set the cost again. */
  has_later: boolean;
  /**
   * What purchases before it made of the cost that were annulled after it came, the latest first: what it found is then
   * theirs, and no cost to go back to.
   */
  annulled_since: { cost_before: string | null; cost_after: string | null }[];
}

/** What a product costs once a purchase of it is taken back. Pure. */
export function annulledCost(
  product: HeldProduct,
  made: MadeOfProduct,
): Pick<HeldProduct, 'cost' | 'average_cost'> {
  const { cost, average_cost } = product;
  if (made.landed === null || made.cost_currency !== product.cost_currency) return { cost, average_cost };
  const isCostAsLeft = !made.has_later && isSameNumber(cost, made.cost_after);
  return {
    cost: isCostAsLeft ? costBefore(made) : cost,
    average_cost: averageBefore(product, made.landed, made),
  };
}

function costBefore({ cost_before, annulled_since }: MadeOfProduct): string | null {
  let found = cost_before;
  for (const earlier of annulled_since) {
    if (!isSameNumber(earlier.cost_after, found)) return found;
    found = earlier.cost_before;
  }
  return found;
}

function averageBefore(
  { average_cost, qty }: HeldProduct,
  landed: string,
  { has_later, average_after, average_before, costed }: MadeOfProduct,
): string | null {
  if (average_cost === null) return null;
  if (!has_later && isSameNumber(average_cost, average_after)) return average_before;
  return averageWithout({ qty, average: average_cost }, { qty: exact(costed), cost: landed });
}

import { type DecimalInput, exact, toRate } from './decimal.ts';

/** What there is of a material, and what one of it cost; null: nobody has said yet. */
export interface StockAtCost {
  qty: DecimalInput;
  /** Unrounded up to 8 decimals: a gram of flour costs less than a cent. */
  cost: DecimalInput | null;
}

/**
 * The cost of one after more has come, as the weighted average: what is there at its cost and what comes at its own. So a
 * production costs what its materials were paid for, whichever purchase they are from, and the worth of the stock is
 * never made up: the last cost would value all of it again with each purchase. Less than nothing counts as nothing, and
 * where no cost was known the new one counts alone.
 *
 * @param added above zero
 * @returns at most 8 decimals
 */
export function averageCost(there: StockAtCost, added: { qty: DecimalInput; cost: DecimalInput }): string {
  const held = exact(there.qty);
  if (there.cost === null || held.lte(0)) return toRate(added.cost);
  const worth = held.times(there.cost).plus(exact(added.qty).times(added.cost));
  return toRate(worth.div(held.plus(added.qty)));
}

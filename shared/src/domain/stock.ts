import { ceil, type DecimalInput, exact, floor, toQuantity } from './decimal.ts';

/** Why a stock is set right by hand, in the order in which a shop needs them. */
export const STOCK_CAUSES = ['waste', 'breakage', 'expired', 'own_use', 'error', 'other'] as const;
export type StockCause = (typeof STOCK_CAUSES)[number];

const CAUSE_NAMES: Readonly<Record<StockCause, string>> = {
  waste: 'Merma',
  breakage: 'Rotura',
  expired: 'Vencido',
  own_use: 'Consumo propio',
  error: 'Error de conteo',
  other: 'Otro motivo',
};

export function stockCauseName(cause: StockCause): string {
  return CAUSE_NAMES[cause];
}

/** Days of sales that say how fast a product goes. */
export const PACE_DAYS = 28;
/** A product that was sold for two days says nothing of its month: it counts as having been there for a week. */
export const LEAST_PACE_DAYS = 7;

/**
 * For how many whole days a stock lasts at the pace of its last sales; null where nothing was sold, 0 where nothing is left.
 *
 * @param available what may be sold
 * @param sold in how many days, returns taken off
 */
export function daysLeft(available: DecimalInput, sold: DecimalInput, days: number): number | null {
  if (exact(sold).lte(0)) return null;
  if (exact(available).lte(0)) return 0;
  return floor(exact(available).times(days).div(sold)).toNumber();
}

export interface ReorderFacts {
  /** What was sold, in how many days; less than nothing counts as nothing. */
  sold: DecimalInput;
  pace_days: number;
  /** Days that what is bought should last. */
  cover_days: number;
  /** What should never be fallen short of. */
  min_qty: DecimalInput | null;
  /** What may be sold. */
  available: DecimalInput;
  /** Whether there are only whole ones of it. */
  is_whole: boolean;
}

/** What is asked for at least of a product that is at its minimum and is not sold: it is on the list because of it. */
const LEAST_ORDER = 1;

/**
 * How much of a product to buy, so that it lasts for some days at its pace and its minimum is still there, rounded up: to
 * whole ones, or to a tenth of what is weighed or measured. 0: nothing.
 */
export function suggestedOrder(facts: ReorderFacts): string {
  const sold = exact(facts.sold).lt(0) ? exact(0) : exact(facts.sold);
  const wanted = sold
    .times(facts.cover_days)
    .div(facts.pace_days)
    .plus(facts.min_qty ?? 0);
  const short = wanted.minus(facts.available);
  const isAtMinimum = facts.min_qty !== null && exact(facts.available).lte(facts.min_qty);
  const missing = isAtMinimum && short.lt(LEAST_ORDER) ? exact(LEAST_ORDER) : short;
  if (missing.lte(0)) return '0';
  return facts.is_whole ? ceil(missing).toFixed() : toQuantity(ceil(missing.times(10)).div(10));
}

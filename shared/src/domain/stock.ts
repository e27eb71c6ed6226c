import { type DecimalInput, exact, floor } from './decimal.ts';

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

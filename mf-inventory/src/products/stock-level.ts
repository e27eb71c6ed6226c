import { exact } from '@cuadra/shared/domain';

/**
 * `out`: nothing is left of a product that somebody watches; `low`: its minimum is reached; `none`: nothing is there, and
 * nobody set a minimum (a catalogue that was just imported); `enough`.
 */
export type StockLevel = 'out' | 'low' | 'none' | 'enough';

/** Holds the existence against the minimum; a minimum that is reached is already low, so that there is time to buy. */
export function stockLevel({ qty, min_qty }: { qty: string; min_qty: string | null }): StockLevel {
  const isEmpty = exact(qty).lte(0);
  if (min_qty === null) return isEmpty ? 'none' : 'enough';
  if (exact(qty).gt(min_qty)) return 'enough';
  return isEmpty ? 'out' : 'low';
}

import { type DecimalInput, round } from './decimal.ts';
import { formatUnitCost } from './format.ts';

/** Decimals of a cost that a person reads, of the eight that are held. */
const SHOWN_DECIMALS = 4;

/** What one came to, for a person to read. */
export function costText(cost: DecimalInput, currency: string): string {
  return formatUnitCost(round(cost, SHOWN_DECIMALS), currency);
}

import type { ApiOutput } from '@cuadra/shared/client';
import { isOfPair, linePrice, lineTotal, type Priceable } from '@cuadra/shared/domain';

/** The answer of `GET /rates/dollar`: 1 alternative = rate main. */
export type CurrentRate = Pick<
  ApiOutput<'GET /rates/dollar'>,
  'main' | 'alternative' | 'rate' | 'rate_id' | 'create_at' | 'origin'
>;

export interface Amount {
  /** With 2 decimals. */
  value: string;
  currency: string;
}

export interface ShownPrice {
  /** In the currency in which it was set. */
  own: Amount;
  /** In the other currency of the company, as one unit would be charged; null while there is no rate. */
  other: Amount | null;
}

/**
 * What one unit of a product costs, in both currencies, rounded exactly as a sale of one rounds it (contract.md,
 * Arithmetic).
 *
 * @param rate undefined while it is not known
 * @returns null for a product without a price (spec §5 counts it as 0)
 */
export function shownPrice(product: Priceable, rate: CurrentRate | undefined): ShownPrice | null {
  const { amount, currency } = linePrice(product);
  if (amount.isZero()) return null;
  const line = { qty: 1, unit_price: amount, currency, discount: 0 };
  if (!rate || !isOfPair(currency, rate)) {
    const alone = lineTotal(line, { main: currency, alternative: currency, rate: 1 });
    return { own: { value: alone.main, currency }, other: null };
  }
  const total = lineTotal(line, rate);
  const main = { value: total.main, currency: rate.main };
  const alternative = { value: total.alternative, currency: rate.alternative };
  const [own, other] = currency === rate.main ? [main, alternative] : [alternative, main];
  return { own, other: hasRate(rate) ? other : null };
}

/** Whether the two currencies can be converted: a pair without any record reads as a rate of 1 (spec §5), which no price is. */
export function hasRate(rate: CurrentRate): boolean {
  return rate.main !== rate.alternative && rate.rate_id !== null;
}

import { linePrice, type PricedProduct } from './price.ts';
import { type CurrencyPair, isOfPair } from './rate.ts';
import { type InBoth, lineTotal } from './sale.ts';

/** A pair and its rate as `GET /rates/dollar` answers them: 1 alternative = rate main. */
export interface PairWithRecord extends CurrencyPair {
  /** The record that the rate was taken from; null when there is none, and the rate then reads as 1 (spec §5). */
  rate_id: string | null;
}

export interface ShownAmount {
  /** With 2 decimals. */
  value: string;
  currency: string;
}

export interface ShownPrice {
  /** In the currency in which it was set. */
  own: ShownAmount;
  /** In the other currency of the company, as one unit would be charged; null while there is no rate. */
  other: ShownAmount | null;
}

/**
 * What one unit of a product costs in both currencies of a pair, rounded exactly as a sale of one rounds it
 * (docs/contract.md#arithmetic).
 *
 * @returns undefined for a price in a currency of neither
 */
export function priceInBoth(product: PricedProduct, pair: CurrencyPair): InBoth | undefined {
  const price = linePrice(product);
  if (!isOfPair(price.currency, pair)) return undefined;
  return lineTotal({ ...price, qty: 1, discount: 0 }, pair);
}

/**
 * What one unit of a product costs, in the currency in which its price was set and in the other one of the company.
 *
 * @param rate undefined while it is not known
 * @returns null for a product without a price (spec §5 counts it as 0)
 */
export function shownPrice(product: PricedProduct, rate: PairWithRecord | undefined): ShownPrice | null {
  const { unit_price, currency } = linePrice(product);
  if (unit_price === '0') return null;
  const both = rate && priceInBoth(product, rate);
  if (!rate || !both) {
    const alone = priceInBoth(product, { main: currency, alternative: currency, rate: 1 });
    return { own: { value: alone?.main ?? '0.00', currency }, other: null };
  }
  const main = { value: both.main, currency: rate.main };
  const alternative = { value: both.alternative, currency: rate.alternative };
  const [own, other] = currency === rate.main ? [main, alternative] : [alternative, main];
  return { own, other: hasRate(rate) ? other : null };
}

/** Whether the two currencies can be converted: a pair without any record reads as a rate of 1 (spec §5), which no price is. */
export function hasRate(rate: PairWithRecord): boolean {
  return rate.main !== rate.alternative && rate.rate_id !== null;
}

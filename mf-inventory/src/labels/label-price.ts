import type { Product } from '@cuadra/shared/contract';
import {
  findPresentation,
  hasRate,
  isOfPair,
  linePrices,
  lineTotal,
  type PairWithRecord,
  type ShownPrice,
} from '@cuadra/shared/domain';

/**
 * What a label says that a product, or one presentation of it, costs: what Caja charges for one, rounded alike.
 *
 * @param rate undefined while it is not known
 * @returns null where nobody has set a price
 */
export function labelPrice(
  product: Product,
  presentationId: string | undefined,
  rate: PairWithRecord | undefined,
): ShownPrice | null {
  const qty = findPresentation(product, presentationId)?.factor ?? '1';
  const [price] = linePrices(product, presentationId, { units: qty, isWholesaleClient: false });
  if (!price || price.unit_price === '0') return null;
  const { unit_price, currency } = price;
  const presentation = { qty: 1, price: price.price };
  const line = { qty, unit_price, currency, discount: 0, ...(presentationId && { presentation }) };
  if (!rate || !isOfPair(currency, rate)) {
    const alone = lineTotal(line, { main: currency, alternative: currency, rate: 1 });
    return { own: { value: alone.main, currency }, other: null };
  }
  const both = lineTotal(line, rate);
  const main = { value: both.main, currency: rate.main };
  const alternative = { value: both.alternative, currency: rate.alternative };
  const [own, other] = currency === rate.main ? [main, alternative] : [alternative, main];
  return { own, other: hasRate(rate) ? other : null };
}

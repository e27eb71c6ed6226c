import type { HistoryPrice } from '@cuadra/shared/contract';
import { companyDay } from '@cuadra/shared/domain';

/**
 * What a product was sold for at the end of each day, in the currency of its price today; null while it was sold in
 * another one, or for nothing yet.
 *
 * @param prices newest first
 */
export function priceDays(
  prices: readonly HistoryPrice[],
  days: readonly { day: string }[],
): (string | null)[] {
  const currency = prices[0]?.currency;
  return days.map(({ day }) => {
    const price = prices.find(({ since }) => since === null || companyDay(new Date(since)) <= day);
    return price && price.currency === currency && price.unit_price !== '0' ? price.unit_price : null;
  });
}

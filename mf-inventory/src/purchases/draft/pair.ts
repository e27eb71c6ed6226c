import { type CurrencyPair, convert, exact, isOfPair, toMoney } from '@cuadra/shared/domain';
import type { CurrentRate } from '../../products/current-rate.ts';
import type { PurchaseValues } from './purchase-values.ts';

type Rated = Pick<CurrentRate, 'main' | 'alternative' | 'rate' | 'inverse' | 'rate_id'>;

/** At what a draft is converted: the rate that was typed, or the day's; undefined where there is none. */
export function pairOf(
  { rate, is_rate_inverse }: Pick<PurchaseValues, 'rate' | 'is_rate_inverse'>,
  today: Rated | undefined,
): CurrencyPair | undefined {
  if (!today) return undefined;
  const { main, alternative } = today;
  if (rate && exact(rate).gt(0)) {
    return is_rate_inverse
      ? { main, alternative, rate: exact(1).div(rate), inverse: rate }
      : { main, alternative, rate };
  }
  return today.rate_id === null && main !== alternative ? undefined : today;
}

/** An amount in the other currency of the pair; undefined where there is none. */
export function inOther(amount: string, currency: string, pair: CurrencyPair | undefined) {
  if (!pair || pair.main === pair.alternative || !isOfPair(currency, pair)) return undefined;
  const other = currency === pair.main ? pair.alternative : pair.main;
  return { amount: toMoney(convert(amount, currency, other, pair)), currency: other };
}

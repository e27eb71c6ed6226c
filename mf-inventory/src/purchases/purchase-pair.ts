import type { Purchase } from '@cuadra/shared/contract';
import type { CurrencyPair } from '@cuadra/shared/domain';
import type { CurrentRate } from '../products/current-rate.ts';

type Rated = Pick<CurrentRate, 'main' | 'alternative' | 'rate' | 'inverse' | 'rate_id'>;

/** At what a purchase is converted: its own rate, or of a draft without one the day's; undefined where there is none. */
export function purchasePair(
  { main, alternative, rate, inverse }: Pick<Purchase, 'main' | 'alternative' | 'rate' | 'inverse'>,
  today: Rated | undefined,
): CurrencyPair | undefined {
  if (rate !== null) return { main, alternative, rate, inverse };
  if (main === alternative) return { main, alternative, rate: '1' };
  return today && today.rate_id !== null && today.main === main && today.alternative === alternative
    ? today
    : undefined;
}

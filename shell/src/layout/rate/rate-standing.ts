import type { CurrentRate } from '@cuadra/shared/contract';
import { type Exact, exact, toRate } from '@cuadra/shared/domain';

/** What is to be known of a rate before it is trusted. */
export type RateStanding = 'good' | 'stale' | 'held';

/** One that waits for a person comes first: it is newer than what counts. */
export function rateStanding({ is_stale, held }: Pick<CurrentRate, 'is_stale' | 'held'>): RateStanding {
  if (held) return 'held';
  return is_stale ? 'stale' : 'good';
}

export interface HeldChange {
  /** 1 alternative = rate main, as the company counts. */
  rate: string;
  /** Whole percent, without a sign. */
  percent: string;
  isRise: boolean;
}

/** What a held rate would change. It is told as 1 USD = rate VES, however the company's two currencies lie. */
export function heldChange({
  rate,
  main,
  held,
}: Pick<CurrentRate, 'rate' | 'main' | 'held'>): HeldChange | undefined {
  if (!held) return undefined;
  const next: Exact = main === 'USD' ? exact(1).div(held.rate) : exact(held.rate);
  const change = next.div(rate).minus(1).times(100);
  return { rate: toRate(next), percent: change.abs().toFixed(0), isRise: change.gte(0) };
}

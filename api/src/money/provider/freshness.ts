import { companyDay, daysBetween } from '@cuadra/shared/domain';
import { lastWorkingDay } from './days.ts';
import { MAX_DAYS_OFF } from './quote.ts';

/** Milliseconds for which a source that said the same again is believed that there is nothing newer. */
const BELIEVED_FOR = 24 * 3_600_000;

/** What is known of a provider's rate that counts. */
export interface RateAge {
  /** `2026-11-20`, in Caracas. */
  effectiveDay: string;
  /** When its source last said it. */
  confirmedAt: Date;
  /** Whether the one that follows it is known already. */
  hasNext: boolean;
}

/**
 * Whether a provider's rate may have been replaced by one that we have not heard of.
 *
 * The one of the last working day is fresh, whether the sources answer or not: on a weekend Friday's counts
 * (docs/venezuela.md#money-and-the-rate). So is one whose follower is known, because it counts until then. An older one is, on a holiday, as long
 * as its source keeps saying it, but no longer than the longest holidays.
 */
export function isStale({ effectiveDay, confirmedAt, hasNext }: RateAge, now: Date): boolean {
  const today = companyDay(now);
  if (hasNext || effectiveDay >= lastWorkingDay(today)) return false;
  const isConfirmed = now.getTime() - confirmedAt.getTime() <= BELIEVED_FOR;
  return !isConfirmed || daysBetween(effectiveDay, today) > MAX_DAYS_OFF;
}

import { type Exact, exact, toRate } from './decimal.ts';

/** What is to be known of a rate before it is trusted. */
export type RateStanding = 'good' | 'stale' | 'pending';

/** What a pending rate is told as: 1 USD = rate VES, however the company's two currencies lie. */
interface Pending {
  rate: string;
}

/** One that waits for a person comes first: it is newer than what counts. */
export function rateStanding({
  is_stale,
  pending,
}: {
  is_stale: boolean;
  pending: Pending | null;
}): RateStanding {
  if (pending) return 'pending';
  return is_stale ? 'stale' : 'good';
}

export interface RateChange {
  /** In the direction of both. */
  rate: string;
  /** Whole percent, without a sign. */
  percent: string;
  isRise: boolean;
}

/** What a pending rate would change, told as it is: bolívares for a dollar. */
export function pendingChange(current: {
  rate: string;
  inverse?: string | null;
  main: string;
  pending: Pending | null;
}): RateChange | undefined {
  const { rate, inverse, main, pending } = current;
  if (!pending) return undefined;
  if (main !== 'USD') return rateChange(rate, pending.rate);
  return rateChange(inverse ?? toRate(exact(1).div(rate)), pending.rate);
}

/** How far a rate is from the one before. */
export function rateChange(before: string, next: string | Exact): RateChange {
  const change = exact(next).div(before).minus(1).times(100);
  const isRise = change.gte(0);
  const percent = change.abs().toFixed(0);
  // A rate never falls by all that it is.
  return { rate: toRate(exact(next)), percent: !isRise && percent === '100' ? '99' : percent, isRise };
}

/** From how many percent on a rate is asked about before it counts: providers misread, and fingers slip. */
const JUMP = 20;

/** Whether a rate is so far from the one before that a person should look twice. */
export function isJump(before: string, next: string): boolean {
  return exact(next).div(before).minus(1).times(100).abs().gt(JUMP);
}

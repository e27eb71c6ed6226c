import { exact } from '@cuadra/shared/domain';

/** 1 source = rate of the other. */
interface Directed {
  source: string;
  rate: string;
}

/** How many times the last one a rate typed by hand may be, or how small a part of it, before it is asked about again. */
const MAX_FACTOR = 5;

/**
 * Whether a rate typed by hand is so far from the last one that somebody has to say that it is meant.
 *
 * @param last what counts until now between the same two currencies, either way round
 */
export function isFarFrom(last: Directed, given: Directed): boolean {
  const before = last.source === given.source ? exact(last.rate) : exact(1).div(last.rate);
  const times = exact(given.rate).div(before);
  return times.gt(MAX_FACTOR) || times.lt(exact(1).div(MAX_FACTOR));
}

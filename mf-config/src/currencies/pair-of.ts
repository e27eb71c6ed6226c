/** 1 source = rate target. */
export interface RatePair {
  source: string;
  target: string;
}

/**
 * The pair whose rate a currency's detail shows: against the main one, and for the main one itself the pair of the company,
 * since «1 bolívar = 0,0011 dólares» says nothing to anybody.
 *
 * @returns undefined for a company of one currency that asks for its own
 */
export function pairOf(
  currency: string,
  { main, alternative }: { main: string; alternative: string },
): RatePair | undefined {
  const source = currency === main ? alternative : currency;
  return source === main ? undefined : { source, target: main };
}

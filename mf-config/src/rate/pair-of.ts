/** 1 source = rate target. */
export interface RatePair {
  source: string;
  target: string;
}

/**
 * The pair whose rate a currency's detail shows, and in which it is typed: against the main one, and for the main one itself
 * the pair of the company. Bolívares are what others are counted in, whichever of the two is main, since «1 bolívar =
 * 0,0011 dólares» says nothing to anybody.
 *
 * @returns undefined for a company of one currency that asks for its own
 */
export function pairOf(
  currency: string,
  { main, alternative }: { main: string; alternative: string },
): RatePair | undefined {
  const other = currency === main ? alternative : currency;
  if (other === main) return undefined;
  return other === 'VES' ? { source: main, target: other } : { source: other, target: main };
}

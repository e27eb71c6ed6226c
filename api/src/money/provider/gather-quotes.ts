import { exact } from '@cuadra/shared/domain';
import { type Quote, type RateSource, SourceError } from './source.ts';

/**
 * A rate that differs by more than this part from the last good one waits for a person (docs/venezuela.md#money-and-the-rate): a provider was seen
 * to misread thousands.
 */
export const MAX_JUMP = '0.2';

/** What the provider has said so far. */
export interface Known {
  /** The one of the latest day; of those of one day, the last that was written down. */
  newest: Quote | undefined;
  /** The one that counts now. */
  inForce: Quote | undefined;
  /** The last that was near what was known before. */
  lastSure: Quote | undefined;
}

export interface GatheredQuote extends Quote {
  /** Whether it is near the last sure one or near what the other source says; with neither, it is all there is. */
  isSure: boolean;
}

export interface Gathered {
  /** In the order of their days, so that each is compared with the one before. */
  quotes: GatheredQuote[];
  /** One line for each source that failed. */
  failures: string[];
  /** Whether any source answered, be it what is known. */
  isAnswered: boolean;
}

/**
 * Asks the sources in the order of preference until one gives a rate that says something new or confirms what is known,
 * and one counts now: the first may know only of tomorrow's.
 */
export async function gatherQuotes(
  sources: readonly RateSource[],
  known: Known,
  today: string,
  signal: AbortSignal,
): Promise<Gathered> {
  const failures: string[] = [];
  const answers = new Map<string, Quote | undefined>();
  const ask = async (source: RateSource): Promise<Quote | undefined> => {
    if (!answers.has(source.name)) {
      answers.set(
        source.name,
        await source.ask(signal).catch((error: unknown) => {
          if (!(error instanceof SourceError)) throw error;
          failures.push(`${source.name}: ${error.message}`);
          return undefined;
        }),
      );
    }
    return answers.get(source.name);
  };

  const taken: Quote[] = [];
  for (const source of sources) {
    const quote = await ask(source);
    if (!quote) continue;
    const inForce = known.inForce ?? taken.find(({ day }) => day <= today);
    if (saysMore(quote, { ...known, newest: taken[0] ?? known.newest, inForce }, sources)) taken.push(quote);
    if (inForce || quote.day <= today) break;
  }

  let lastSure = known.lastSure;
  const quotes: GatheredQuote[] = [];
  for (const quote of taken.sort((a, b) => (a.day < b.day ? -1 : 1))) {
    let isSure = lastSure !== undefined && !jumps(quote.rate, lastSure.rate);
    if (!isSure) {
      const others = sources.filter(({ name }) => name !== quote.source);
      const witnesses = (await Promise.all(others.map(ask))).filter((other) => other !== undefined);
      isSure = witnesses.some((witness) => !jumps(quote.rate, witness.rate));
      isSure ||= lastSure === undefined && witnesses.length === 0;
    }
    if (isSure) lastSure = quote;
    quotes.push({ ...quote, isSure });
  }
  const isAnswered = [...answers.values()].some((answer) => answer !== undefined);
  return { quotes, failures, isAnswered };
}

/** Whether a rate is more than 20 % away from another. */
export function jumps(rate: string, from: string): boolean {
  return exact(rate).minus(from).abs().gt(exact(from).times(MAX_JUMP));
}

/**
 * A later day says more. Of one day, the preferred source corrects the other, and each source itself: the rate of a day
 * does not go back and forth between two of them; so they do of the day that counts now, though tomorrow's is known. Any
 * other earlier day only helps where no rate counts yet.
 */
function saysMore(quote: Quote, { newest, inForce }: Known, sources: readonly RateSource[]): boolean {
  if (newest === undefined || quote.day > newest.day) return true;
  if (quote.day < newest.day && quote.day !== inForce?.day) return inForce === undefined;
  const before = quote.day < newest.day && inForce ? inForce : newest;
  const rank = ({ source }: Quote) => sources.findIndex(({ name }) => name === source);
  return rank(quote) <= rank(before) || rank(before) === -1;
}

import { type DecimalInput, type Exact, exact, toRate } from './decimal.ts';
import { RATE_DECIMALS } from './decimals.ts';

/** A record says 1 source = rate target (docs/contract.md#arithmetic). */
export interface ExchangeRate {
  id: string;
  source: string;
  target: string;
  rate: string;
  /** ISO 8601, UTC. */
  create_at: string;
}

export interface PairRate {
  /** 1 alternative = rate main, at most 8 decimals; where it was given the other way round, only to be shown. */
  rate: string;
  /** 1 main = inverse alternative, where it was given that way round: amounts are converted by it. Null otherwise. */
  inverse: string | null;
  /** The record it was taken from; null when the currencies are equal or no record exists. */
  rate_id: string | null;
}

/**
 * Spec §5, «Rate of a pair»: from the latest record, inverted when it is stored the other way round, and 1 if the
 * currencies are equal or no record exists. What is inverted is cut to 8 decimals, so the record's own rate goes with it.
 *
 * @param records in any order
 */
export function rateOfPair(records: readonly ExchangeRate[], alternative: string, main: string): PairRate {
  const none: PairRate = { rate: '1', inverse: null, rate_id: null };
  if (alternative === main) return none;
  let latest: ExchangeRate | undefined;
  for (const record of records) {
    const straight = record.source === alternative && record.target === main;
    const inverted = record.source === main && record.target === alternative;
    if ((straight || inverted) && (!latest || isNewer(record, latest))) latest = record;
  }
  if (!latest) return none;
  return { ...directed(latest, alternative), rate_id: latest.id };
}

function directed({ source, rate }: ExchangeRate, alternative: string): Pick<PairRate, 'rate' | 'inverse'> {
  if (source === alternative) return { rate: toRate(rate), inverse: null };
  return { rate: toPairRate(exact(1).div(rate)), inverse: toRate(rate) };
}

/** A rate of a pair as it travels: as `toRate`, but never 0. One that 8 decimals cannot tell has 8 digits. */
export function toPairRate(value: DecimalInput): string {
  const rate = exact(value);
  return rate.lt(exact(10).pow(-RATE_DECIMALS))
    ? rate.toSignificantDigits(RATE_DECIMALS).toFixed()
    : toRate(rate);
}

/** The largest rate there is; the smallest is the last of its decimals. Beyond, no price could be said. */
export const MAX_RATE = '1000000000';

/**
 * By instant and not by its spelling: as texts, `13:00:00Z` would come after `13:00:00.500Z`. Two records of one
 * instant: the greater id is the later one, because ids are UUIDv7.
 */
function isNewer(a: ExchangeRate, b: ExchangeRate): boolean {
  const difference = Date.parse(a.create_at) - Date.parse(b.create_at);
  return difference === 0 ? a.id > b.id : difference > 0;
}

/** The two currencies of a sale and their rate, with the direction in which it was given. */
export interface CurrencyPair {
  main: string;
  alternative: string;
  /** 1 alternative = rate main. */
  rate: DecimalInput;
  /** 1 main = inverse alternative, where that is how it was given; see `PairRate`. */
  inverse?: DecimalInput | null | undefined;
}

/**
 * The rate of a pair as people say it: in the direction in which it was given, so that it is the figure by which amounts are
 * converted, and no 0,00116255.
 */
export function toldRate({ main, alternative, rate, inverse }: CurrencyPair): {
  source: string;
  target: string;
  rate: DecimalInput;
} {
  if (inverse === undefined || inverse === null) return { source: alternative, target: main, rate };
  return { source: main, target: alternative, rate: inverse };
}

/**
 * Converts between the two currencies of a pair, unrounded: whoever stores or shows the result rounds it, once. It is
 * multiplied by the rate that was given, or divided by it the other way, and never by one that was worked out and cut: at
 * 1 USD = 860.18 VES a hundred dollars are Bs. 86.018,00 whichever of the two is main.
 *
 * @throws RangeError for a currency that is not of the pair.
 */
export function convert(amount: DecimalInput, from: string, to: string, pair: CurrencyPair): Exact {
  assertOfPair(from, pair);
  assertOfPair(to, pair);
  if (from === to) return exact(amount);
  const { rate, inverse } = pair;
  if (inverse === undefined || inverse === null) {
    return from === pair.alternative ? exact(amount).times(rate) : exact(amount).div(rate);
  }
  return from === pair.main ? exact(amount).times(inverse) : exact(amount).div(inverse);
}

export function isOfPair(currency: string, pair: Pick<CurrencyPair, 'main' | 'alternative'>): boolean {
  return currency === pair.main || currency === pair.alternative;
}

function assertOfPair(currency: string, pair: CurrencyPair): void {
  if (!isOfPair(currency, pair))
    throw new RangeError(`${currency} is not of ${pair.main}/${pair.alternative}`);
}

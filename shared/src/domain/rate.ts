import { type DecimalInput, type Exact, exact, toRate } from './decimal.ts';

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
  /** 1 alternative = rate main, at most 8 decimals. */
  rate: string;
  /** The record it was taken from; null when the currencies are equal or no record exists. */
  rate_id: string | null;
}

/**
 * Spec §5, «Rate of a pair»: from the latest record, inverted when it is stored the other way round, and 1 if the
 * currencies are equal or no record exists.
 *
 * @param records in any order
 */
export function rateOfPair(records: readonly ExchangeRate[], alternative: string, main: string): PairRate {
  if (alternative === main) return { rate: '1', rate_id: null };
  let latest: ExchangeRate | undefined;
  for (const record of records) {
    const straight = record.source === alternative && record.target === main;
    const inverted = record.source === main && record.target === alternative;
    if ((straight || inverted) && (!latest || isNewer(record, latest))) latest = record;
  }
  if (!latest) return { rate: '1', rate_id: null };
  const rate = latest.source === alternative ? latest.rate : toRate(exact(1).div(latest.rate));
  return { rate: toRate(rate), rate_id: latest.id };
}

/**
 * By instant and not by its spelling: as texts, `13:00:00Z` would come after `13:00:00.500Z`. Two records of one
 * instant: the greater id is the later one, because ids are UUIDv7.
 */
function isNewer(a: ExchangeRate, b: ExchangeRate): boolean {
  const difference = Date.parse(a.create_at) - Date.parse(b.create_at);
  return difference === 0 ? a.id > b.id : difference > 0;
}

/** The two currencies of a sale and their rate: 1 alternative = rate main. */
export interface CurrencyPair {
  main: string;
  alternative: string;
  rate: DecimalInput;
}

/**
 * Converts between the two currencies of a pair, unrounded: whoever stores or shows the result rounds it, once.
 *
 * @throws RangeError for a currency that is not of the pair.
 */
export function convert(amount: DecimalInput, from: string, to: string, pair: CurrencyPair): Exact {
  assertOfPair(from, pair);
  assertOfPair(to, pair);
  if (from === to) return exact(amount);
  return from === pair.alternative ? exact(amount).times(pair.rate) : exact(amount).div(pair.rate);
}

export function isOfPair(currency: string, pair: Pick<CurrencyPair, 'main' | 'alternative'>): boolean {
  return currency === pair.main || currency === pair.alternative;
}

function assertOfPair(currency: string, pair: CurrencyPair): void {
  if (!isOfPair(currency, pair))
    throw new RangeError(`${currency} is not of ${pair.main}/${pair.alternative}`);
}

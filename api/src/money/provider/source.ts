/** What a source says a dollar is. */
export interface Quote {
  /** The source's name. */
  source: string;
  /** 1 USD = rate VES, a decimal with at most 8 decimals. */
  rate: string;
  /** `2026-11-20`: the day, in Caracas, from which it counts. The BCV publishes ahead, so it may be one to come. */
  day: string;
}

/** Where a rate comes from. Another one is another file with this interface. */
export interface RateSource {
  /** Stands in the history and on each sale: short, and never changed. */
  name: string;
  /**
   * Asks it once.
   *
   * @param signal ends the asking; the time limit is the source's own
   * @throws SourceError when it does not answer, or answers what is no rate of these days
   */
  ask(signal: AbortSignal): Promise<Quote>;
}

/** Why a source gave no rate, for the log: in English, without anything that it answered. */
export class SourceError extends Error {
  override name = 'SourceError';
}

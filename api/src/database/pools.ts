import { connect, type Database } from './connect.ts';

/**
 * The connections of one copy of the API, parted by what they are for: none is ever taken by what belongs to another, so that
 * the cash registers sell and `/health/ready` answers whatever the rest is at.
 */
export interface Pools {
  /** As cuadra_app, for whatever has no connections of its own. */
  db: Database;
  /** Likewise, for sales and cash sessions. */
  tills: Database;
  /** Likewise, for what reads much: see `HeavyWork`. */
  reports: Database;
  /** Likewise, for `/health/ready`. */
  health: Database;
  /** As cuadra_backoffice: reads every company, and writes through functions alone, but for releases, to which it adds. */
  backoffice: Database;
}

/** PostgreSQL is done with a sale in a millisecond; more would only queue there. */
export const TILL_CONNECTIONS = 10;
/** Reports that are read at once: each may keep a processor of the database busy. */
export const REPORT_CONNECTIONS = 3;

/** Whoever asks whether a copy is ready sends nobody to it meanwhile. */
const HEALTH_MS = 3_000;

/** @param answerMs milliseconds after which nobody waits for an answer any more */
export function openPools(urls: { appUrl: string; backofficeUrl: string }, answerMs: number): Pools {
  const ofApp = (poolSize?: number) =>
    connect(urls.appUrl, { transactionMs: answerMs, ...(poolSize === undefined ? {} : { poolSize }) });
  return {
    db: ofApp(),
    tills: ofApp(TILL_CONNECTIONS),
    reports: ofApp(REPORT_CONNECTIONS),
    health: connect(urls.appUrl, { poolSize: 1, connectMs: HEALTH_MS, silenceMs: HEALTH_MS }),
    backoffice: connect(urls.backofficeUrl, { poolSize: 3 }),
  };
}

export async function closePools(pools: Pools): Promise<void> {
  await Promise.all(Object.values(pools).map((pool: Database) => pool.destroy()));
}

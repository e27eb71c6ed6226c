import type { Config } from '../config/config.ts';
import { type ConnectOptions, connect, type Database } from './connect.ts';

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
  /** Likewise, of a replica, for the same; undefined where there is none. */
  replica: Database | undefined;
  /** Likewise, for `/health/ready`. */
  health: Database;
  /** As cuadra_backoffice: reads every company, and writes through functions alone, but for releases, to which it adds. */
  backoffice: Database;
}

/** PostgreSQL is done with a sale in a millisecond; more would only queue there. */
export const TILL_CONNECTIONS = 10;
/** Reports that are read at once: each may keep a processor of the database busy. */
export const REPORT_CONNECTIONS = 3;

/** A replica that is not there must not be waited for: the primary has the same. */
const REPLICA_CONNECT_MS = 2_000;
/** Whoever asks whether a copy is ready sends nobody to it meanwhile. */
const HEALTH_MS = 3_000;

/**
 * @param answerMs milliseconds after which nobody waits for an answer any more
 * @param places `host:port` of a pooler in front of the database, and of a replica
 */
export function openPools(
  urls: { appUrl: string; backofficeUrl: string },
  answerMs: number,
  {
    databasePooler: pooler,
    databaseReplica,
  }: Partial<Pick<Config, 'databasePooler' | 'databaseReplica'>> = {},
): Pools {
  const open = (url: string, options: ConnectOptions) =>
    connect(pooler === undefined ? url : atHost(url, pooler), { ...options, isPooled: pooler !== undefined });
  const ofApp = (poolSize?: number) =>
    open(urls.appUrl, { transactionMs: answerMs, ...(poolSize === undefined ? {} : { poolSize }) });
  return {
    db: ofApp(),
    tills: ofApp(TILL_CONNECTIONS),
    reports: ofApp(REPORT_CONNECTIONS),
    replica:
      databaseReplica === undefined
        ? undefined
        : connect(atHost(urls.appUrl, databaseReplica), {
            transactionMs: answerMs,
            poolSize: REPORT_CONNECTIONS,
            connectMs: REPLICA_CONNECT_MS,
          }),
    health: open(urls.appUrl, { poolSize: 1, connectMs: HEALTH_MS, silenceMs: HEALTH_MS }),
    backoffice: open(urls.backofficeUrl, { poolSize: 3 }),
  };
}

/** The same database and who signs in there, at another address. */
function atHost(url: string, host: string): string {
  const other = new URL(url);
  other.host = host;
  return other.href;
}

export async function closePools(pools: Pools): Promise<void> {
  await Promise.all(Object.values(pools).map((pool: Database | undefined) => pool?.destroy()));
}

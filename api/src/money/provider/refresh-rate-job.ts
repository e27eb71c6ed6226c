import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Job } from '../../jobs/job.ts';
import { dolarapi } from './dolarapi.ts';
import { openErApi } from './open-er-api.ts';
import { refreshRate } from './refresh-rate.ts';
import type { RateSource } from './source.ts';

/** Milliseconds between two looks whether it is time; it costs one small statement a copy of the API. */
const LOOK_EVERY = 60_000;
/** Minutes after which another copy asks, should the one that began die: more than both sources may take. */
const LEASE = 2;
/** Minutes until the next try where no source gave a rate. */
const RETRY = 5;

/** What the job needs. */
export interface RefreshRateOptions {
  db: Database;
  sources: readonly RateSource[];
  /** Minutes between two askings. */
  minutes: number;
  log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn'>;
}

/**
 * Asks the sources from time to time. However many copies of the API run, one of them asks: the database says whose
 * turn it is and when. Neither a start nor a request waits for the network.
 */
export function refreshRateJob({ db, sources, minutes, log }: RefreshRateOptions): Job {
  /** Whether the last asking gave nothing: an offline shop's log need not say so every five minutes. */
  let hasFailed = false;

  async function schedule(wait: number): Promise<void> {
    await sql`select schedule_rate_fetch(make_interval(mins => ${wait}))`.execute(db);
  }

  async function run(signal: AbortSignal): Promise<void> {
    const { rows } = await sql<{ is_mine: boolean }>`
      select claim_rate_fetch(make_interval(mins => ${LEASE})) as is_mine`.execute(db);
    if (!rows[0]?.is_mine || signal.aborted) return;
    const { quotes, failures, isAnswered } = await refreshRate(db, sources, signal);
    if (signal.aborted) return schedule(0);
    await schedule(isAnswered ? minutes : Math.min(minutes, RETRY));
    if (isAnswered) log.info({ quotes, failures }, 'asked what a dollar is');
    else log[hasFailed ? 'debug' : 'warn']({ failures }, 'no source says what a dollar is');
    hasFailed = !isAnswered;
  }

  return { name: 'refresh-rate', interval: LOOK_EVERY, failure: 'the rate could not be refreshed', run };
}

/** The sources that the configuration names, in the order of preference. */
export function rateSources({
  dolarapiUrl,
  openErApiUrl,
}: {
  dolarapiUrl: string;
  openErApiUrl: string;
}): RateSource[] {
  return [dolarapi(dolarapiUrl), openErApi(openErApiUrl)];
}

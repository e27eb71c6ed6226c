import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { type Database, isDatabaseGone } from '../../database/connect.ts';
import { refreshRate } from './refresh-rate.ts';
import type { RateSource } from './source.ts';

/** Milliseconds between two looks whether it is time; it costs one small statement a copy of the API. */
const LOOK_EVERY = 60_000;
/** Minutes after which another copy asks, should the one that began die: more than both sources may take. */
const LEASE = 2;
/** Minutes until the next try where no source gave a rate. */
const RETRY = 5;

interface JobOptions {
  db: Database;
  sources: readonly RateSource[];
  /** Minutes between two askings. */
  minutes: number;
  log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
}

export interface RateJob {
  /** Begins, and waits for nothing: neither a start nor a request depends on the network. */
  start(): void;
  /** Ends an asking that is under way, and resolves when nothing of it goes on. */
  stop(): Promise<void>;
}

/**
 * Asks the sources from time to time. However many copies of the API run, one of them asks: the database says whose
 * turn it is and when.
 */
export function createRateJob({ db, sources, minutes, log }: JobOptions): RateJob {
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  /** Whether the last asking gave nothing: an offline shop's log need not say so every five minutes. */
  let hasFailed = false;

  async function look(): Promise<void> {
    const { rows } = await sql<{ is_mine: boolean }>`
      select claim_rate_fetch(make_interval(mins => ${LEASE})) as is_mine`.execute(db);
    if (!rows[0]?.is_mine || ending.signal.aborted) return;
    const { quotes, failures, isAnswered } = await refreshRate(db, sources, ending.signal);
    if (ending.signal.aborted) return schedule(0);
    await schedule(isAnswered ? minutes : Math.min(minutes, RETRY));
    if (isAnswered) log.info({ quotes, failures }, 'asked what a dollar is');
    else log[hasFailed ? 'debug' : 'warn']({ failures }, 'no source says what a dollar is');
    hasFailed = !isAnswered;
  }

  async function schedule(wait: number): Promise<void> {
    await sql`select schedule_rate_fetch(make_interval(mins => ${wait}))`.execute(db);
  }

  function tick(): void {
    if (isRunning) return;
    isRunning = true;
    running = look()
      .catch((error: unknown) => {
        // A database that is away is told of by the requests that need it.
        log[isDatabaseGone(error) ? 'debug' : 'error']({ err: error }, 'the rate could not be refreshed');
      })
      .finally(() => {
        isRunning = false;
      });
  }

  return {
    start() {
      timer = setInterval(tick, LOOK_EVERY).unref();
      tick();
    },
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseGone } from '../database/connect.ts';

/** Work that the server does by itself at intervals. Nothing a user asks for may depend on its having been done. */
export interface Job {
  /** As the log calls it: `expire-orders`. */
  name: string;
  /** Milliseconds between the starts of two runs. */
  interval: number;
  /** What the log says when a run fails: `orders are not ended`. */
  failure: string;
  /**
   * One run. Several copies of the API may be at it at once.
   *
   * @param signal aborted when the server closes: the run is then waited for, and should end soon
   */
  run(signal: AbortSignal): Promise<void>;
}

/** Where jobs report. */
export type JobLog = Pick<FastifyBaseLogger, 'debug' | 'error'>;

/** A job that was started. */
export interface StartedJob {
  /** Starts no further run, asks the one under way to end, and resolves when it has. */
  stop(): Promise<void>;
}

/**
 * Runs a job now and at each interval. A run that takes longer than the interval goes on alone: the runs that would
 * overlap with it are left out. One that fails is logged, and the next one tries again.
 */
export function startJob({ name, interval, failure, run }: Job, log: JobLog): StartedJob {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  const tick = () => {
    running ??= run(closing.signal)
      .catch((error: unknown) => {
        // A database that is away is told of by the requests that need it; a deadlock is over by the next run.
        log[isDatabaseGone(error) ? 'debug' : 'error']({ err: error, job: name }, failure);
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(tick, interval).unref();
  tick();
  return {
    async stop() {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}

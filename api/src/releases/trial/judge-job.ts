import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/connect.ts';
import type { Job } from '../../jobs/job.ts';
import { decide } from './decide.ts';
import { findTrials } from './find-trials.ts';
import { stampOf } from './read-evidence.ts';

/** Has every version that is new judged by what browsers say of it. Every copy of the API does it, and one of them acts. */
export function judgeReleasesJob(backoffice: Database, log: Pick<FastifyBaseLogger, 'warn'>): Job {
  /** How much was said of a version when it was judged last. */
  const stamps = new Map<string, number>();
  return {
    name: 'judge-releases',
    interval: 5_000,
    failure: 'new versions are not judged',
    run: async () => {
      const trials = await findTrials(backoffice);
      const keys = new Set(trials.map(({ id }) => id));
      for (const key of stamps.keys()) if (!keys.has(key)) stamps.delete(key);
      for (const trial of trials) {
        const stamp = await stampOf(backoffice, trial);
        if (stamps.get(trial.id) === stamp) continue;
        if (await decide(backoffice, trial))
          log.warn({ module: trial.name, version: trial.version }, 'a version that fails was taken out');
        stamps.set(trial.id, stamp);
      }
    },
  };
}

import { connect } from '../database/connect.ts';
import type { Job } from '../jobs/job.ts';
import { renewDemonstration } from './renew-demonstration.ts';

/** Renews it twice a day, so that nobody is locked out of what has been running for two weeks. */
export function renewDemonstrationJob(ownerUrl: string): Job {
  return {
    name: 'renew-demonstration',
    interval: 12 * 60 * 60_000,
    failure: 'the demonstration was not renewed',
    run: async () => {
      const owner = connect(ownerUrl, { poolSize: 1 });
      try {
        await renewDemonstration(owner);
      } finally {
        await owner.destroy();
      }
    },
  };
}

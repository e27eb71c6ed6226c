import type { Database } from '../database/connect.ts';
import type { Job } from '../jobs/job.ts';
import { settleSubscriptions } from './settle-subscriptions.ts';

/**
 * Charges each hour, so that a day is in the ledger soon after it has begun. Who is let in is known without it, and who
 * looks at a subscription settles it. It keeps such a look from having months to charge.
 */
export function settleSubscriptionsJob(backoffice: Database): Job {
  return {
    name: 'settle-subscriptions',
    interval: 60 * 60_000,
    failure: 'subscriptions are not settled',
    run: async (signal) => {
      await settleSubscriptions(backoffice, signal);
    },
  };
}

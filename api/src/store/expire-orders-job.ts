import type { Database } from '../database/connect.ts';
import type { Job } from '../jobs/job.ts';
import { expireAllOrders } from './expire-orders.ts';

/**
 * Ends the orders whose time is over. Every copy of the API does it; what one has ended the others find ended. Who needs
 * the stock or looks at an order ends it, too.
 */
export function expireOrdersJob(db: Database): Job {
  return {
    name: 'expire-orders',
    interval: 60_000,
    failure: 'orders are not ended',
    // A server that closes finishes the run, which takes a bounded number of companies.
    run: () => expireAllOrders(db),
  };
}

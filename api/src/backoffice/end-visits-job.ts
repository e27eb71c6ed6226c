import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Job } from '../jobs/job.ts';

/**
 * Ends the visits of inspectors who asked for nothing for hours, so that an owner does not read of somebody who is «still there» and
 * went home. The next request of such an inspector would end it, too (`find_session`).
 */
export function endVisitsJob(backoffice: Database): Job {
  return {
    name: 'end-visits',
    interval: 10 * 60_000,
    failure: 'visits of inspectors are not ended',
    run: async () => {
      await sql`select end_idle_visits()`.execute(backoffice);
    },
  };
}

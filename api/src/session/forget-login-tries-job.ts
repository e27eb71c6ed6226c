import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Job } from '../jobs/job.ts';

/** Removes what was counted of tries at passwords long ago; the counts themselves forget after an hour. */
export function forgetLoginTriesJob(db: Database): Job {
  return {
    name: 'forget-login-tries',
    interval: 60 * 60_000,
    failure: 'old tries to log in are not forgotten',
    run: async () => {
      await sql`select forget_login_tries()`.execute(db);
    },
  };
}

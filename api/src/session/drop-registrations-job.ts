import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Job } from '../jobs/job.ts';

/** Registrations that one transaction removes. */
const AT_ONCE = 100;

/** Removes registrations that nobody confirmed within a day: a name and an address are not held for ever. */
export function dropRegistrationsJob(db: Database): Job {
  return {
    name: 'drop-registrations',
    interval: 60 * 60_000,
    failure: 'registrations that nobody confirmed are not removed',
    run: async (signal) => {
      for (let dropped = AT_ONCE; dropped === AT_ONCE && !signal.aborted; ) {
        const { rows } = await sql<{ n: number }>`select drop_old_registrations(${AT_ONCE}) as n`.execute(db);
        dropped = rows[0]?.n ?? 0;
      }
    },
  };
}

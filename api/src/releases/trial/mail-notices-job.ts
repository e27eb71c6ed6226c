import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Job } from '../../jobs/job.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { Notice, noticeMail } from './notice-mail.ts';

/** Tries of a mail, each after twice the time of the one before: the last after a day. */
const MOST_TRIES = 12;
/** Mails of one run. */
const AT_ONCE = 10;

/**
 * Sends what is to be told to the teams. A copy of the API that takes a mail keeps it from the others for a minute and more, and
 * tries again by then what it could not send; so a mail may come twice, and is never lost by a restart.
 */
export function mailNoticesJob(backoffice: Database, mailer: Mailer): Job {
  return {
    name: 'mail-notices',
    interval: 5_000,
    failure: 'a team is not told of its version',
    run: async (signal) => {
      for (let i = 0; i < AT_ONCE && !signal.aborted; i++) {
        const taken = await takeOne(backoffice);
        if (taken === undefined) return;
        await mailer.send({ to: taken.address, ...noticeMail(taken.notice) });
        await sql`update release_notices set sent_at = now() where log_id = ${taken.id}::bigint`.execute(
          backoffice,
        );
      }
    },
  };
}

async function takeOne(
  backoffice: Database,
): Promise<{ id: string; address: string; notice: Notice } | undefined> {
  const { rows } = await sql<{ id: string; address: string }>`
    update release_notices n set tries = tries + 1, next_try_at = now() + make_interval(mins => (2 ^ tries)::int)
    from release_log l
    where l.id = n.log_id and n.log_id = (
      select log_id from release_notices
      where sent_at is null and next_try_at <= now() and tries < ${MOST_TRIES}
      order by next_try_at limit 1 for update skip locked)
    returning n.log_id as id, n.address, l.what, l.name, l.version, l.details`.execute(backoffice);
  const [row] = rows;
  return row && { id: row.id, address: row.address, notice: Notice.parse(row) };
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/** Mails that somebody without a session can have sent, and how many of them a day. */
const MOST = {
  /** The code of one registration, which is sent again once a minute at most. */
  registration: { least: '1 minute', most: 6 },
  /** The code for another password, by the name that was asked with, whether somebody has it or not. */
  password: { least: '1 minute', most: 6 },
  /** To one address, whoever asks. */
  address: { least: '0 seconds', most: 10 },
} as const;

/**
 * Counts a mail that is about to go out, in the database, so that all copies of the API count together.
 *
 * @param of the user's id, whether there is such a user or not, or the address
 * @throws ApiError 429 where it may not go out
 */
export async function countMail(db: Database, what: keyof typeof MOST, of: string): Promise<void> {
  const key = createHash('sha256').update(`${what} ${of.toLowerCase()}`).digest();
  const { least, most } = MOST[what];
  const { rows } = await sql<{ may: boolean }>`
    select take_mail(${key}, ${least}::interval, ${most}) as may`.execute(db);
  if (!rows[0]?.may) throw new ApiError('ERROR_TOO_MANY_REQUESTS');
}

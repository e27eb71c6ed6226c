import { sql } from 'kysely';
import type { Session } from '../access/admit.ts';
import type { Database } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { ReleaseError } from '../errors/release-error.ts';

/** Of a super user, for the log. */
export async function nameOf(db: Database, { userId }: Session): Promise<string> {
  const { rows } = await sql<{ name: string; username: string }>`
    select name, username from find_platform_user(${userId})`.execute(db);
  const { name, username } = orNotFound(rows[0]);
  return `${name} (${username})`;
}

/** What a screen reads of a change that cannot be made; any other error as it is. */
export function asApiError(error: unknown): unknown {
  if (!(error instanceof ReleaseError)) return error;
  const code = error.refusal === 'taken' ? 'ERROR_CONFLICT' : 'ERROR_NOT_FOUND';
  return new ApiError(code, { details: { reason: error.message } }, { cause: error });
}

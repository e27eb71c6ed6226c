import type { User } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { verifyPassword } from '../access/password.ts';
import type { Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { openSessionWith } from './open-session.ts';

interface LoginRow {
  user_id: string;
  company_id: string | null;
  platform: boolean;
  password_hash: string;
  verified: boolean;
  active: boolean;
}

/**
 * Signs in with a username or a mail address.
 *
 * @param userAgent what it is done with, as it calls itself
 * @throws ApiError 401 ERROR_INVALID_CREDENTIALS, the same for a wrong name and a wrong password and after the same
 * time; 403 ERROR_USER_NOT_VERIFIED (with `details.user_id`, for the code) and 403
 * ERROR_USER_INACTIVE only to whoever knows the password
 */
export async function login(
  db: Database,
  credentials: { username: string; password: string },
  userAgent: string | undefined,
): Promise<{ token: string; user: User }> {
  const { rows } = await sql<LoginRow>`select * from find_login(${credentials.username})`.execute(db);
  const row = rows[0];
  if (!(await verifyPassword(row?.password_hash, credentials.password)) || !row) {
    throw new ApiError('ERROR_INVALID_CREDENTIALS');
  }
  if (!row.active) throw new ApiError('ERROR_USER_INACTIVE');
  if (!row.verified) throw new ApiError('ERROR_USER_NOT_VERIFIED', { details: { user_id: row.user_id } });
  const owner = { userId: row.user_id, companyId: row.company_id, platform: row.platform };
  const opened = await openSessionWith(db, owner, row.password_hash, userAgent);
  if (!opened) throw new ApiError('ERROR_INVALID_CREDENTIALS');
  return opened;
}

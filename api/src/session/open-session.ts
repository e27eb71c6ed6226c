import type { User } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { hashToken, newToken, SESSION_LIFETIME } from './token.ts';
import { loadUser } from './user.ts';

/** Opens a session; the token is told once and kept only as its hash. */
export async function openSession(
  db: Database,
  owner: { userId: string; companyId: string | null; platform: boolean },
): Promise<{ token: string; user: User }> {
  const token = newToken();
  await sql`
    select create_session(${hashToken(token)}, ${owner.userId}::uuid, ${owner.platform}, ${SESSION_LIFETIME}::interval)
  `.execute(db);
  return { token, user: await loadUser(db, owner) };
}

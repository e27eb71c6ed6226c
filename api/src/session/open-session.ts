import type { User } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { hashToken, newToken, SESSION_LIFETIME } from '../access/token.ts';
import { loadUser } from '../access/user.ts';
import { type Database, withCompany } from '../database/connect.ts';

export interface SessionOwner {
  userId: string;
  companyId: string | null;
  platform: boolean;
}

/**
 * Opens a session; the token is told once and kept only as its hash.
 *
 * @param userAgent what it is opened with, as it calls itself
 */
export async function openSession(
  db: Database,
  owner: SessionOwner,
  userAgent: string | undefined,
): Promise<{ token: string; user: User }> {
  const token = newToken();
  await createSession(db, owner, token, userAgent);
  return { token, user: await loadUser(db, owner) };
}

/**
 * Opens a session for whoever knew a password, if it still is the password: it may have been changed, or its user shut
 * out, while it was verified, and that ends the sessions that are there.
 *
 * @returns undefined when it is not
 */
export async function openSessionWith(
  db: Database,
  owner: SessionOwner,
  passwordHash: string,
  userAgent: string | undefined,
): Promise<{ token: string; user: User } | undefined> {
  // Passwords of who runs Cuadra are changed by a command alone.
  if (owner.platform || owner.companyId === null) return openSession(db, owner, userAgent);
  const token = newToken();
  const isOpen = await withCompany(db, owner.companyId, async (trx) => {
    // Held until the session is there: who changes the password comes before, or finds the session and ends it. Not
    // shared: a session that opens writes to its user, and two that held them together would wait for each other.
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', owner.userId)
      .where('password_hash', '=', passwordHash)
      .where('is_active', '=', true)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (user) await createSession(trx, owner, token, userAgent);
    return user !== undefined;
  });
  return isOpen ? { token, user: await loadUser(db, owner) } : undefined;
}

async function createSession(
  db: Database,
  { userId, platform }: SessionOwner,
  token: string,
  userAgent: string | undefined,
): Promise<void> {
  await sql`
    select create_session(
      ${hashToken(token)}, ${userId}::uuid, ${platform}, ${SESSION_LIFETIME}::interval, ${userAgent ?? null}
    )`.execute(db);
}

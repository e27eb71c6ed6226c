import type { User } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { hashToken, newToken, SESSION_LIFETIME } from '../access/token.ts';
import { loadUser } from '../access/user.ts';
import type { AppContext } from '../app/context.ts';
import { prove } from '../database/proof.ts';

export interface SessionOwner {
  userId: string;
  companyId: string | null;
  platform: boolean;
}

/** What a session is opened with. */
export interface SessionDevice {
  /** As it calls itself. */
  userAgent: string | undefined;
  /** The token by which it is known from now on. */
  token: string;
}

/** A session that was opened; its token is told once and stored only as its hash. */
export interface OpenedSession {
  token: string;
  user: User;
  /** On a device that is new to somebody who has others. */
  isNewDevice: boolean;
}

/**
 * Opens a session for whoever has proved who they are.
 *
 * @param passwordHash where they did it by a password: it may have been changed, or its user shut out, while it was
 * verified, and that ends the sessions that are there
 * @returns undefined when it is not the password any more
 */
export async function openSession(
  { db, proofKey }: Pick<AppContext, 'db' | 'proofKey'>,
  owner: SessionOwner,
  device: SessionDevice,
  passwordHash?: string,
): Promise<OpenedSession | undefined> {
  const token = newToken();
  const hash = hashToken(token);
  const proof = prove(proofKey, `create_session:${hash.toString('hex')}:${owner.userId.toLowerCase()}`);
  const { rows } = await sql<{ is_new: boolean | null }>`
    select create_session(
      ${hash}, ${owner.userId}::uuid, ${owner.platform}, ${SESSION_LIFETIME}::interval, ${device.userAgent ?? null},
      ${hashToken(device.token)}, ${passwordHash ?? null}, ${proof}
    ) as is_new`.execute(db);
  const isNewDevice = rows[0]?.is_new ?? null;
  if (isNewDevice === null) return undefined;
  return { token, user: await loadUser(db, owner), isNewDevice };
}

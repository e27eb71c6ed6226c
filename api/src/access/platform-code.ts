import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { type ProofKey, prove } from '../database/proof.ts';
import { hashCode, LIFETIME, MAX_TRIES, RESEND_AFTER } from './mailed-code.ts';

/** Where the codes are, and the proof that the server asks. */
interface Context {
  db: Database;
  proofKey: ProofKey;
}

/**
 * Keeps the code with which somebody who runs Cuadra chooses their first password, in place of any before it.
 *
 * @returns false when the last one went out less than a minute ago, or they have a password by now
 */
export async function storePlatformCode(
  { db, proofKey }: Context,
  userId: string,
  code: string,
): Promise<boolean> {
  const hash = hashCode({ userId, purpose: 'password' }, code);
  const proof = prove(proofKey, `store_platform_code:${userId.toLowerCase()}:${hash.toString('hex')}`);
  const { rows } = await sql<{ stored: boolean }>`
    select store_platform_code(${userId}::uuid, ${hash}, ${LIFETIME}::interval, ${RESEND_AFTER}::interval, ${proof})
      as stored`.execute(db);
  return rows[0]?.stored ?? false;
}

/**
 * Gives who runs Cuadra their first password, for the mailed code, which is used up. A wrong one uses up a try.
 *
 * @param passwordHash undefined for a password that is not taken: then a right code is kept and costs a try all the same
 */
export async function choosePlatformPassword(
  { db, proofKey }: Context,
  userId: string,
  code: string,
  passwordHash: string | undefined,
): Promise<'right' | 'wrong' | 'expired'> {
  const hash = hashCode({ userId, purpose: 'password' }, code);
  const wanted = passwordHash ?? '';
  const proof = prove(proofKey, `choose_platform_password:${userId.toLowerCase()}:${wanted}`);
  const { rows } = await sql<{ outcome: 'right' | 'wrong' | 'expired' }>`
    select choose_platform_password(${userId}::uuid, ${hash}, ${MAX_TRIES}, ${wanted}, ${proof}) as outcome`.execute(
    db,
  );
  return rows[0]?.outcome ?? 'expired';
}

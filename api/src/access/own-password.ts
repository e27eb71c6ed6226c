import { sql } from 'kysely';
import { type CompanyTransaction, type Database, withCompany } from '../database/connect.ts';
import { type ProofKey, prove } from '../database/proof.ts';
import type { Session } from './admit.ts';

/** Where passwords are, and the proof that the server asks. */
interface Context {
  db: Database;
  proofKey: ProofKey;
}

/** The hash of the password of whoever a session belongs to, of a company or of who runs Cuadra; undefined without one. */
export async function findOwnPassword(
  { db, proofKey }: Context,
  { userId, companyId, kind }: Pick<Session, 'userId' | 'companyId' | 'kind'>,
): Promise<string | undefined> {
  if (kind === 'user' && companyId !== null) {
    return withCompany(db, companyId, (trx) => findPassword(trx, proofKey, userId));
  }
  const proof = prove(proofKey, `find_platform_password:${userId.toLowerCase()}`);
  const { rows } = await sql<{ hash: string | null }>`
    select find_platform_password(${userId}::uuid, ${proof}) as hash`.execute(db);
  return rows[0]?.hash ?? undefined;
}

/**
 * Gives whoever a session belongs to another password, and ends every other session of theirs.
 *
 * @param known the hash that was verified: of two changes side by side the later one changes nothing
 * @returns whether it was changed
 */
export async function changeOwnPassword(
  { db, proofKey }: Context,
  { userId, companyId, kind, tokenHash }: Pick<Session, 'userId' | 'companyId' | 'kind' | 'tokenHash'>,
  { hash, known }: { hash: string; known: string },
): Promise<boolean> {
  if (kind === 'user' && companyId !== null) {
    return withCompany(db, companyId, async (trx) => {
      if (!(await setPassword(trx, proofKey, { userId, hash, known }))) return false;
      await sql`select end_sessions_of(${userId}::uuid, ${tokenHash})`.execute(trx);
      return true;
    });
  }
  const proof = prove(proofKey, `change_platform_password:${userId.toLowerCase()}:${hash}`);
  const { rows } = await sql<{ changed: boolean }>`
    select change_platform_password(${userId}::uuid, ${hash}, ${known}, ${tokenHash}, ${proof}) as changed`.execute(
    db,
  );
  return rows[0]?.changed ?? false;
}

/** The hash of a user's password; undefined where the transaction's company has no such user. */
export async function findPassword(
  trx: CompanyTransaction,
  key: ProofKey,
  userId: string,
): Promise<string | undefined> {
  const proof = prove(key, `find_password:${userId.toLowerCase()}`);
  const { rows } = await sql<{ hash: string | null }>`
    select find_password(${userId}::uuid, ${proof}) as hash`.execute(trx);
  return rows[0]?.hash ?? undefined;
}

/**
 * Gives a user of the transaction's company another password.
 *
 * @param known the hash that was verified: of two changes side by side the later one changes nothing
 * @returns whether it was changed
 */
export async function setPassword(
  trx: CompanyTransaction,
  key: ProofKey,
  { userId, hash, known }: { userId: string; hash: string; known?: string },
): Promise<boolean> {
  const proof = prove(key, `set_password:${userId.toLowerCase()}:${hash}`);
  const { rows } = await sql<{ changed: boolean }>`
    select set_password(${userId}::uuid, ${hash}, ${known ?? null}, ${proof}) as changed`.execute(trx);
  return rows[0]?.changed ?? false;
}

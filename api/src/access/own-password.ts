import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { type ProofKey, prove } from '../database/proof.ts';

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

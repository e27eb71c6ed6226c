import { sql } from 'kysely';
import type { AppContext } from '../app/context.ts';
import { prove } from '../database/proof.ts';

type Context = Pick<AppContext, 'db' | 'proofKey'>;

/** A second factor as it is stored, for the server alone. */
export interface StoredFactor {
  secret: Buffer;
  /** Null while no code has confirmed it: then it is asked for nowhere. */
  confirmed_at: Date | null;
  recovery_codes_left: number;
}

/** @returns undefined for who has never begun to set one up */
export async function loadFactor(
  { db, proofKey }: Context,
  userId: string,
): Promise<StoredFactor | undefined> {
  const proof = prove(proofKey, `find_second_factor:${userId.toLowerCase()}`);
  const { rows } =
    await sql<StoredFactor>`select * from find_second_factor(${userId}::uuid, ${proof})`.execute(db);
  return rows[0];
}

/** @returns false where one is on already */
export function storeSecret({ db, proofKey }: Context, userId: string, secret: Buffer): Promise<boolean> {
  const proof = prove(proofKey, `begin_second_factor:${userId.toLowerCase()}:${secret.toString('hex')}`);
  return isSo(db, sql`select begin_second_factor(${userId}::uuid, ${secret}, ${proof}) as so`);
}

/**
 * @param step the period that the code is of
 * @returns false where it was turned on, or begun again, meanwhile
 */
export function confirmFactor(
  { db, proofKey }: Context,
  userId: string,
  { secret, step, hashes }: { secret: Buffer; step: number; hashes: readonly Buffer[] },
): Promise<boolean> {
  const proof = prove(proofKey, `confirm_second_factor:${userId.toLowerCase()}:${step}`);
  return isSo(
    db,
    sql`select confirm_second_factor(${userId}::uuid, ${secret}, ${step}::bigint, ${hashes}::bytea[], ${proof}) as so`,
  );
}

/** @returns false for a code that was taken before */
export function takeStep(
  { db, proofKey }: Context,
  userId: string,
  secret: Buffer,
  step: number,
): Promise<boolean> {
  const proof = prove(proofKey, `take_second_factor_step:${userId.toLowerCase()}:${step}`);
  return isSo(
    db,
    sql`select take_second_factor_step(${userId}::uuid, ${secret}, ${step}::bigint, ${proof}) as so`,
  );
}

/** @returns false for none of theirs, or one that was used */
export function takeRecoveryCode({ db, proofKey }: Context, userId: string, hash: Buffer): Promise<boolean> {
  const proof = prove(proofKey, `take_recovery_code:${userId.toLowerCase()}:${hash.toString('hex')}`);
  return isSo(db, sql`select take_recovery_code(${userId}::uuid, ${hash}, ${proof}) as so`);
}

export async function replaceRecoveryCodes(
  { db, proofKey }: Context,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  const proof = prove(proofKey, `renew_recovery_codes:${userId.toLowerCase()}`);
  await sql`select renew_recovery_codes(${userId}::uuid, ${hashes}::bytea[], ${proof})`.execute(db);
}

/** @returns false where there was none */
export function deleteFactor({ db, proofKey }: Context, userId: string): Promise<boolean> {
  const proof = prove(proofKey, `remove_second_factor:${userId.toLowerCase()}`);
  return isSo(db, sql`select remove_second_factor(${userId}::uuid, ${proof}) as so`);
}

async function isSo(db: Context['db'], question: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await (question as ReturnType<typeof sql<{ so: boolean }>>).execute(db);
  return rows[0]?.so ?? false;
}

import { sql } from 'kysely';
import type { AppContext } from '../app/context.ts';
import { prove } from '../database/proof.ts';

/** Whom a login names, with what is needed to write to them. */
export interface Login {
  user_id: string;
  /** Null for who belongs to no company: a super user. */
  company_id: string | null;
  platform: boolean;
  password_hash: string;
  verified: boolean;
  active: boolean;
  name: string;
  email: string;
}

/** @param name a username or a mail address, in whatever case */
export async function findLogin(
  { db, proofKey }: Pick<AppContext, 'db' | 'proofKey'>,
  name: string,
): Promise<Login | undefined> {
  const proof = prove(proofKey, `find_login:${name}`);
  const { rows } = await sql<Login>`select * from find_login(${name}, ${proof})`.execute(db);
  return rows[0];
}

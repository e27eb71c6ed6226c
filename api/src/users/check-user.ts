import type { Role } from '@cuadra/shared/contract';
import { type IdentificationType, identificationDigits, isIdentification } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { findRole } from '../roles/find-role.ts';

export interface UserFields {
  username: string;
  email: string;
  role_id: string;
  identification: string;
  identification_type: IdentificationType;
}

/** All that is filled in about a user. */
export interface UserData extends UserFields {
  name: string;
  country: string;
  image: string | null;
}

/** Which field an index of `users` speaks of. */
export const UNIQUE_FIELDS = { users_username: 'username', users_email: 'email' };

/**
 * What no schema can say of a user: that the names are free in all of Cuadra, that the role is there, that the
 * identification is one.
 *
 * @param before what the user has already, when it is changed; what stays is not looked at again
 * @returns the role, which stays where it is until the end of the transaction; undefined for one that is gone and stays
 * @throws ApiError 400 with `already-used`, `unknown` or `not-an-identification`
 */
export async function checkUser(
  trx: CompanyTransaction,
  user: UserFields,
  before?: { username: string; email: string; role_id: string },
): Promise<Role | undefined> {
  const fields: Record<string, string> = {};
  const { identification, identification_type } = user;
  if (identification && !isIdentification(identification_type, identification)) {
    fields.identification = 'not-an-identification';
  }
  // A registration that nobody confirmed in time keeps no shop from its own people.
  await sql`select release_logins(${user.username}, ${user.email})`.execute(trx);
  const { rows } = await sql<{ username: boolean; email: boolean }>`
    select * from login_taken(${user.username}, ${user.email})`.execute(trx);
  for (const field of ['username', 'email'] as const) {
    const isOwn = before?.[field].toLowerCase() === user[field].toLowerCase();
    if (rows[0]?.[field] && !isOwn) fields[field] = 'already-used';
  }
  const role = await findRole(trx, user.role_id, 'share');
  if (!role && before?.role_id !== user.role_id) fields.role_id = 'unknown';
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  return role;
}

/** The columns of a user that a draft fills. */
export function userColumns(user: UserData) {
  const { name, username, email, role_id, identification_type, country, image } = user;
  const identification = identificationDigits(user.identification) || null;
  return { name, username, email, role_id, identification, identification_type, country, image };
}

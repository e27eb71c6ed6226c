import type { createUser as createCall, Employee } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { checkNewPassword } from '../access/common-password.ts';
import { setPassword } from '../access/own-password.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import { type CompanyTransaction, databaseError, UNIQUE_VIOLATION } from '../database/connect.ts';
import type { ProofKey } from '../database/proof.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { checkReach } from '../roles/check-reach.ts';
import { checkUser, UNIQUE_FIELDS, userColumns } from './check-user.ts';
import { findUser } from './find-user.ts';

export type NewUser = z.output<typeof createCall.body>;

/**
 * Writes a user who may sign in at once. Two that come side by side with one id break `users_pkey`: see
 * `withCompanyOnce`.
 *
 * @param passwordHash of the draft's password: hashing takes long, and is done before a connection is held
 * @throws ApiError 400 as `checkUser`; 403 for a role that reaches further than the maker's; 409 for an id used with other
 * values
 */
export async function createUser(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: NewUser,
  passwordHash: string,
  proofKey: ProofKey,
): Promise<Employee> {
  const columns = userColumns(draft);
  const id = draft.id ?? newId();
  // Without the password, and nothing here compares one: whoever may create users could guess at anybody's by its answer.
  const request_hash = hashRequest(columns);
  if (isRepeated(await findRequest(trx, 'users', draft.id), request_hash)) {
    return orNotFound(await findUser(trx, id));
  }
  checkNewPassword(draft.password, [draft.username, draft.email]);
  const role = await checkUser(trx, draft);
  if (role) await checkReach(trx, session, role, 'role_id');
  try {
    await orAlreadyUsed(UNIQUE_FIELDS, () =>
      trx
        .insertInto('users')
        .values({
          ...columns,
          company_id: session.companyId,
          id,
          request_hash,
          verified_at: sql<Date>`now()`,
        })
        .execute(),
    );
  } catch (error) {
    // A user's id is one in all of Cuadra, because a session names nothing else.
    const known = databaseError(error);
    if (known?.code === UNIQUE_VIOLATION && known.constraint === 'users_id') throw taken();
    throw error;
  }
  await setPassword(trx, proofKey, { userId: id, hash: passwordHash });
  return orNotFound(await findUser(trx, id));
}

function taken(): ApiError {
  return new ApiError('ERROR_CONFLICT', { fields: { id: 'already-used' } });
}

import type { Employee, updateUser as updateCall } from '@cuadra/shared/contract';
import { OWNER_ROLE_ID } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { checkNewPassword } from '../access/common-password.ts';
import { setPassword } from '../access/own-password.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { beginEdit } from '../database/edits.ts';
import type { ProofKey } from '../database/proof.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { checkReach } from '../roles/check-reach.ts';
import { checkUser, UNIQUE_FIELDS, userColumns } from './check-user.ts';
import { findUser } from './find-user.ts';
import { lockUser } from './lock-user.ts';

type ChangedUser = z.output<typeof updateCall.body>;

/**
 * Changes of a user what the draft says. Who was shut out or got another password has no session any more.
 *
 * @param passwordHash of the draft's password, where there is one
 * @throws ApiError 400 as `checkUser`; 403 for a user or a role above one's own; 404; 409 with `own-user` for shutting
 * oneself out or setting one's own password without the old one, with `last-owner` for the last Propietario,
 * ERROR_EDITED
 */
export async function updateUser(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: ChangedUser,
  passwordHash: string | undefined,
  proofKey: ProofKey,
): Promise<Employee> {
  const { id, version, edit_id, ...changed } = draft;
  const before = await lockUser(trx, session, id);
  const { companyId, userId } = session;
  await beginEdit(trx, { table: 'users', id, companyId, userId, edit: { version, edit_id } }, async () =>
    orNotFound(await findUser(trx, id)),
  );
  const after = { ...before, ...changed };
  const fields: Record<string, string> = {};
  if (draft.id === session.userId) {
    if (!after.is_active) fields.is_active = 'own-user';
    if (passwordHash) fields.password = 'own-user';
  }
  if (before.isLastOwner) {
    if (after.role_id !== OWNER_ROLE_ID) fields.role_id = 'last-owner';
    if (!after.is_active) fields.is_active ??= 'last-owner';
  }
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_CONFLICT', { fields });
  if (draft.password !== undefined) checkNewPassword(draft.password, [after.username, after.email]);
  const role = await checkUser(trx, after, before);
  if (role && role.id !== before.role_id) await checkReach(trx, session, role, 'role_id');
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .updateTable('users')
      .set({
        ...userColumns(after),
        is_active: after.is_active,
      })
      .where('id', '=', draft.id)
      .execute(),
  );
  if (passwordHash) await setPassword(trx, proofKey, { userId: draft.id, hash: passwordHash });
  if (passwordHash || !after.is_active)
    await sql`select end_sessions_of(${draft.id}::uuid, null)`.execute(trx);
  return orNotFound(await findUser(trx, draft.id));
}

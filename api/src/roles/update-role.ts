import type { Role, updateRole as updateCall } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { beginEdit } from '../database/edits.ts';
import { checkReach } from './check-reach.ts';
import { checkRole, UNIQUE_FIELDS } from './check-role.ts';
import { lockRole } from './lock-role.ts';
import { writeRolePermissions } from './write-role-permissions.ts';

type ChangedRole = z.output<typeof updateCall.body>;

/**
 * Changes a role; its users feel it with their next request.
 *
 * @throws ApiError as `createRole`; 404; 409 with `built-in` for one that nobody changes (spec §4), ERROR_EDITED
 */
export async function updateRole(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: ChangedRole,
): Promise<Role> {
  const before = await lockRole(trx, session, draft.id);
  const { companyId, userId } = session;
  await beginEdit(trx, { table: 'roles', id: draft.id, companyId, userId, edit: draft }, async () => before);
  const role = checkRole(draft);
  const max_discount = draft.max_discount ?? before.max_discount;
  await checkReach(trx, session, { id: draft.id, modules: role.modules, max_discount }, 'modules');
  const { name, description } = role;
  const after = { ...before, name, description, max_discount, modules: role.modules };
  if (isSame(before, after)) return before;
  const { version } = await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .updateTable('roles')
      .set({ name, description, max_discount })
      .where('company_id', '=', companyId)
      .where('id', '=', draft.id)
      .returning('version')
      .executeTakeFirstOrThrow(),
  );
  await trx.deleteFrom('role_permissions').where('role_id', '=', draft.id).execute();
  await writeRolePermissions(trx, session.companyId, draft.id, role.modules);
  return { ...after, version };
}

/** What changes nothing is no edit. */
function isSame(before: Role, after: Role): boolean {
  return (
    before.name === after.name &&
    before.description === after.description &&
    exact(before.max_discount).eq(after.max_discount) &&
    JSON.stringify(before.modules) === JSON.stringify(after.modules)
  );
}

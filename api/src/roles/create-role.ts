import type { Role } from '@cuadra/shared/contract';
import { builtInRole, newId } from '@cuadra/shared/domain';
import type { CompanySession } from '../access/admit.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { checkReach } from './check-reach.ts';
import { checkRole, type NewRole, UNIQUE_FIELDS } from './check-role.ts';
import { findRole } from './find-role.ts';
import { writeRolePermissions } from './write-role-permissions.ts';

/**
 * Writes a role of the company. Two that come side by side with one id break `roles_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 400 with `already-used` on the name (spec §5) or `unknown-permission` on `modules.N`; 403 for more than
 * the maker holds; 409 for an id used with other values
 */
export async function createRole(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: NewRole,
): Promise<Role> {
  const role = checkRole(draft);
  const id = draft.id ?? newId();
  if (builtInRole(id)) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'already-used' } });
  const request_hash = hashRequest(role);
  if (isRepeated(await findRequest(trx, 'roles', draft.id), request_hash)) {
    return orNotFound(await findRole(trx, id));
  }
  checkReach(session, { id, modules: role.modules }, 'modules');
  const { name, description } = role;
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .insertInto('roles')
      .values({ company_id: session.companyId, id, name, description, request_hash })
      .execute(),
  );
  await writeRolePermissions(trx, session.companyId, id, role.modules);
  return { id, name, description, company_id: session.companyId, modules: role.modules, users: 0 };
}

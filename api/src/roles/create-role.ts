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
  const { max_discount } = draft;
  const request_hash = hashRequest({ ...role, max_discount });
  if (isRepeated(await findRequest(trx, 'roles', draft.id), request_hash)) {
    return orNotFound(await findRole(trx, id));
  }
  await checkReach(trx, session, { id, modules: role.modules, max_discount }, 'modules');
  const { name, description } = role;
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .insertInto('roles')
      .values({ company_id: session.companyId, id, name, description, max_discount, request_hash })
      .execute(),
  );
  await writeRolePermissions(trx, session.companyId, id, role.modules);
  return {
    id,
    name,
    description,
    company_id: session.companyId,
    max_discount,
    modules: role.modules,
    users: 0,
    version: 1,
  };
}

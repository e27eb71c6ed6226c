import type { createRole as createCall, Role, updateRole as updateCall } from '@cuadra/shared/contract';
import { BUILT_IN_ROLES, builtInRole, canonicalPermissions, newId } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { findRole, inOrder } from './find-role.ts';
import { checkReach } from './reach.ts';

type NewRole = z.output<typeof createCall.body>;
type ChangedRole = z.output<typeof updateCall.body>;

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
  const role = check(draft);
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
  await writePermissions(trx, session.companyId, id, role.modules);
  return { id, name, description, company_id: session.companyId, modules: role.modules, users: 0 };
}

/**
 * Changes a role; its users feel it with their next request.
 *
 * @throws ApiError as `createRole`; 404; 409 with `built-in` for one that nobody changes (spec §4)
 */
export async function updateRole(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: ChangedRole,
): Promise<Role> {
  const before = await changeable(trx, session, draft.id);
  const role = check(draft);
  checkReach(session, { id: draft.id, modules: role.modules }, 'modules');
  const { name, description } = role;
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx.updateTable('roles').set({ name, description }).where('id', '=', draft.id).execute(),
  );
  await trx.deleteFrom('role_permissions').where('role_id', '=', draft.id).execute();
  await writePermissions(trx, session.companyId, draft.id, role.modules);
  return { ...before, name, description, modules: role.modules };
}

/** @throws ApiError 404; 409 with `built-in`, or ERROR_ROLE_IN_USE while a user has it (spec §8) */
export async function deleteRole(
  trx: CompanyTransaction,
  session: CompanySession,
  id: string,
): Promise<void> {
  const { users } = await changeable(trx, session, id);
  if (users > 0) throw new ApiError('ERROR_ROLE_IN_USE');
  await trx.deleteFrom('roles').where('id', '=', id).execute();
}

async function changeable(trx: CompanyTransaction, session: CompanySession, id: string): Promise<Role> {
  if (builtInRole(id)) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'built-in' } });
  // Locked first: what is read of it and of its users afterwards is what there is.
  const locked = await trx
    .selectFrom('roles')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const role = orNotFound(locked && (await findRole(trx, id)));
  checkReach(session, role, 'id');
  return role;
}

const UNIQUE_FIELDS = { roles_name: 'name' };

function check({
  name,
  description,
  modules,
}: Omit<NewRole, 'id'>): Pick<Role, 'name' | 'description' | 'modules'> {
  const fields: Record<string, string> = {};
  const known = new Map<string, Role['modules'][number]>();
  modules.forEach((given, index) => {
    const record = canonicalPermissions(given);
    if (!record) fields[`modules.${index}`] = 'unknown-permission';
    else if (known.has(record.module)) fields[`modules.${index}`] = 'duplicate';
    else known.set(record.module, record);
  });
  const isBuiltIn = BUILT_IN_ROLES.some((role) => role.name.toLowerCase() === name.toLowerCase());
  if (isBuiltIn) fields.name = 'already-used';
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  return { name, description, modules: inOrder([...known.values()]) };
}

async function writePermissions(
  trx: CompanyTransaction,
  companyId: string,
  roleId: string,
  modules: Role['modules'],
): Promise<void> {
  await trx
    .insertInto('role_permissions')
    .values(modules.map((record) => ({ ...record, company_id: companyId, role_id: roleId })))
    .execute();
}

import type { Role } from '@cuadra/shared/contract';
import {
  BUILT_IN_ROLES,
  type BuiltInRole,
  builtInRole,
  type ModulePermissions,
  PERMISSIONS,
} from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';
import { toLimit } from './discount-limit.ts';

/**
 * A role, built-in or the company's own, with how many users have it.
 *
 * @param lock `share` while a user is given the role, so that nobody gets one that is just being removed
 */
export async function findRole(
  trx: CompanyTransaction,
  id: string,
  lock?: 'share',
): Promise<Role | undefined> {
  const builtIn = builtInRole(id);
  if (builtIn) return toBuiltIn(builtIn, await countUsers(trx));
  const row = await trx
    .selectFrom('roles')
    .select(['id', 'name', 'description', 'company_id', 'max_discount', 'version'])
    .where('id', '=', id)
    .$if(lock === 'share', (select) => select.forShare())
    .executeTakeFirst();
  if (!row) return undefined;
  const [role] = await withContents(trx, [row]);
  return role;
}

/** The built-in roles, in the order they are listed. */
export async function builtInRoles(trx: CompanyTransaction): Promise<Role[]> {
  const users = await countUsers(trx);
  return BUILT_IN_ROLES.map((role) => toBuiltIn(role, users));
}

export interface RoleRow {
  id: string;
  name: string;
  description: string;
  company_id: string;
  max_discount: string;
  version: number;
}

/** Adds to rows of `roles` what they permit and how many users have them. */
export async function withContents(trx: CompanyTransaction, rows: readonly RoleRow[]): Promise<Role[]> {
  if (rows.length === 0) return [];
  const users = await countUsers(trx);
  const records = await trx
    .selectFrom('role_permissions')
    .select(['role_id', 'module', 'permissions'])
    .where(
      'role_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map((row) => ({
    ...row,
    max_discount: toLimit(row.max_discount),
    modules: inOrder(records.filter(({ role_id }) => role_id === row.id)),
    users: users.get(row.id) ?? 0,
  }));
}

/** Records in the order of the domain's modules, so that equal ones are equal texts. */
export function inOrder(records: readonly ModulePermissions[]): ModulePermissions[] {
  return Object.keys(PERMISSIONS).flatMap((module) =>
    records.filter((record) => record.module === module).map(({ permissions }) => ({ module, permissions })),
  );
}

function toBuiltIn(role: BuiltInRole, users: ReadonlyMap<string, number>): Role {
  const { id, name, description, permissions, max_discount } = role;
  return { id, name, description, max_discount, modules: permissions, users: users.get(id) ?? 0, version: 0 };
}

async function countUsers(trx: CompanyTransaction): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('users')
    .select(['role_id', (eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('n')])
    .groupBy('role_id')
    .execute();
  return new Map(rows.map(({ role_id, n }) => [role_id, n]));
}

import type { createRole as createCall, Role } from '@cuadra/shared/contract';
import { BUILT_IN_ROLES, canonicalPermissions } from '@cuadra/shared/domain';
import type { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import { inOrder } from './find-role.ts';

export type NewRole = z.output<typeof createCall.body>;

export const UNIQUE_FIELDS = { roles_name: 'name' };

export function checkRole({
  name,
  description,
  modules,
}: Omit<NewRole, 'id' | 'max_discount'>): Pick<Role, 'name' | 'description' | 'modules'> {
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

import { type Grants, isGranted, type Permission } from '@cuadra/shared/domain';
import { ApiError } from '../errors/api-error.ts';

/** Fields that take a permission of their own, as those of a product do (spec §3, products 5 and 7). */
const GUARDED = {
  cost: ['products', 'modify_cost'],
  costs: ['products', 'modify_cost'],
  update_cost: ['products', 'modify_cost'],
  qty: ['products', 'modify_quantity'],
} as const satisfies Record<string, Permission>;

/**
 * @param isSet which of the guarded fields a request sets or changes
 * @throws ApiError 403 with `not-allowed` on each field that takes a permission which is not there
 */
export function checkGuarded(grants: Grants, isSet: Partial<Record<keyof typeof GUARDED, boolean>>): void {
  const fields: Record<string, string> = {};
  for (const field of Object.keys(GUARDED) as (keyof typeof GUARDED)[]) {
    if (isSet[field] && !isGranted(grants, GUARDED[field])) fields[field] = 'not-allowed';
  }
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields });
}

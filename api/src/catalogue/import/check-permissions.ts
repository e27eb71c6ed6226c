import { type Grants, isGranted, type Permission } from '@cuadra/shared/domain';
import { ApiError } from '../../errors/api-error.ts';
import type { ImportRow } from './check-rows.ts';

/** Fields that take a permission of their own (spec §3, products 5 to 7). */
const GUARDED = {
  cost: ['products', 'modify_cost'],
  utility: ['products', 'modify_utility'],
  qty: ['products', 'modify_quantity'],
} as const satisfies Partial<Record<keyof ImportRow, Permission>>;

/**
 * Nothing of a file is left out in silence: where it has values that its sender may not set, it is refused as a whole
 * and the columns are named, so that the sender takes them out or asks somebody who may.
 *
 * @throws ApiError 403 with `not-allowed` on each such column
 */
export function checkFieldPermissions(rows: readonly ImportRow[], grants: Grants): void {
  const guarded = Object.entries(GUARDED) as [keyof typeof GUARDED, Permission][];
  const refused = guarded
    .filter(([, permission]) => !isGranted(grants, permission))
    .filter(([field]) => rows.some((row) => row[field] !== null))
    .map(([field]) => [field, 'not-allowed']);
  if (refused.length > 0) {
    throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields: Object.fromEntries(refused) });
  }
}

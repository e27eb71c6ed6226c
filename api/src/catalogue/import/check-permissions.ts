import { type Grants, isGranted, type Permission } from '@cuadra/shared/domain';
import { ApiError } from '../../errors/api-error.ts';
import type { ImportRow } from './check-rows.ts';
import type { MatchedRow } from './match-products.ts';

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

/**
 * A new product has to be sold for something; the price of one that exists is its utility by another name.
 *
 * @throws ApiError 403 with `not-allowed` on `price`
 */
export function checkPricePermission(matched: readonly MatchedRow[], grants: Grants): void {
  if (isGranted(grants, GUARDED.utility)) return;
  if (matched.some(({ row, productId }) => productId !== undefined && row.price !== null)) {
    throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields: { price: 'not-allowed' } });
  }
}

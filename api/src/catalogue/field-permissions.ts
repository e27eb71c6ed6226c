import type { ProductDraft } from '@cuadra/shared/contract';
import { exact, type Grants, isGranted, type Permission } from '@cuadra/shared/domain';
import { ApiError } from '../errors/api-error.ts';

/** Fields of a product that take a permission of their own (spec §3, products 5 to 7). */
const GUARDED = {
  cost: ['products', 'modify_cost'],
  utility: ['products', 'modify_utility'],
  // A fixed price is the utility by another name: who may not set the one changes neither.
  price: ['products', 'modify_utility'],
  qty: ['products', 'modify_quantity'],
} as const satisfies Partial<Record<keyof ProductDraft, Permission>>;

type Guarded = keyof typeof GUARDED;

/**
 * A value that one may not set is refused and not left out in silence; none, or a quantity of zero, sets nothing.
 *
 * @throws ApiError 403 with `not-allowed` on each such field
 */
export function checkFieldPermissions(draft: ProductDraft, grants: Grants): void {
  checkGuarded(grants, {
    cost: draft.cost !== null,
    utility: draft.utility !== null,
    // A new product has to be sold for something.
    price: false,
    qty: !exact(draft.qty).isZero(),
  });
}

/**
 * @param isSet which of the guarded fields a request sets or changes
 * @throws ApiError 403 with `not-allowed` on each field that takes a permission which is not there
 */
export function checkGuarded(grants: Grants, isSet: Record<Guarded, boolean>): void {
  const fields: Record<string, string> = {};
  for (const field of ['cost', 'utility', 'price', 'qty'] as const) {
    if (isSet[field] && !isGranted(grants, GUARDED[field])) fields[field] = 'not-allowed';
  }
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields });
}

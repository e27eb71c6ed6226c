import { type BulkChange, type Grants, isGranted, type Permission } from '@cuadra/shared/domain';
import { ApiError } from '../../errors/api-error.ts';

/** What a change takes beside products: update, which opens the calls. */
const NEEDED: Partial<Record<BulkChange['kind'], Permission>> = {
  utility: ['products', 'modify_utility'],
  price_percent: ['products', 'modify_utility'],
  price_amount: ['products', 'modify_utility'],
  withdraw: ['products', 'delete'],
};

/** @throws ApiError 403 with `not-allowed` on `change`; as for one product, and to undo takes what it took to do */
export function checkMayChange({ kind }: Pick<BulkChange, 'kind'>, grants: Grants): void {
  const needed = NEEDED[kind];
  if (needed && !isGranted(grants, needed))
    throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields: { change: 'not-allowed' } });
}

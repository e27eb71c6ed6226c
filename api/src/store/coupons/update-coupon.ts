import type { Coupon, CouponChange } from '@cuadra/shared/contract';
import type { CompanySession } from '../../access/admit.ts';
import { orAlreadyUsed } from '../../database/already-used.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { beginEdit } from '../../database/edits.ts';
import { checkCurrency } from '../../money/payment-method-row.ts';
import { findCoupon, UNIQUE_FIELDS } from './coupon-row.ts';
import { withCurrency } from './create-coupon.ts';

/**
 * Changes a coupon. An order under way by it is waited for, and has what there was.
 *
 * @throws ApiError as createCoupon; 404; 409 ERROR_EDITED
 */
export async function updateCoupon(
  trx: CompanyTransaction,
  { companyId, userId }: CompanySession,
  { id, version, edit_id, ...draft }: CouponChange,
): Promise<Coupon> {
  const coupon = withCurrency(draft);
  const before = await findCoupon(trx, id);
  const edit = { version, edit_id };
  await beginEdit(trx, { table: 'store_coupons', id, companyId, userId, edit }, async () => before);
  if (coupon.currency !== null && coupon.currency !== before.currency)
    await checkCurrency(trx, coupon.currency);
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx.updateTable('store_coupons').set(coupon).where('id', '=', id).execute(),
  );
  return findCoupon(trx, id);
}

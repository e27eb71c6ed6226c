import type { CompanyTransaction } from '../../database/connect.ts';
import { findCoupon } from './coupon-row.ts';

/** @throws ApiError 404 */
export async function deleteCoupon(trx: CompanyTransaction, id: string): Promise<void> {
  await findCoupon(trx, id);
  await trx.deleteFrom('store_coupons').where('id', '=', id).execute();
}

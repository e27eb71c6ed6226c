import type { Coupon } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../../database/connect.ts';
import { selectCoupons, toCoupon } from './coupon-row.ts';

/** All coupons, the newest first: there are few of them. */
export async function listCoupons(trx: CompanyTransaction): Promise<{ items: Coupon[] }> {
  const rows = await selectCoupons(trx).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
  return { items: rows.map(toCoupon) };
}

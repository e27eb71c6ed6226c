import { type Coupon, type CouponDraft, MAX_COUPONS } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { orAlreadyUsed } from '../../database/already-used.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../../database/request-hash.ts';
import { ApiError } from '../../errors/api-error.ts';
import { checkCurrency } from '../../money/payment-method-row.ts';
import { findCoupon, UNIQUE_FIELDS } from './coupon-row.ts';

/**
 * Writes a coupon. Two that come side by side with one id break `store_coupons_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 400 with `already-used` or `too-many` on the code, `not-a-company-currency`; 409 for an id used with other values
 */
export async function createCoupon(
  trx: CompanyTransaction,
  companyId: string,
  { id: given, ...draft }: CouponDraft,
): Promise<Coupon> {
  const coupon = withCurrency(draft);
  const request_hash = hashRequest(coupon);
  const earlier = await findRequest(trx, 'store_coupons', given);
  if (given && isRepeated(earlier, request_hash)) return findCoupon(trx, given);
  if (coupon.currency !== null) await checkCurrency(trx, coupon.currency);
  await checkRoom(trx);
  const id = given ?? newId();
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .insertInto('store_coupons')
      .values({ ...coupon, company_id: companyId, id, request_hash })
      .execute(),
  );
  return findCoupon(trx, id);
}

/** A percentage is of no currency. */
export function withCurrency<C extends Pick<Coupon, 'kind' | 'currency'>>(coupon: C): C {
  return coupon.kind === 'percent' ? { ...coupon, currency: null } : coupon;
}

/** Those who make coupons of a company come one after the other, so that none is one too many. */
async function checkRoom(trx: CompanyTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`store coupons:${trx.companyId}`}, 0))`.execute(
    trx,
  );
  const { count } = await trx
    .selectFrom('store_coupons')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MAX_COUPONS) throw new ApiError('ERROR_VALIDATION', { fields: { code: 'too-many' } });
}

import type { Coupon, Quote } from '@cuadra/shared/contract';
import { type CouponValue, companyDay, couponDiscounts, exact, isOfPair } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import type { OpenStore } from '../open-store.ts';
import { type PricedLine, totalOf } from '../price-order.ts';
import { selectCoupons, toCoupon } from './coupon-row.ts';

/** Why a coupon takes nothing off, as far as its cart tells. */
type CartProblem = NonNullable<NonNullable<Quote['coupon']>['problem']>;
/** The same of who orders: this phone has used it, or has ordered before. */
export type CouponProblem = CartProblem | 'used' | 'not-first';

export interface AppliedCoupon<P extends CouponProblem> {
  problem: P | null;
  /** Undefined for a code that is none here. */
  coupon: Coupon | undefined;
  /** The goods with what it takes off each. */
  goods: PricedLine[];
}

interface Cart {
  code: string;
  goods: readonly PricedLine[];
}

/** What a coupon does to a cart. One that is off, or in a currency that the company has no more, is none. */
export async function applyCoupon(
  trx: CompanyTransaction,
  store: OpenStore,
  cart: Cart,
  now = currentTime(),
): Promise<AppliedCoupon<CartProblem>> {
  const row = await selectCoupons(trx).where('code', '=', cart.code).executeTakeFirst();
  return apply(row && toCoupon(row), store, cart, now);
}

/**
 * Locks a coupon until its order is written, so that of two that come side by side only one has the last use of it.
 */
export async function lockCoupon(trx: CompanyTransaction, code: string): Promise<void> {
  await trx.selectFrom('store_coupons').select('id').where('code', '=', code).forUpdate().executeTakeFirst();
}

/**
 * What a coupon does to an order; it is locked.
 *
 * @param phoneKey of who orders
 */
export async function redeemCoupon(
  trx: CompanyTransaction,
  store: OpenStore,
  { phoneKey, ...cart }: Cart & { phoneKey: string },
  now = currentTime(),
): Promise<AppliedCoupon<CouponProblem>> {
  const applied = await applyCoupon(trx, store, cart, now);
  if (applied.problem !== null || !applied.coupon) return applied;
  const problem = await buyerProblem(trx, applied.coupon, phoneKey);
  return problem === null ? applied : { ...applied, problem, goods: [...cart.goods] };
}

function apply(
  coupon: Coupon | undefined,
  store: OpenStore,
  { goods }: Cart,
  now: Date,
): AppliedCoupon<CartProblem> {
  const value = coupon && couponValue(coupon);
  if (!coupon?.is_active || !value || (value.kind === 'amount' && !isOfPair(value.currency, store.pair)))
    return { problem: 'unknown', coupon: undefined, goods: [...goods] };
  const problem = cartProblem(coupon, totalOf(goods, store).main, now);
  if (problem !== null) return { problem, coupon, goods: [...goods] };
  const discounts = couponDiscounts(goods, value, store.pair);
  return {
    ...{ problem, coupon },
    goods: goods.map((line, index) => ({ ...line, discount: discounts[index] ?? '0' })),
  };
}

function couponValue({ kind, value, currency }: Coupon): CouponValue | undefined {
  if (kind === 'percent') return { kind, value };
  return currency === null ? undefined : { kind, value, currency };
}

/** @param total of the goods, in main */
function cartProblem(coupon: Coupon, total: string, now: Date): CartProblem | null {
  const { starts_on, ends_on, max_uses, uses, min_order } = coupon;
  const today = companyDay(now);
  if (starts_on !== null && today < starts_on) return 'not-yet';
  if (ends_on !== null && today > ends_on) return 'ended';
  if (max_uses !== null && uses >= max_uses) return 'used-up';
  return min_order !== null && exact(total).lt(min_order) ? 'under-minimum' : null;
}

/** Orders that came to nothing do not count. */
async function buyerProblem(
  trx: CompanyTransaction,
  { id, per_buyer }: Coupon,
  phoneKey: string,
): Promise<'used' | 'not-first' | null> {
  if (per_buyer === 'any') return null;
  const { rows } = await sql<{ isFound: boolean }>`
    select exists (select from store_orders where company_id = ${trx.companyId} and phone_key = ${phoneKey}
      and status not in ('cancelled', 'expired')
      and (${per_buyer === 'first'} or coupon_id = ${id}::uuid)) as "isFound"`.execute(trx);
  if (!rows[0]?.isFound) return null;
  return per_buyer === 'first' ? 'not-first' : 'used';
}

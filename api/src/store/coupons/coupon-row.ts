import { COUPON_BUYERS, COUPON_KINDS, type Coupon } from '@cuadra/shared/contract';
import { exact, toMoney } from '@cuadra/shared/domain';
import { type Selectable, sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { oneOf } from '../../database/one-of.ts';
import type { DB } from '../../database/schema.generated.ts';
import { orNotFound } from '../../errors/api-error.ts';

const COLUMNS = [
  ...(['id', 'code', 'kind', 'value', 'currency', 'min_order', 'per_buyer', 'max_uses'] as const),
  ...(['is_active', 'version'] as const),
];

type CouponRow = Pick<Selectable<DB['store_coupons']>, (typeof COLUMNS)[number]> &
  Pick<Coupon, 'starts_on' | 'ends_on' | 'uses'>;

export const UNIQUE_FIELDS = { store_coupons_code: 'code' };

/** Coupons of the transaction's company. An order that came to nothing gives its use back. */
export function selectCoupons(trx: CompanyTransaction) {
  return trx
    .selectFrom('store_coupons')
    .select(COLUMNS)
    .select([
      sql<string | null>`starts_on::text`.as('starts_on'),
      sql<string | null>`ends_on::text`.as('ends_on'),
      sql<number>`(select count(*)::int from store_orders o
        where o.company_id = store_coupons.company_id and o.coupon_id = store_coupons.id
          and o.status not in ('cancelled', 'expired'))`.as('uses'),
    ]);
}

/** @throws ApiError 404 */
export async function findCoupon(trx: CompanyTransaction, id: string): Promise<Coupon> {
  return toCoupon(orNotFound(await selectCoupons(trx).where('id', '=', id).executeTakeFirst()));
}

/** A row of `store_coupons` as the contract shows it. */
export function toCoupon(row: CouponRow): Coupon {
  const kind = oneOf(COUPON_KINDS, row.kind);
  return {
    ...row,
    kind,
    value: kind === 'percent' ? exact(row.value).toFixed() : toMoney(row.value),
    per_buyer: oneOf(COUPON_BUYERS, row.per_buyer),
  };
}

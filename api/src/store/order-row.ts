import {
  type Order,
  type OrderLine,
  type OrderPayment,
  type OrderSummary,
  PAYMENT_METHOD_KINDS,
  type PublicOrder,
} from '@cuadra/shared/contract';
import {
  exact,
  type LinePrice,
  lineTotal,
  ORDER_PAYMENT_STATES,
  ORDER_STATUSES,
  SHORTEST_REFERENCE,
  toPairRate,
  toQuantity,
  toRate,
} from '@cuadra/shared/domain';
import { type Selectable, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { oneOf } from '../database/one-of.ts';
import type { DB } from '../database/schema.generated.ts';
import { findReference } from '../money/find-reference.ts';

/** The columns of an order that an answer is made of. */
const COLUMNS = [
  ...(['id', 'token', 'number', 'status', 'buyer_name', 'phone', 'delivery', 'address', 'note'] as const),
  ...(['reason', 'main', 'alternative', 'rate', 'total', 'total_alternative', 'expires_at'] as const),
  ...(['sale_id', 'created_at', 'updated_at', 'zone', 'delivery_cost', 'delivery_cost_alternative'] as const),
  ...(['is_delivery_in_total', 'opens_at', 'payment_method_id', 'payment_name', 'payment_kind'] as const),
  ...(['payment_currency', 'payment_reference', 'payment_tendered', 'payment_state'] as const),
  ...(['coupon', 'discount', 'discount_alternative', 'inverse'] as const),
  ...(['coupon_kind', 'coupon_value', 'coupon_currency'] as const),
];

type OrderRow = Pick<Selectable<DB['store_orders']>, (typeof COLUMNS)[number]> & { has_proof: boolean };

/** Orders of the transaction's company. */
export function selectOrders(trx: CompanyTransaction) {
  return trx
    .selectFrom('store_orders')
    .select(COLUMNS)
    .select(
      sql<boolean>`exists (select from store_order_proofs p
        where p.company_id = store_orders.company_id and p.order_id = store_orders.id)`.as('has_proof'),
    );
}

/** What of an order both its shop and its buyer see. */
function toFields(row: OrderRow) {
  return {
    number: Number(row.number),
    status: oneOf(ORDER_STATUSES, row.status),
    create_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    buyer_name: row.buyer_name,
    phone: row.phone,
    opens_at: row.opens_at?.toISOString() ?? null,
    delivery: oneOf(['pickup', 'delivery'], row.delivery),
    zone: row.zone,
    delivery_cost: row.delivery_cost,
    delivery_cost_alternative: row.delivery_cost_alternative,
    is_delivery_in_total: row.is_delivery_in_total,
    address: row.address,
    note: row.note,
    reason: row.reason,
    coupon: row.coupon,
    discount: row.discount,
    discount_alternative: row.discount_alternative,
    total: row.total,
    total_alternative: row.total_alternative,
    main: row.main,
    alternative: row.alternative,
    rate: toPairRate(row.rate),
    payment: toPayment(row),
  };
}

function toPayment(row: OrderRow): OrderPayment | null {
  if (row.payment_method_id === null) return null;
  return {
    payment_method_id: row.payment_method_id,
    name: row.payment_name,
    kind: oneOf(PAYMENT_METHOD_KINDS, row.payment_kind),
    currency: row.payment_currency,
    reference: row.payment_reference,
    tendered: row.payment_tendered,
    has_proof: row.has_proof,
    state: oneOf(ORDER_PAYMENT_STATES, row.payment_state),
  };
}

export function toSummary(row: OrderRow): OrderSummary {
  const { id, token, sale_id, updated_at } = row;
  return { id, ...toFields(row), token, sale_id, updated_at: updated_at.toISOString() };
}

export async function toOrder(trx: CompanyTransaction, row: OrderRow): Promise<Order> {
  return {
    ...toSummary(row),
    lines: await readLines(trx, row),
    inverse: row.inverse,
    coupon_value: couponOf(row) ?? null,
    other_uses: await readOtherUses(trx, row),
  };
}

export async function toPublicOrder(trx: CompanyTransaction, row: OrderRow): Promise<PublicOrder> {
  return { token: row.token, ...toFields(row), lines: await readLines(trx, row) };
}

async function readLines(trx: CompanyTransaction, order: OrderRow): Promise<Order['lines']> {
  const lines = await trx
    .selectFrom('store_order_lines')
    .select([
      'product_id',
      'name',
      'qty',
      'ordered_qty',
      'unit_price',
      'currency',
      'discount',
      'total',
      'total_alternative',
      'is_delivery',
    ])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  return lines.map((line) => ({
    ...line,
    ...fullTotal(line, order),
    qty: toQuantity(line.qty),
    ordered_qty: line.ordered_qty === null ? null : toQuantity(line.ordered_qty),
    unit_price: toRate(line.unit_price),
  }));
}

/** What the order's coupon was when it was ordered; undefined without one. */
export function couponOf({
  coupon_kind,
  coupon_value,
  coupon_currency,
}: Pick<OrderRow, 'coupon_kind' | 'coupon_value' | 'coupon_currency'>):
  | NonNullable<Order['coupon_value']>
  | undefined {
  if (coupon_kind === null || coupon_value === null) return undefined;
  if (coupon_currency === null) return { kind: 'percent', value: coupon_value };
  return { kind: 'amount', value: coupon_value, currency: coupon_currency };
}

/** What a line comes to without its discount, at the rate of its order. */
function fullTotal(
  line: LinePrice &
    Pick<Selectable<DB['store_order_lines']>, 'qty' | 'discount' | 'total' | 'total_alternative'>,
  order: OrderRow,
): Pick<OrderLine, 'full_total' | 'full_total_alternative'> {
  const { total, total_alternative } = line;
  // As it was written: what it came to is not worked out anew.
  if (exact(line.discount).isZero()) return { full_total: total, full_total_alternative: total_alternative };
  const { main, alternative } = lineTotal({ ...line, discount: '0' }, order);
  return { full_total: main, full_total_alternative: alternative };
}

/** Enough to see that the reference paid something else, and what. */
const MOST_USES = 5;

/** Letter by letter, as the check of the cash register has it: other orders that are not over, and what was paid. */
async function readOtherUses(trx: CompanyTransaction, row: OrderRow): Promise<Order['other_uses']> {
  const { payment_method_id, payment_reference: reference } = row;
  if (payment_method_id === null || reference.length < SHORTEST_REFERENCE) return [];
  const { rows } = await sql<{ number: string; at: Date }>`
    select number, created_at as at from store_orders
    where company_id = ${trx.companyId} and payment_method_id = ${payment_method_id}::uuid
      and payment_reference = ${reference} and payment_reference <> '' and id <> ${row.id}::uuid
      and status not in ('cancelled', 'expired')
    order by at desc limit ${MOST_USES}`.execute(trx);
  const { items } = await findReference(trx, { payment_method_id, reference });
  return [
    ...rows.map(({ number, at }) => ({
      ...{ kind: 'order' as const, number: Number(number), create_at: at.toISOString() },
    })),
    ...items
      .filter(({ sale_id }) => sale_id === null || sale_id !== row.sale_id)
      .map(({ sale_id, number, create_at }) => ({
        ...{ kind: sale_id === null ? ('abono' as const) : ('sale' as const), number, create_at },
      })),
  ];
}

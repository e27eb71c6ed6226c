import type { Order, OrderSummary, PublicOrder } from '@cuadra/shared/contract';
import { ORDER_STATUSES, toPairRate, toQuantity, toRate } from '@cuadra/shared/domain';
import type { Selectable } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { oneOf } from '../database/one-of.ts';
import type { DB } from '../database/schema.generated.ts';

/** The columns of an order that an answer is made of. */
const COLUMNS = [
  ...(['id', 'token', 'number', 'status', 'buyer_name', 'phone', 'delivery', 'address', 'note'] as const),
  ...(['reason', 'main', 'alternative', 'rate', 'total', 'total_alternative', 'expires_at'] as const),
  ...(['sale_id', 'created_at'] as const),
];

type OrderRow = Pick<Selectable<DB['store_orders']>, (typeof COLUMNS)[number]>;

/** Orders of the transaction's company. */
export function selectOrders(trx: CompanyTransaction) {
  return trx.selectFrom('store_orders').select(COLUMNS);
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
    delivery: oneOf(['pickup', 'delivery'], row.delivery),
    address: row.address,
    note: row.note,
    reason: row.reason,
    total: row.total,
    total_alternative: row.total_alternative,
    main: row.main,
    alternative: row.alternative,
    rate: toPairRate(row.rate),
  };
}

export function toSummary(row: OrderRow): OrderSummary {
  return { id: row.id, ...toFields(row), sale_id: row.sale_id };
}

export async function toOrder(trx: CompanyTransaction, row: OrderRow): Promise<Order> {
  return { ...toSummary(row), lines: await readLines(trx, row.id) };
}

export async function toPublicOrder(trx: CompanyTransaction, row: OrderRow): Promise<PublicOrder> {
  return { token: row.token, ...toFields(row), lines: await readLines(trx, row.id) };
}

async function readLines(trx: CompanyTransaction, orderId: string): Promise<Order['lines']> {
  const lines = await trx
    .selectFrom('store_order_lines')
    .select(['product_id', 'name', 'qty', 'unit_price', 'currency', 'total', 'total_alternative'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return lines.map((line) => ({
    ...line,
    qty: toQuantity(line.qty),
    unit_price: toRate(line.unit_price),
  }));
}

import type { OrderStatus } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

/** How much of one product an order or a sale is about. */
export interface Goods {
  product_id: string;
  qty: string;
}

/**
 * Holds back stock, locked in the order of the products' ids as a sale does; what is below zero is given free. The ledger of it is
 * written with the order: see `recordReservations` and `recordChange`.
 *
 * @returns the products of which there is too little; if there is any, the caller undoes the transaction
 */
export async function holdBack(
  trx: CompanyTransaction,
  companyId: string,
  goods: readonly Goods[],
  allowNegativeStock: boolean,
): Promise<Goods[]> {
  const ids = goods.map((one) => one.product_id);
  await sql`insert into product_stock (company_id, product_id)
    select distinct ${companyId}::uuid, id from unnest(${ids}::uuid[]) as given(id)
    where not exists (select from product_stock s where s.company_id = ${companyId} and s.product_id = given.id)
    order by id on conflict do nothing`.execute(trx);
  const { rows } = await sql<Goods>`
    with wanted as materialized (
      select product_id, sum(qty) as qty from unnest(${ids}::uuid[], ${goods.map((one) => one.qty)}::numeric[])
        as l(product_id, qty) group by product_id
    ), locked as materialized (
      select s.product_id, s.qty - s.reserved as sellable from product_stock s
      where s.company_id = ${companyId} and s.product_id in (select product_id from wanted)
      order by s.product_id for update
    ), held as (
      update product_stock s set reserved = s.reserved + wanted.qty from wanted
      where s.company_id = ${companyId} and s.product_id = wanted.product_id
        and s.product_id in (select product_id from locked)
        and (${allowNegativeStock} or wanted.qty <= 0 or s.qty - s.reserved >= wanted.qty)
      returning s.product_id
    )
    select w.product_id, coalesce(l.sellable, 0) as qty from wanted w left join locked l using (product_id)
    where w.product_id not in (select product_id from held)`.execute(trx);
  return rows;
}

/** What an order holds back, in the ledger. */
export async function recordReservations(
  trx: CompanyTransaction,
  companyId: string,
  orderId: string,
): Promise<void> {
  await sql`insert into stock_reservations (company_id, order_id, product_id, kind, qty)
    select ${companyId}::uuid, order_id, product_id, 'reserve', sum(qty)
    from store_order_lines where company_id = ${companyId} and order_id = ${orderId} and not is_delivery
    group by order_id, product_id`.execute(trx);
}

/**
 * The same of a change of an order, whose stock `holdBack` has held back or given free.
 *
 * @param step which change of the order it is, from 1
 * @param goods how much more of each product; below zero less
 */
export async function recordChange(
  trx: CompanyTransaction,
  { id, step, goods }: { id: string; step: number; goods: readonly Goods[] },
): Promise<void> {
  await sql`insert into stock_reservations (company_id, order_id, product_id, kind, qty, step)
    select ${trx.companyId}::uuid, ${id}::uuid, product_id, 'change', sum(qty), ${step}
    from unnest(${goods.map((one) => one.product_id)}::uuid[], ${goods.map((one) => one.qty)}::numeric[])
      as l(product_id, qty) group by product_id having sum(qty) <> 0`.execute(trx);
}

/** How orders end. */
export interface Ending {
  status: Extract<OrderStatus, 'delivered' | 'cancelled' | 'expired'>;
  reason?: string;
  sale_id?: string;
}

/**
 * Ends open orders and gives their stock free. The caller has locked them and seen that they are open; the ledger's
 * primary key would refuse a second release.
 */
export async function endOrders(
  trx: CompanyTransaction,
  orderIds: readonly string[],
  ending: Ending,
): Promise<void> {
  await sql`
    with held as materialized (
      select company_id, order_id, product_id, sum(qty) as qty from stock_reservations
      where company_id = ${trx.companyId} and order_id = any(${orderIds}::uuid[]) and kind <> 'release'
      group by company_id, order_id, product_id having sum(qty) > 0
    ), freed as materialized (
      select product_id, sum(qty) as qty from held group by product_id
    ), locked as materialized (
      select s.product_id from product_stock s
      where s.company_id = ${trx.companyId} and s.product_id in (select product_id from freed)
      order by s.product_id for update
    ), stock as (
      update product_stock s set reserved = s.reserved - freed.qty from freed
      where s.company_id = ${trx.companyId} and s.product_id = freed.product_id
        and s.product_id in (select product_id from locked)
    )
    insert into stock_reservations (company_id, order_id, product_id, kind, qty)
    select company_id, order_id, product_id, 'release', -qty from held`.execute(trx);
  await trx
    .updateTable('store_orders')
    .set({ ...ending, updated_at: sql<Date>`now()` })
    .where('id', 'in', orderIds)
    .execute();
}

import type { SaleDraft } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { endOrders } from './reservations.ts';

/** What the buyer of an order reads that gave way. */
export const SOLD_BEFORE = 'Se agotó en la tienda antes de que pudiéramos aceptar tu pedido.';

/** Frees what pending orders hold back, in the transaction of a sale and before all else of it. */
export type MakeRoom = (trx: CompanyTransaction) => Promise<void>;

/**
 * Sells, and has pending orders give way where they hold back what is sold: the shop has the goods in its hands, and
 * nobody has accepted the order. Accepted ones stay. If the sale fails all the same, no order has given way.
 *
 * @throws what `sell` throws
 */
export async function sellBeforeOrders<T>(
  companyId: string,
  sale: Pick<SaleDraft, 'lines' | 'order_id' | 'type' | 'client_id'>,
  sell: (makeRoom?: MakeRoom) => Promise<T>,
): Promise<T> {
  try {
    return await sell();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ERROR_STOCK') throw error;
    return sell((trx) => giveWay(trx, companyId, sale));
  }
}

/** Locks in the order of the store and of sales: orders, client, stock. */
async function giveWay(
  trx: CompanyTransaction,
  companyId: string,
  { lines, order_id, type, client_id }: Parameters<typeof sellBeforeOrders>[1],
): Promise<void> {
  const delivered = order_id ?? null;
  const ids = lines.map((line) => line.product_id);
  await sql`select from store_orders o
    where o.company_id = ${companyId} and (o.id = ${delivered}::uuid or o.status = 'pending' and o.id in (
      select l.order_id from store_order_lines l
      where l.company_id = ${companyId} and l.product_id = any(${ids}::uuid[])))
    order by o.id for update`.execute(trx);
  if (type === 'credit' && client_id) {
    await sql`select from clients where company_id = ${companyId} and id = ${client_id} for update`.execute(
      trx,
    );
  }
  const due = await inTheWay(trx, companyId, { ids, lines, delivered });
  const ended = due.filter(({ isDue }) => isDue).map(({ id }) => id);
  const cancelled = due.filter(({ isDue }) => !isDue).map(({ id }) => id);
  if (ended.length > 0) await endOrders(trx, ended, { status: 'expired' });
  if (cancelled.length > 0) await endOrders(trx, cancelled, { status: 'cancelled', reason: SOLD_BEFORE });
}

/** Those whose time is over and then the newest, until they free what is missing of each product; none if they cannot. */
async function inTheWay(
  trx: CompanyTransaction,
  companyId: string,
  { ids, lines, delivered }: { ids: string[]; lines: SaleDraft['lines']; delivered: string | null },
): Promise<{ id: string; isDue: boolean }[]> {
  const { rows } = await sql<{ id: string; isDue: boolean }>`
    with own as (
      select product_id, sum(qty) as qty from stock_reservations
      where company_id = ${companyId} and order_id = ${delivered}::uuid
        and exists (select from store_orders where company_id = ${companyId} and id = ${delivered}::uuid
          and status in ('pending', 'accepted', 'ready'))
      group by product_id
    ), missing as (
      select w.product_id, w.qty - (s.qty - s.reserved) - coalesce(own.qty, 0) as qty
      from (select product_id, sum(qty) as qty
        from unnest(${ids}::uuid[], ${lines.map((line) => line.qty)}::numeric[]) as l(product_id, qty)
        group by product_id) w
      join product_stock s on s.company_id = ${companyId} and s.product_id = w.product_id
      left join own on own.product_id = w.product_id
      where w.qty > s.qty - s.reserved + coalesce(own.qty, 0)
    ), held as (
      select o.id, o.expires_at <= now() as "isDue", m.product_id, m.qty as missing,
        sum(r.qty) over (partition by m.product_id order by (o.expires_at <= now()) desc, o.created_at desc, o.id desc)
          - r.qty as before,
        sum(r.qty) over (partition by m.product_id) as whole
      from missing m
      join store_orders o on o.company_id = ${companyId} and o.status = 'pending' and o.id is distinct from ${delivered}::uuid
      join lateral (
        select sum(r.qty) as qty from stock_reservations r
        where r.company_id = ${companyId} and r.order_id = o.id and r.product_id = m.product_id
      ) r on r.qty > 0
    )
    select id, bool_or("isDue") as "isDue" from held
    where before < missing and not exists (
      select from missing m where m.qty > coalesce((select max(h.whole) from held h where h.product_id = m.product_id), 0))
    group by id`.execute(trx);
  return rows;
}

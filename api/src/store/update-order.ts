import type { Order, updateOrder as UpdateOrder } from '@cuadra/shared/contract';
import { nextOrderStatuses, ORDER_STATUSES } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { oneOf } from '../database/one-of.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { selectOrders, toOrder } from './order-row.ts';
import { endOrders } from './reservations.ts';

/**
 * Takes an order a step further. The status that it has already changes nothing, so that a second click is none.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT with `not-allowed` on `status` for a step that the order cannot take
 */
export async function updateOrder(
  trx: CompanyTransaction,
  { id, status, reason }: z.output<typeof UpdateOrder.body>,
): Promise<Order> {
  const before = orNotFound(await selectOrders(trx).where('id', '=', id).forUpdate().executeTakeFirst());
  const current = oneOf(ORDER_STATUSES, before.status);
  if (current === status) return toOrder(trx, before);
  if (!nextOrderStatuses(current).includes(status)) {
    throw new ApiError('ERROR_CONFLICT', { fields: { status: 'not-allowed' } });
  }
  if (status === 'cancelled') await endOrders(trx, [id], { status, reason });
  else if (status === 'delivered') await endOrders(trx, [id], { status });
  else {
    await trx
      .updateTable('store_orders')
      .set({ status, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    // From now on the cash register has less of it, which the devices hear of by the stamp of the stock.
    await sql`with locked as materialized (
        select s.product_id from product_stock s
        where s.company_id = ${trx.companyId} and s.product_id in (
          select l.product_id from store_order_lines l where l.company_id = s.company_id and l.order_id = ${id})
        order by s.product_id for update
      )
      update product_stock s set reserved = s.reserved from locked l
      where s.company_id = ${trx.companyId} and s.product_id = l.product_id`.execute(trx);
  }
  return toOrder(trx, await selectOrders(trx).where('id', '=', id).executeTakeFirstOrThrow());
}

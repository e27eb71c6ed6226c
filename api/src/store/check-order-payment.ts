import type { checkOrderPayment as call, Order } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { selectOrders, toOrder } from './order-row.ts';

/**
 * Says of a payment that its money is there, or is not, or takes that back. A second click changes nothing.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT with `not-told` on `payment` where the buyer has chosen no method
 */
export async function checkOrderPayment(
  trx: CompanyTransaction,
  { id, state }: z.output<typeof call.body>,
): Promise<Order> {
  const order = orNotFound(await selectOrders(trx).where('id', '=', id).forUpdate().executeTakeFirst());
  if (order.payment_method_id === null) {
    throw new ApiError('ERROR_CONFLICT', { fields: { payment: 'not-told' } });
  }
  if (order.payment_state !== state) {
    await trx
      .updateTable('store_orders')
      .set({ payment_state: state, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  }
  return toOrder(trx, await selectOrders(trx).where('id', '=', id).executeTakeFirstOrThrow());
}

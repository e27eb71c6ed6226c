import type { Order } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { selectOrders, toOrder } from './order-row.ts';

/** @throws ApiError 404 */
export async function findOrder(trx: CompanyTransaction, id: string): Promise<Order> {
  return toOrder(trx, orNotFound(await selectOrders(trx).where('id', '=', id).executeTakeFirst()));
}

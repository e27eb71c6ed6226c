import type { PublicOrder } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { selectOrders, toPublicOrder } from './order-row.ts';

/**
 * An order for its buyer, who knows it by a token alone.
 *
 * @throws ApiError 404
 */
export async function findPublicOrder(trx: CompanyTransaction, token: string): Promise<PublicOrder> {
  return toPublicOrder(
    trx,
    orNotFound(await selectOrders(trx).where('token', '=', token).executeTakeFirst()),
  );
}

/**
 * The id of an order, for who has its token.
 *
 * @throws ApiError 404
 */
export async function findOrderOfToken(trx: CompanyTransaction, token: string): Promise<string> {
  return orNotFound(
    await trx.selectFrom('store_orders').select('id').where('token', '=', token).executeTakeFirst(),
  ).id;
}

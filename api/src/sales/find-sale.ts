import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { findReturns } from './find-returns.ts';
import { findTicket } from './find-ticket.ts';
import type { WholeSale } from './redact-sale.ts';

/** @throws ApiError 404 */
export async function findSale(trx: CompanyTransaction, id: string): Promise<WholeSale> {
  const ticket = await findTicket(trx, id);
  if (!ticket) throw new ApiError('ERROR_NOT_FOUND');
  const annulment = await trx
    .selectFrom('sale_annulments')
    .select(['reason', 'created_at', 'user_id', 'user_name'])
    .where('sale_id', '=', id)
    .executeTakeFirst();
  return {
    ...ticket,
    annulment: annulment && {
      reason: annulment.reason,
      create_at: annulment.created_at.toISOString(),
      user: { id: annulment.user_id, name: annulment.user_name },
    },
    returns: await findReturns(trx, id),
  };
}

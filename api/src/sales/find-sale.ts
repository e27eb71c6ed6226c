import type { SaleDetail, Ticket } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { oneOf } from '../database/one-of.ts';
import { orNotFound } from '../errors/api-error.ts';
import { findLateSale } from './find-late-sale.ts';
import { findReturns } from './find-returns.ts';
import { findTicket } from './find-ticket.ts';
import type { WholeSale } from './redact-sale.ts';

/** @throws ApiError 404 */
export async function findSale(trx: CompanyTransaction, id: string): Promise<WholeSale> {
  const ticket = orNotFound(await findTicket(trx, id));
  const annulment = await trx
    .selectFrom('sale_annulments')
    .select(['reason', 'created_at', 'user_id', 'user_name'])
    .where('sale_id', '=', id)
    .executeTakeFirst();
  return {
    ...ticket,
    payments: await withReuse(trx, ticket),
    annulment: annulment && {
      reason: annulment.reason,
      create_at: annulment.created_at.toISOString(),
      user: { id: annulment.user_id, name: annulment.user_name },
    },
    returns: await findReturns(trx, id),
    late: await findLateSale(trx, id),
  };
}

/** The payments of a sale, each with what was known of its reference when it was taken. */
async function withReuse(
  trx: CompanyTransaction,
  { id, payments }: Pick<Ticket, 'id' | 'payments'>,
): Promise<SaleDetail['payments']> {
  const rows = await trx
    .selectFrom('sale_tenders')
    .select(['position', 'reference_reuse'])
    .where('company_id', '=', sql<string>`current_company()`)
    .where('sale_id', '=', id)
    .where('kind', '=', 'payment')
    .where('reference_reuse', 'is not', null)
    .execute();
  return payments.map((payment, index) => {
    const reuse = rows.find(({ position }) => position === index)?.reference_reuse;
    return reuse ? { ...payment, reference_reuse: oneOf(['accepted', 'unseen'], reuse) } : payment;
  });
}

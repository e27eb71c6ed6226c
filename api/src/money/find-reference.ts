import type { CallAnswer, findReference as call } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';

/** Enough to see that it was used, and by what. */
const MOST = 10;

interface Row {
  sale_id: string | null;
  number: string | null;
  at: Date;
  amount: string;
  currency: string;
}

/**
 * Who paid with this reference by this method before: sales that still count, and abonos. Letter by letter, as both
 * tables' indexes have it.
 */
export async function findReference(
  trx: CompanyTransaction,
  { payment_method_id, reference }: z.output<typeof call.query>,
): Promise<CallAnswer<typeof call>> {
  const { rows } = await sql<Row>`
    select s.id as sale_id, s.number, s.created_at as at, t.amount, t.currency
    from sale_tenders t join sales s on s.company_id = t.company_id and s.id = t.sale_id
    where t.company_id = ${trx.companyId} and t.kind = 'payment' and t.payment_method_id = ${payment_method_id}::uuid
      and t.reference = ${reference} and s.status = 'issued'
    union all
    select null, null, p.created_at, t.amount, t.currency
    from client_payment_tenders t join client_payments p on p.company_id = t.company_id and p.id = t.payment_id
    where t.company_id = ${trx.companyId} and t.payment_method_id = ${payment_method_id}::uuid
      and t.reference = ${reference} and p.kind = 'payment' and not exists (
        select from client_payment_annulments n where n.company_id = p.company_id and n.payment_id = p.id)
    order by at desc limit ${MOST}`.execute(trx);
  return {
    items: rows.map(({ number, at, ...row }) => ({
      ...row,
      number: number === null ? null : Number(number),
      create_at: at.toISOString(),
    })),
  };
}

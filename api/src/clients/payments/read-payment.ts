import { CLIENT_PAYMENT_KINDS, type ClientPayment } from '@cuadra/shared/contract';
import { toPairRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';

interface Row
  extends Omit<ClientPayment, 'kind' | 'number' | 'create_at' | 'credit' | 'annulment' | 'debts'> {
  kind: string;
  number: string;
  created_at: Date;
  credit_amount: string | null;
  credit_currency: string | null;
  debts: ClientPayment['debts'];
  annulled_at: Date | null;
  annulled_by: string | null;
  annulment_reason: string | null;
}

/**
 * One abono as its receipt says it.
 *
 * @param clientId whose it has to be; left out: anybody's of the company
 * @throws ApiError 404
 */
export async function readPayment(
  trx: CompanyTransaction,
  id: string,
  clientId: string | null = null,
): Promise<ClientPayment> {
  const { rows } = await sql<Row>`
    select p.id, p.kind, p.number, p.client_id, p.created_at, coalesce(u.name, '') as user, p.amount, p.currency, p.main,
      p.alternative, p.rate, p.inverse, p.note, p.balance, p.credit_amount, p.credit_currency,
      coalesce((select json_agg(json_build_object('payment_method_id', t.payment_method_id, 'name', t.name,
          'amount', t.amount::text, 'currency', t.currency, 'reference', t.reference) order by t.position)
        from client_payment_tenders t where t.company_id = p.company_id and t.payment_id = p.id), '[]') as payments,
      coalesce((select json_agg(json_build_object('sale_id', a.sale_id, 'sale_number', s.number,
          'opening_id', a.opening_id, 'amount', a.amount::text) order by a.position)
        from client_payment_allocations a
        left join sales s on s.company_id = a.company_id and s.id = a.sale_id
        where a.company_id = p.company_id and a.payment_id = p.id), '[]') as debts,
      n.created_at as annulled_at, n.user_name as annulled_by, n.reason as annulment_reason
    from client_payments p
    left join users u on u.company_id = p.company_id and u.id = p.user_id
    left join client_payment_annulments n on n.company_id = p.company_id and n.payment_id = p.id
    where p.company_id = ${trx.companyId} and p.id = ${id} and (${clientId}::text is null or p.client_id = ${clientId})`.execute(
    trx,
  );
  const { annulled_at, annulled_by, annulment_reason, credit_amount, credit_currency, created_at, ...row } =
    orNotFound(rows[0]);
  return {
    ...row,
    kind: CLIENT_PAYMENT_KINDS.find((kind) => kind === row.kind) ?? 'payment',
    number: Number(row.number),
    create_at: created_at.toISOString(),
    rate: toPairRate(row.rate),
    inverse: row.inverse === null ? null : toPairRate(row.inverse),
    credit:
      credit_amount === null || credit_currency === null
        ? null
        : { amount: credit_amount, currency: credit_currency },
    annulment:
      annulled_at === null
        ? null
        : {
            reason: annulment_reason ?? '',
            user: annulled_by ?? '',
            create_at: annulled_at.toISOString(),
          },
  };
}

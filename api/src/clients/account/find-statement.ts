import { CLIENT_MOVEMENT_KINDS, type ClientMovement, Id } from '@cuadra/shared/contract';
import { COMPANY_TIME_ZONE, type Debt, toPairRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCursor, toPage } from '../../database/cursor.ts';
import { findClient } from '../find-client.ts';

type Payment = NonNullable<ClientMovement['payment']>;

interface MovementRow extends Omit<ClientMovement, 'kind' | 'create_at' | 'sale_number'> {
  kind: string;
  sale_number: string | null;
  created_at: Date;
}

interface StatementQuery {
  limit: number;
  cursor?: string | undefined;
  /** First and last day in Caracas. */
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * A client's ledger, newest first, whole or of some days, with what is still open of each debt and how each abono was paid. The balance after each
 * is added up from the first movement on, by currency.
 *
 * @throws ApiError 404 for a client who is not there
 */
export async function findStatement(trx: CompanyTransaction, clientId: string, query: StatementQuery) {
  const [after = null] = readCursor(query.cursor, z.tuple([Id])) ?? [];
  await findClient(trx, clientId);
  const { companyId } = trx;
  const { from = null, to = null } = query;
  const { rows } = await sql<MovementRow>`
    with open as materialized (select * from open_debts(${companyId}, ${clientId})), shown as materialized (
      select * from (
        select *, sum(amount) over (partition by currency order by id) as balance
        from client_movements where company_id = ${companyId} and client_id = ${clientId}
      ) m
      where (${after}::uuid is null or m.id < ${after}::uuid)
        and (${from}::date is null or m.created_at >= ${startOf(from)})
        and (${to}::date is null or m.created_at < ${startOf(to)} + interval '1 day')
      order by m.id desc limit ${query.limit + 1}
    )
    select m.id, m.kind, m.amount, m.currency, m.balance, m.sale_id, s.number as sale_number, m.opening_id, m.note,
      m.created_at, u.name as user, ${PAYMENT} as payment,
      case m.kind when 'sale' then coalesce((select sum(o.owed) from open o where o.sale_id = m.sale_id), 0)
        when 'opening' then coalesce((select sum(o.owed) from open o where o.opening_id = m.opening_id), 0)
      end::numeric(20, 2) as owed,
      (case m.kind when 'sale' then s.due_on when 'opening' then d.due_on end)::text as due_on
    from shown m
    left join sales s on s.company_id = ${companyId} and s.id = m.sale_id
    left join client_opening_debts d on d.company_id = ${companyId} and d.id = m.opening_id
    left join client_payments p on p.company_id = ${companyId} and p.id = m.payment_id
    left join users u on u.company_id = ${companyId} and u.id = m.user_id
    order by m.id desc`.execute(trx);
  return {
    ...toPage(rows, query.limit, (row) => [row.id], toMovement),
    before: from === null ? [] : await balancesBefore(trx, clientId, from),
  };
}

/** What was owed in each currency as a day began. */
async function balancesBefore(trx: CompanyTransaction, clientId: string, day: string): Promise<Debt[]> {
  const { rows } = await sql<Debt>`
    select currency, sum(amount)::numeric(20, 2) as amount from client_movements
    where company_id = ${trx.companyId} and client_id = ${clientId} and created_at < ${startOf(day)}
    group by currency having sum(amount) <> 0 order by currency`.execute(trx);
  return rows;
}

/** When a day begins in Caracas, where there is no summer time. */
function startOf(day: string | null) {
  return sql<Date>`(${day}::date::timestamp at time zone ${COMPANY_TIME_ZONE})`;
}

const PAYMENT = sql`case when p.id is not null then json_build_object('id', p.id, 'number', p.number, 'main', p.main,
    'alternative', p.alternative, 'rate', p.rate::text, 'inverse', p.inverse::text,
    'is_annulled', exists (select from client_payment_annulments n
      where n.company_id = p.company_id and n.payment_id = p.id),
    'payments', coalesce((select json_agg(json_build_object('payment_method_id', t.payment_method_id, 'name', t.name,
        'amount', t.amount::text, 'currency', t.currency, 'reference', t.reference) order by t.position)
      from client_payment_tenders t where t.company_id = p.company_id and t.payment_id = p.id), '[]')) end`;

function toMovement({ created_at, sale_number, payment, ...row }: MovementRow): ClientMovement {
  return {
    ...row,
    kind: CLIENT_MOVEMENT_KINDS.find((kind) => kind === row.kind) ?? 'sale',
    sale_number: sale_number === null ? null : Number(sale_number),
    payment: payment && { ...payment, ...toRates(payment) },
    create_at: created_at.toISOString(),
  };
}

function toRates({ rate, inverse }: Pick<Payment, 'rate' | 'inverse'>): Pick<Payment, 'rate' | 'inverse'> {
  return { rate: toPairRate(rate), inverse: inverse === null ? null : toPairRate(inverse) };
}

import type { LineCost, SoldLine } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';

/** A sale that nobody else changes until the end of the transaction, with what came back of it so far. */
export interface LockedSale {
  id: string;
  number: number;
  type: string;
  status: string;
  client_id: string | null;
  main: string;
  alternative: string;
  rate: string;
  inverse: string | null;
  balance: string;
  balance_currency: string;
  cash_session_id: string | null;
}

export interface LockedLine extends Omit<SoldLine, 'returned'>, Omit<LineCost, 'returned'> {
  returned: SoldLine['returned'] & LineCost['returned'];
  id: string;
  product_id: string;
  name: string;
}

/**
 * The sale's row, locked, and its client's: in the order of a sale on credit, client before stock, so that neither waits
 * for the other.
 *
 * @throws ApiError 404
 */
export async function lockSale(trx: CompanyTransaction, id: string): Promise<LockedSale> {
  const sale = orNotFound(
    await trx
      .selectFrom('sales')
      .select(['id', 'number', 'type', 'status', 'client_id', 'main', 'alternative', 'rate', 'inverse'])
      .select(['balance', 'balance_currency', 'cash_session_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  );
  if (sale.client_id !== null) {
    await sql`select from clients where company_id = ${trx.companyId} and id = ${sale.client_id} for update`.execute(
      trx,
    );
  }
  return { ...sale, number: Number(sale.number) };
}

/** Its lines in their order. Read after the sale was locked: a return that was being written is in it. */
export async function readSoldLines(trx: CompanyTransaction, saleId: string): Promise<LockedLine[]> {
  const { rows } = await sql<LockedLine>`
    select l.id, l.product_id, l.name, l.qty, l.total, l.total_alternative,
      converted(l.qty * l.cost, l.cost_currency, s.main, s.main, s.alternative, s.rate, s.inverse) as cost,
      converted(l.qty * l.cost, l.cost_currency, s.alternative, s.main, s.alternative, s.rate, s.inverse)
        as cost_alternative,
      json_build_object('qty', coalesce(r.qty, 0)::text, 'total', coalesce(r.total, 0)::text,
        'total_alternative', coalesce(r.total_alternative, 0)::text, 'cost', coalesce(r.cost, 0)::text,
        'cost_alternative', coalesce(r.cost_alternative, 0)::text) as returned
    from sale_lines l join sales s on s.company_id = l.company_id and s.id = l.sale_id left join (
      select rl.line_id, sum(rl.qty) as qty, sum(rl.total) as total, sum(rl.total_alternative) as total_alternative,
        sum(rl.cost) as cost, sum(rl.cost_alternative) as cost_alternative
      from sale_returns r join sale_return_lines rl on rl.company_id = r.company_id and rl.return_id = r.id
      where r.company_id = ${trx.companyId} and r.sale_id = ${saleId} group by rl.line_id
    ) r on r.line_id = l.id
    where l.company_id = ${trx.companyId} and l.sale_id = ${saleId} order by l.position`.execute(trx);
  return rows;
}

/** What earlier returns took off the debt that the sale left. */
export async function returnedDebt(trx: CompanyTransaction, saleId: string): Promise<string> {
  const row = await trx
    .selectFrom('sale_returns')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('debt'), sql<string>`0`).as('debt'))
    .where('sale_id', '=', saleId)
    .executeTakeFirstOrThrow();
  return row.debt;
}

/** In main: what was received for the sale and not paid back yet. */
export async function receivedFor(trx: CompanyTransaction, saleId: string): Promise<string> {
  const { rows } = await sql<{ received: string }>`
    select coalesce((select sum(case kind when 'payment' then amount_main else -amount_main end)
        from sale_tenders where company_id = ${trx.companyId} and sale_id = ${saleId}), 0)
      - coalesce((select sum(t.amount_main) from sale_returns r
          join sale_return_tenders t on t.company_id = r.company_id and t.return_id = r.id
          where r.company_id = ${trx.companyId} and r.sale_id = ${saleId}), 0) as received`.execute(trx);
  return rows[0]?.received ?? '0';
}

/**
 * The cash session that money goes out of for an earlier sale or abono: the open one of who does it; or else that one's own,
 * while it is open; or else none, and the money is from somewhere else. Held, so that it is not closed meanwhile.
 */
export async function cashSessionFor(
  trx: CompanyTransaction,
  userId: string,
  earlier: Pick<LockedSale, 'cash_session_id'>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from cash_sessions
    where company_id = ${trx.companyId} and closed_at is null
      and (user_id = ${userId} or id = ${earlier.cash_session_id}::uuid)
    order by (user_id = ${userId}) desc limit 1 for share`.execute(trx);
  return rows[0]?.id ?? null;
}

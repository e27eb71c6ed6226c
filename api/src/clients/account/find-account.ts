import { type ClientAccount, MOST_OPEN_DEBTS } from '@cuadra/shared/contract';
import { addDays, companyDay, creditLeft } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { findClient } from '../find-client.ts';
import { inBoth, readTodaysPair } from './both-amounts.ts';
import { readDaysToPay } from './days-to-pay.ts';
import { readOpenDebts } from './open-debts.ts';

/** How far back is looked for what a client takes most of, in days. */
const YEAR = 365;
const MOST_PRODUCTS = 10;

/**
 * What there is between a shop and a client, in both currencies at today's rate. Worked out from the ledgers each time.
 *
 * @throws ApiError 404
 */
export async function findAccount(trx: CompanyTransaction, clientId: string): Promise<ClientAccount> {
  const client = await findClient(trx, clientId);
  const pair = await readTodaysPair(trx);
  const today = companyDay(currentTime());
  const debts = await readOpenDebts(trx, clientId, MOST_OPEN_DEBTS);
  const { balances } = client;
  return {
    ...{ main: pair.main, alternative: pair.alternative, rate: pair.rate, inverse: pair.inverse ?? null },
    owed: inBoth(
      balances.filter(({ amount }) => !amount.startsWith('-')),
      pair,
    ),
    in_favour: inBoth(
      balances.flatMap(({ amount, currency }) =>
        amount.startsWith('-') ? [{ amount: amount.slice(1), currency }] : [],
      ),
      pair,
    ),
    overdue: await readOverdue(trx, clientId, today, pair),
    credit_left: creditLeft(client, pair) ?? null,
    bought_this_month: await readBought(trx, clientId, `${today.slice(0, 7)}-01`, pair),
    bought_this_year: await readBought(trx, clientId, `${today.slice(0, 4)}-01-01`, pair),
    last_sale_on: await readLastSale(trx, clientId),
    days_to_pay: await readDaysToPay(trx, clientId, pair),
    debts,
    products: await readProducts(trx, clientId, addDays(today, -YEAR), pair),
  };
}

type Pair = Awaited<ReturnType<typeof readTodaysPair>>;

async function readOverdue(trx: CompanyTransaction, clientId: string, today: string, pair: Pair) {
  const { rows } = await sql<{ amount: string; currency: string }>`
    select currency, sum(owed) as amount from open_debts(${trx.companyId}, ${clientId})
    where due_on < ${today}::date group by currency`.execute(trx);
  return inBoth(rows, pair);
}

/** As the reports count it: by day and in the two currencies that the company uses now. */
async function readBought(
  trx: CompanyTransaction,
  clientId: string,
  from: string,
  { main, alternative }: Pair,
) {
  const { rows } = await sql<{ main: string; alternative: string }>`
    select coalesce(sum(total), 0)::numeric(38, 2) as main,
      coalesce(sum(total_alternative), 0)::numeric(38, 2) as alternative
    from daily_clients where company_id = ${trx.companyId} and client_id = ${clientId} and day >= ${from}::date
      and main = ${main} and alternative = ${alternative}`.execute(trx);
  return rows[0] ?? { main: '0.00', alternative: '0.00' };
}

async function readLastSale(trx: CompanyTransaction, clientId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from daily_clients
    where company_id = ${trx.companyId} and client_id = ${clientId} and tickets > 0`.execute(trx);
  return rows[0]?.day ?? null;
}

async function readProducts(
  trx: CompanyTransaction,
  clientId: string,
  from: string,
  { main, alternative }: Pair,
): Promise<ClientAccount['products']> {
  const { rows } = await sql<{ id: string; name: string; qty: string; main: string; alternative: string }>`
    select l.product_id as id, max(coalesce(p.name, l.name)) as name, sum(l.qty - coalesce(r.qty, 0)) as qty,
      sum(l.total - coalesce(r.total, 0))::numeric(38, 2) as main,
      sum(l.total_alternative - coalesce(r.total_alternative, 0))::numeric(38, 2) as alternative
    from sales s
    join sale_lines l on l.company_id = s.company_id and l.sale_id = s.id
    left join products p on p.company_id = l.company_id and p.id = l.product_id
    left join lateral (
      select sum(rl.qty) as qty, sum(rl.total) as total, sum(rl.total_alternative) as total_alternative
      from sale_returns b join sale_return_lines rl on rl.company_id = b.company_id and rl.return_id = b.id
      where b.company_id = s.company_id and b.sale_id = s.id and rl.line_id = l.id
    ) r on true
    where s.company_id = ${trx.companyId} and s.client_id = ${clientId} and s.status = 'issued'
      and s.main = ${main} and s.alternative = ${alternative} and company_day(s.created_at) >= ${from}::date
    group by l.product_id having sum(l.qty - coalesce(r.qty, 0)) > 0
    order by 5 desc, 1 limit ${MOST_PRODUCTS}`.execute(trx);
  return rows.map(({ main: inMain, alternative: other, ...row }) => ({
    ...row,
    total: { main: inMain, alternative: other },
  }));
}

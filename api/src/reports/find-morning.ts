import { type CallOutput, COUNTED_PRODUCTS, type findMorning as FindMorning } from '@cuadra/shared/contract';
import { COMPANY_TIME_ZONE, companyDay, exact, rateOfPair } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { Session } from '../access/admit.ts';
import { priceBelow } from '../catalogue/list/price-below.ts';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCurrenciesUsed } from '../money/currencies-used.ts';
import { latestRate } from '../money/latest-rate.ts';
import { readLowStock } from './low-stock.ts';
import { maySee, type Pair } from './scope.ts';

type Morning = CallOutput<typeof FindMorning>;

/** How many products that run out are named. */
const NAMED = 3;

/** What changed overnight and what waits. Any session may ask; a part that it may not read is null. */
export async function findMorning(trx: CompanyTransaction, session: Session): Promise<Morning> {
  const today = companyDay(currentTime());
  const pair = await readCurrenciesUsed(trx);
  const seesProducts = maySee(session, ['products', 'read']);
  return {
    today,
    ...pair,
    rate: await readRates(trx, pair, today),
    prices: seesProducts ? await countBelow(trx) : null,
    low_stock: seesProducts ? await nameLowStock(trx) : null,
    debts: maySee(session, ['reports', 'pending_incomes']) ? await readDebts(trx) : null,
    to_review: maySee(session, ['sales', 'read']) ? await countToReview(trx) : null,
  };
}

async function readRates(trx: CompanyTransaction, pair: Pair, today: string): Promise<Morning['rate']> {
  const { main, alternative } = pair;
  const now = await latestRate(trx, main, alternative);
  const { rows } = await sql<{ id: string; source: string; target: string; rate: string; at: Date }>`
    select id, source, target, rate, effective_at as at from exchange_rates
    where company_id = ${trx.companyId} and effective_at < (${today}::timestamp at time zone ${COMPANY_TIME_ZONE})
      and ((source, target) = (${main}, ${alternative}) or (source, target) = (${alternative}, ${main}))
    order by effective_at desc, id desc limit 1`.execute(trx);
  const records = rows.map(({ at, ...record }) => ({ ...record, create_at: at.toISOString() }));
  const before = rateOfPair(records, alternative, main);
  if (!now.rate_id || !before.rate_id || exact(now.rate).eq(before.rate)) return null;
  const told = ({ rate, inverse }: { rate: string; inverse: string | null }) => ({ rate, inverse });
  return { now: told(now), before: told(before) };
}

async function countBelow(trx: CompanyTransaction): Promise<Morning['prices']> {
  const { companyId } = trx;
  const { rows } = await sql<{ below_cost: number; below_utility: number }>`
    select count(*) filter (where below_cost)::int as below_cost, count(*)::int as below_utility
    from (select ${priceBelow(companyId, 'cost')} as below_cost from products
      where products.company_id = ${companyId} and products.deleted_at is null and ${priceBelow(companyId, 'utility')}
      limit ${COUNTED_PRODUCTS}) as below`.execute(trx);
  return rows[0] ?? { below_cost: 0, below_utility: 0 };
}

async function nameLowStock(trx: CompanyTransaction): Promise<Morning['low_stock']> {
  const { count, items } = await readLowStock(trx);
  return { count, names: items.slice(0, NAMED).map(({ name }) => name) };
}

async function readDebts(trx: CompanyTransaction): Promise<Morning['debts']> {
  const { rows } = await sql<{ client_id: string; name: string; since: string | null; clients: number }>`
    with debtors as (
      select client_id, min(day) as since from open_debts(current_company()) group by client_id
    )
    select d.client_id, c.name, d.since::text as since, (select count(*) from debtors)::int as clients
    from debtors d join clients c on c.company_id = ${trx.companyId} and c.id = d.client_id
    order by d.since nulls last, d.client_id limit 1`.execute(trx);
  const [row] = rows;
  if (!row) return { clients: 0, oldest: null };
  const { clients, since, ...client } = row;
  return { clients, oldest: since === null ? null : { ...client, since } };
}

async function countToReview(trx: CompanyTransaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from late_sales
    where company_id = ${trx.companyId} and reasons <> '{}' and reviewed_at is null`.execute(trx);
  return rows[0]?.count ?? 0;
}

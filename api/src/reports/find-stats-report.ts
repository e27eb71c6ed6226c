import type { CallOutput, findStatsReport as FindStatsReport } from '@cuadra/shared/contract';
import { daysIn, exact, toMoney } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { breakSalesDown, readSalesFigures, type SalesBy } from './sales-figures.ts';
import { describe, type Scope, within } from './scope.ts';

/** How many of the best are told. */
const BEST = 10;

interface TallyRow {
  key: number;
  tickets: number;
  total: string;
  total_alternative: string;
}

/** Averages, and what, when and who sells best in a range. */
export async function findStatsReport(
  trx: CompanyTransaction,
  scope: Scope,
): Promise<CallOutput<typeof FindStatsReport>> {
  const best = async (by: SalesBy, limit = BEST) => (await breakSalesDown(trx, scope, by, { limit })).items;
  return {
    ...describe(scope),
    averages: await readAverages(trx, scope),
    best_day: await bestDay(trx, scope),
    weekdays: (await tally(trx, scope, sql`extract(isodow from day)::int`)).map(({ key, ...rest }) => ({
      weekday: key,
      ...rest,
    })),
    hours: (await tally(trx, scope, sql`hour::int`)).map(({ key, ...rest }) => ({ hour: key, ...rest })),
    products: await best('product'),
    categories: await best('category'),
    sellers: await best('seller'),
    // Who buys without a name is no client, and takes no place among them.
    clients: (await best('client', BEST + 1)).filter(({ key }) => key !== null).slice(0, BEST),
  };
}

async function readAverages(trx: CompanyTransaction, scope: Scope) {
  const { tickets, annulments, total, total_alternative } = await readSalesFigures(trx, scope, scope.range);
  const kept = tickets - annulments;
  const days = daysIn(scope.range);
  const byTicket = (amount: string) => (kept > 0 ? toMoney(exact(amount).div(kept)) : null);
  return {
    ticket: byTicket(total),
    ticket_alternative: byTicket(total_alternative),
    day: toMoney(exact(total).div(days)),
    day_alternative: toMoney(exact(total_alternative).div(days)),
    tickets_a_day: exact(tickets).div(days).toDecimalPlaces(1).toFixed(),
  };
}

async function tally(trx: CompanyTransaction, scope: Scope, key: RawBuilder<unknown>): Promise<TallyRow[]> {
  const { rows } = await sql<TallyRow>`
    select ${key} as key, sum(tickets)::int as tickets, sum(sold - undone) as total,
      sum(sold_alternative - undone_alternative) as total_alternative
    from daily_sales where ${within(scope, scope.range)} group by 1 order by 1`.execute(trx);
  return rows.map((row) => ({
    ...row,
    total: toMoney(row.total),
    total_alternative: toMoney(row.total_alternative),
  }));
}

async function bestDay(trx: CompanyTransaction, scope: Scope) {
  const { rows } = await sql<Omit<TallyRow, 'key'> & { day: string }>`
    select day, sum(tickets)::int as tickets, sum(sold - undone) as total,
      sum(sold_alternative - undone_alternative) as total_alternative
    from daily_sales where ${within(scope, scope.range)} group by day order by total desc, day limit 1`.execute(
    trx,
  );
  const [row] = rows;
  return row
    ? { ...row, total: toMoney(row.total), total_alternative: toMoney(row.total_alternative) }
    : null;
}

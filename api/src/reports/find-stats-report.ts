import type { CallOutput, findStatsReport as FindStatsReport } from '@cuadra/shared/contract';
import { daysIn, exact, toMoney } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { breakSalesDown, type SalesBy } from './sales-figures.ts';
import { describe, type Scope, within } from './scope.ts';

/** How many of the best are told. */
const BEST = 10;

interface Amounts {
  tickets: number;
  total: string;
  total_alternative: string;
}

/** What an hour of a weekday brought, in all of its days. */
interface Cell extends Amounts {
  weekday: number;
  hour: number;
  annulments: number;
}

/** Averages, and what, when and who sells best in a range. */
export async function findStatsReport(
  trx: CompanyTransaction,
  scope: Scope,
): Promise<CallOutput<typeof FindStatsReport>> {
  const best = async (by: SalesBy, limit = BEST) => (await breakSalesDown(trx, scope, by, { limit })).items;
  const cells = await readCells(trx, scope);
  return {
    ...describe(scope),
    averages: averagesOf(cells, daysIn(scope.range)),
    best_day: await bestDay(trx, scope),
    weekdays: tally(cells, ({ weekday }) => weekday).map(({ key, ...rest }) => ({ weekday: key, ...rest })),
    hours: tally(cells, ({ hour }) => hour).map(({ key, ...rest }) => ({ hour: key, ...rest })),
    products: await best('product'),
    categories: await best('category'),
    sellers: await best('seller'),
    // Who buys without a name is no client, and takes no place among them.
    clients: (await best('client', BEST + 1)).filter(({ key }) => key !== null).slice(0, BEST),
  };
}

/** All that is told of hours, weekdays and averages, read in one go: 168 cells at most. */
async function readCells(trx: CompanyTransaction, scope: Scope): Promise<Cell[]> {
  const { rows } = await sql<Cell>`
    select extract(isodow from day)::int as weekday, hour::int as hour, sum(tickets)::int as tickets,
      sum(annulments)::int as annulments, sum(sold - undone) as total,
      sum(sold_alternative - undone_alternative) as total_alternative
    from daily_sales where ${within(scope, scope.range)} group by 1, 2`.execute(trx);
  return rows;
}

function averagesOf(cells: readonly Cell[], days: number) {
  const { tickets, total, total_alternative } = addUp(cells);
  const kept = tickets - cells.reduce((sum, { annulments }) => sum + annulments, 0);
  const byTicket = (amount: string) => (kept > 0 ? toMoney(exact(amount).div(kept)) : null);
  return {
    ticket: byTicket(total),
    ticket_alternative: byTicket(total_alternative),
    day: toMoney(exact(total).div(days)),
    day_alternative: toMoney(exact(total_alternative).div(days)),
    tickets_a_day: exact(tickets).div(days).toDecimalPlaces(1).toFixed(),
  };
}

/** The cells added up by a part of what they are of, in its order. */
function tally(cells: readonly Cell[], keyOf: (cell: Cell) => number): (Amounts & { key: number })[] {
  const byKey = new Map<number, Cell[]>();
  for (const cell of cells) byKey.set(keyOf(cell), [...(byKey.get(keyOf(cell)) ?? []), cell]);
  return [...byKey].sort(([a], [b]) => a - b).map(([key, of]) => ({ key, ...addUp(of) }));
}

function addUp(cells: readonly Cell[]): Amounts {
  const sum = (name: 'total' | 'total_alternative') =>
    toMoney(cells.reduce((all, cell) => all.plus(cell[name]), exact(0)));
  return {
    tickets: cells.reduce((all, { tickets }) => all + tickets, 0),
    total: sum('total'),
    total_alternative: sum('total_alternative'),
  };
}

async function bestDay(trx: CompanyTransaction, scope: Scope) {
  const { rows } = await sql<Amounts & { day: string }>`
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

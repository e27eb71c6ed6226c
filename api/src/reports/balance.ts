import type { BalanceFigures, BalanceItem } from '@cuadra/shared/contract';
import { type DayRange, exact, periodsOf, toMoney } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { KEY_NAMES } from './key-names.ts';
import { type KeyedRow, keyOf, type PageWish, pageByTotal, refuseCursor } from './page.ts';
import { type CostedRow, NO_COSTS, seenCosts } from './sales-figures.ts';
import { periodKey, type Scope, within } from './scope.ts';

interface MovedRow {
  incomes: string;
  incomes_alternative: string;
  pay_in: string;
  pay_in_alternative: string;
  pay_out: string;
  pay_out_alternative: string;
}

type BalanceRow = CostedRow & MovedRow;

const MOVED = sql`
  coalesce(sum(received_main - given_main) filter (where kind <> 'cash'), 0) as incomes,
  coalesce(sum(received_alternative - given_alternative) filter (where kind <> 'cash'), 0) as incomes_alternative,
  coalesce(sum(received_main) filter (where kind = 'cash'), 0) as pay_in,
  coalesce(sum(received_alternative) filter (where kind = 'cash'), 0) as pay_in_alternative,
  coalesce(sum(given_main) filter (where kind = 'cash'), 0) as pay_out,
  coalesce(sum(given_alternative) filter (where kind = 'cash'), 0) as pay_out_alternative`;

/** Sales and money of each day of a range, side by side. */
function days(scope: Scope, range: DayRange): RawBuilder<unknown> {
  const here = within(scope, range);
  return sql`(
    select day, sum(sold - undone) as total, sum(sold_alternative - undone_alternative) as total_alternative,
      sum(cost) as cost, sum(cost_alternative) as cost_alternative, sum(uncosted) as uncosted,
      sum(uncosted_alternative) as uncosted_alternative, 0 as incomes, 0 as incomes_alternative, 0 as pay_in,
      0 as pay_in_alternative, 0 as pay_out, 0 as pay_out_alternative
    from daily_sales where ${here} group by day
    union all
    select day, 0, 0, 0, 0, 0, 0, m.* from (
      select day, ${MOVED} from daily_money where ${here} group by day
    ) d cross join lateral (select d.incomes, d.incomes_alternative, d.pay_in, d.pay_in_alternative, d.pay_out,
      d.pay_out_alternative) m
  ) days`;
}

const SUMS = sql.join(
  [
    ...['total', 'total_alternative', 'cost', 'cost_alternative', 'uncosted', 'uncosted_alternative'],
    ...['incomes', 'incomes_alternative', 'pay_in', 'pay_in_alternative', 'pay_out', 'pay_out_alternative'],
  ].map((column) => sql`coalesce(sum(${sql.ref(column)}), 0) as ${sql.ref(column)}`),
);

/** The balance of a range. */
export async function readBalance(
  trx: CompanyTransaction,
  scope: Scope,
  range: DayRange,
): Promise<BalanceFigures> {
  const { rows } = await sql<BalanceRow>`select ${SUMS} from ${days(scope, range)}`.execute(trx);
  return toFigures(rows[0] ?? NOTHING, scope);
}

const NOTHING: BalanceRow = {
  ...{ total: '0', total_alternative: '0', cost: '0', cost_alternative: '0' },
  ...{ uncosted: '0', uncosted_alternative: '0', incomes: '0', incomes_alternative: '0' },
  ...{ pay_in: '0', pay_in_alternative: '0', pay_out: '0', pay_out_alternative: '0' },
};

/** Every period of the range. */
export async function balanceByPeriod(
  trx: CompanyTransaction,
  scope: Scope,
  page: PageWish,
): Promise<{ items: BalanceItem[]; next: null }> {
  refuseCursor(page);
  const { rows } = await sql<BalanceRow & { key: string }>`
    select ${periodKey(scope.group)} as key, ${SUMS} from ${days(scope, scope.range)} group by 1`.execute(
    trx,
  );
  const found = new Map(rows.map((row) => [row.key, row]));
  const items = periodsOf(scope.range, scope.group).map((key) => ({
    ...{ key, name: null },
    ...toFigures(found.get(key) ?? NOTHING, scope),
    ...{ currency: null, amount: null },
  }));
  return { items, next: null };
}

type MethodRow = KeyedRow & MovedRow & { currency: string; amount: string };

/** A page of the methods that money moved by, the greatest balance first. */
export function balanceByMethod(
  trx: CompanyTransaction,
  scope: Scope,
  page: PageWish,
): Promise<{ items: BalanceItem[]; next: string | null }> {
  const source = sql`
    select payment_method_id::text as key, sum(received_main - given_main) as total, max(currency) as currency,
      sum(received - given) as amount, ${MOVED}
    from daily_money where ${within(scope, scope.range)} group by 1`;
  return pageByTotal<MethodRow, BalanceItem>(trx, { source, name: KEY_NAMES.method, page }, (row) => ({
    ...{ key: keyOf(row), name: row.name, total: null, total_alternative: null },
    ...NO_COSTS,
    ...moved(row),
    ...{ currency: row.currency, amount: toMoney(row.amount) },
  }));
}

/** The range's money in each currency that moved. */
export async function balanceByCurrency(trx: CompanyTransaction, scope: Scope) {
  const { rows } = await sql<{ currency: string; incomes: string; pay_in: string; pay_out: string }>`
    select currency, coalesce(sum(received - given) filter (where kind <> 'cash'), 0) as incomes,
      coalesce(sum(received) filter (where kind = 'cash'), 0) as pay_in,
      coalesce(sum(given) filter (where kind = 'cash'), 0) as pay_out
    from daily_money where ${within(scope, scope.range)} group by currency order by currency`.execute(trx);
  return rows.map(({ currency, incomes, pay_in, pay_out }) => ({
    ...{ currency, incomes: toMoney(incomes), pay_in: toMoney(pay_in), pay_out: toMoney(pay_out) },
    balance: toMoney(exact(incomes).plus(pay_in).minus(pay_out)),
  }));
}

function toFigures(row: BalanceRow, { seesCosts }: Scope): BalanceFigures {
  return {
    total: toMoney(row.total),
    total_alternative: toMoney(row.total_alternative),
    ...seenCosts(row, seesCosts),
    ...moved(row),
  };
}

function moved(row: MovedRow) {
  return {
    incomes: toMoney(row.incomes),
    incomes_alternative: toMoney(row.incomes_alternative),
    pay_in: toMoney(row.pay_in),
    pay_in_alternative: toMoney(row.pay_in_alternative),
    pay_out: toMoney(row.pay_out),
    pay_out_alternative: toMoney(row.pay_out_alternative),
    balance: toMoney(exact(row.incomes).plus(row.pay_in).minus(row.pay_out)),
    balance_alternative: toMoney(
      exact(row.incomes_alternative).plus(row.pay_in_alternative).minus(row.pay_out_alternative),
    ),
  };
}

import type { StoreFigures } from '@cuadra/shared/contract';
import { companyDay, type DayRange, periodsOf, toMoney, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCurrenciesUsed } from '../../money/currencies-used.ts';
import { type Pair, rangeOf } from '../../reports/scope.ts';

const MOST_PRODUCTS = 10;
const MOST_MISSES = 20;

type FiguresOfDay = StoreFigures['days'][number];

/**
 * Who came to the store in a range of days, and what came of it.
 *
 * @throws ApiError as rangeOf
 */
export async function findStoreFigures(
  trx: CompanyTransaction,
  query: { from?: string | undefined; to?: string | undefined },
): Promise<StoreFigures> {
  const range = rangeOf(query, companyDay(currentTime()));
  const pair = await readCurrenciesUsed(trx);
  const { from, to } = range;
  const found = new Map((await readDays(trx, range)).map((row) => [row.day, row]));
  const days = periodsOf(range, 'day').map(
    (day) => found.get(day) ?? { day, visitors: 0, carts: 0, orders: 0, delivered: 0 },
  );
  const totalOf = (what: Exclude<keyof FiguresOfDay, 'day'>) =>
    days.reduce((total, one) => total + one[what], 0);
  return {
    ...{ from, to, main: pair.main, alternative: pair.alternative },
    totals: {
      visitors: totalOf('visitors'),
      carts: totalOf('carts'),
      orders: totalOf('orders'),
      delivered: totalOf('delivered'),
      ...(await readSold(trx, range, pair)),
    },
    days,
    products: await readProducts(trx, range, pair),
    misses: await readMisses(trx, range),
  };
}

/** Orders that were made within the days, by the index of their time. */
function madeIn({ from, to }: DayRange) {
  return sql`created_at >= ${from}::timestamp at time zone 'America/Caracas'
    and created_at < (${to}::date + 1)::timestamp at time zone 'America/Caracas'`;
}

function deliveredIn(range: DayRange) {
  return sql`${madeIn(range)} and status = 'delivered'`;
}

async function readSold(
  trx: CompanyTransaction,
  range: DayRange,
  { main, alternative }: Pair,
): Promise<Pick<StoreFigures['totals'], 'total' | 'total_alternative'>> {
  const { total, total_alternative } = await trx
    .selectFrom('store_orders')
    .select([
      sql<string>`coalesce(sum(total), 0)`.as('total'),
      sql<string>`coalesce(sum(total_alternative), 0)`.as('total_alternative'),
    ])
    .where('main', '=', main)
    .where('alternative', '=', alternative)
    .where(sql<boolean>`${deliveredIn(range)}`)
    .executeTakeFirstOrThrow();
  return { total: toMoney(total), total_alternative: toMoney(total_alternative) };
}

async function readDays(trx: CompanyTransaction, range: DayRange): Promise<FiguresOfDay[]> {
  const { companyId } = trx;
  const { rows } = await sql<FiguresOfDay>`
    with visits as (
      select day, visitors, carts from store_days
      where company_id = ${companyId} and day between ${range.from}::date and ${range.to}::date
    ), ordered as (
      select company_day(created_at) as day, count(*)::int as orders,
        (count(*) filter (where status = 'delivered'))::int as delivered
      from store_orders where company_id = ${companyId} and ${madeIn(range)} group by 1
    )
    select day::text, coalesce(visitors, 0) as visitors, coalesce(carts, 0) as carts, coalesce(orders, 0) as orders,
      coalesce(delivered, 0) as delivered
    from visits full join ordered using (day)`.execute(trx);
  return rows;
}

async function readProducts(
  trx: CompanyTransaction,
  range: DayRange,
  { main, alternative }: Pair,
): Promise<StoreFigures['products']> {
  const { rows } = await sql<StoreFigures['products'][number]>`
    select l.product_id, max(l.name) as name, sum(l.qty)::text as qty, sum(l.total)::text as total,
      sum(l.total_alternative)::text as total_alternative
    from (select id from store_orders where company_id = ${trx.companyId} and ${deliveredIn(range)}
      and main = ${main} and alternative = ${alternative}) o
    join store_order_lines l on l.company_id = ${trx.companyId} and l.order_id = o.id
    where not l.is_delivery
    group by l.product_id order by sum(l.total_alternative) desc, l.product_id limit ${MOST_PRODUCTS}`.execute(
    trx,
  );
  return rows.map((row) => ({
    ...row,
    qty: toQuantity(row.qty),
    total: toMoney(row.total),
    total_alternative: toMoney(row.total_alternative),
  }));
}

async function readMisses(trx: CompanyTransaction, { from, to }: DayRange): Promise<StoreFigures['misses']> {
  const { rows } = await sql<StoreFigures['misses'][number]>`
    select words, sum(times)::int as times from store_misses
    where company_id = ${trx.companyId} and day between ${from}::date and ${to}::date
    group by words order by 2 desc, words limit ${MOST_MISSES}`.execute(trx);
  return rows;
}

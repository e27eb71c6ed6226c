import {
  type CallOutput,
  type findProductHistory as FindProductHistory,
  HISTORY_DAYS,
} from '@cuadra/shared/contract';
import {
  addDays,
  companyDay,
  daysBetween,
  daysLeft,
  exact,
  type Grants,
  isGranted,
  LEAST_PACE_DAYS,
  PACE_DAYS,
  sum,
  toMoney,
  toQuantity,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { findProduct } from '../catalogue/find-product.ts';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { readCurrenciesUsed } from '../money/currencies-used.ts';
import { readPrices } from './read-prices.ts';

interface DayRow {
  day: string;
  stock: string;
  sold: string;
  total: string;
  total_alternative: string;
}

/**
 * What became of a product: its stock and sales by day, its prices, and for how long it lasts. The money takes reports: view
 * sales, costs products: modify the cost.
 *
 * @throws ApiError 404 for a product that is not there
 */
export async function findProductHistory(
  trx: CompanyTransaction,
  productId: string,
  grants: Grants,
): Promise<CallOutput<typeof FindProductHistory>> {
  const product = orNotFound(await findProduct(trx, productId));
  const { main, alternative } = await readCurrenciesUsed(trx);
  const to = companyDay(currentTime());
  const days = await readDays(trx, productId, { from: addDays(to, 1 - HISTORY_DAYS), to, main, alternative });
  const pace = await readPace(trx, productId, days);
  const seesMoney = isGranted(grants, ['reports', 'view_sales']);
  const total = (field: 'total' | 'total_alternative') =>
    seesMoney ? toMoney(sum(days.map((day) => day[field]))) : null;
  const available = exact(product.qty).minus(product.reserved ?? 0);
  return {
    main,
    alternative,
    days: days.map(({ day, stock, sold }) => ({ day, stock: toQuantity(stock), sold: toQuantity(sold) })),
    sold: {
      qty: toQuantity(sum(days.map(({ sold }) => sold))),
      total: total('total'),
      total_alternative: total('total_alternative'),
    },
    prices: await readPrices(trx, product, isGranted(grants, ['products', 'modify_cost'])),
    pace,
    days_left: daysLeft(available, pace.qty, pace.days),
  };
}

/** Each day with what there was at its end: what there is now less all that came later. */
async function readDays(
  trx: CompanyTransaction,
  productId: string,
  { from, to, main, alternative }: { from: string; to: string; main: string; alternative: string },
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with days as (
      select d::date as day from generate_series(${from}::date, ${to}::date, interval '1 day') d
    ), moved as (
      select (created_at at time zone 'America/Caracas')::date as day, sum(qty) as qty from stock_movements
      where company_id = ${trx.companyId} and product_id = ${productId}
        and created_at >= ${from}::date::timestamp at time zone 'America/Caracas'
      group by 1
    ), sold as (
      select day, sum(qty) as qty,
        coalesce(sum(total) filter (where main = ${main} and alternative = ${alternative}), 0) as total,
        coalesce(sum(total_alternative) filter (where main = ${main} and alternative = ${alternative}), 0)
          as total_alternative
      from daily_products
      where company_id = ${trx.companyId} and product_id = ${productId} and day = any(array(select day from days))
      group by day
    )
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sold.qty, 0) as sold, coalesce(sold.total, 0) as total,
      coalesce(sold.total_alternative, 0) as total_alternative,
      coalesce((select qty from product_stock where company_id = ${trx.companyId} and product_id = ${productId}), 0)
        - coalesce(sum(moved.qty) over (order by d.day desc rows between unbounded preceding and 1 preceding), 0)
        as stock
    from days d left join moved on moved.day = d.day left join sold on sold.day = d.day
    order by d.day`.execute(trx);
  return rows;
}

/** What was sold in the last weeks, or since there has been any of it. */
async function readPace(trx: CompanyTransaction, productId: string, days: readonly DayRow[]) {
  const { rows } = await sql<{ day: string }>`
    select to_char(created_at at time zone 'America/Caracas', 'YYYY-MM-DD') as day from stock_movements
    where company_id = ${trx.companyId} and product_id = ${productId} order by id limit 1`.execute(trx);
  const today = days.at(-1)?.day ?? '';
  const known = daysBetween(rows[0]?.day ?? today, today) + 1;
  const counted = Math.min(Math.max(known, LEAST_PACE_DAYS), PACE_DAYS);
  return { qty: toQuantity(sum(days.slice(-counted).map(({ sold }) => sold))), days: counted };
}

import { addDays, companyDay, type DayRange } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { askForPeriod, noteUse, readPeriods } from './figure-periods.ts';
import { differingDays, nearestPeriod, type Period, type SignedDays } from './nearest-period.ts';

/** Rows of days that a report may well read by themselves, some 10 ms. More are worth being summed up. */
export const READ_BY_DAY = 5_000;
/** Milliseconds after midnight until a day is over for good: a transaction that was begun before has ended by then. */
const LAST_WORDS_MS = 60 * 60_000;

/** What there is of each product. */
export const PRODUCT_SUMS = [
  'qty',
  'total',
  'total_alternative',
  'cost',
  'cost_alternative',
  'uncosted',
  'uncosted_alternative',
] as const;
export type ProductSum = (typeof PRODUCT_SUMS)[number];

/** Of two currencies alone, and of no others that the company used before; of all of them without. */
export type CurrencyPair = { main: string; alternative: string } | undefined;

/** Where to read what was sold of each product in a range: see `planProductFigures`. */
export interface ProductFigures {
  /**
   * A query for a row of each product that was sold, of `product_id` and sums.
   *
   * @param only an array of the products that are wanted; without, all
   */
  sums(sums: readonly ProductSum[], pair: CurrencyPair, only?: RawBuilder<unknown>): RawBuilder<unknown>;
  /** The same as several rows a product, which is quicker where they are added up by something else. Their `days` add up to 0 for what was not sold. */
  rows(sums: readonly ProductSum[], pair: CurrencyPair): RawBuilder<unknown>;
}

/**
 * Finds out how a range is read quickest. Many days are read from a period that was summed up, with the days by which it differs
 * added or taken off: the same to the cent. Where none is near enough, and the days are many rows, one is asked for, which is there
 * some seconds later.
 */
export async function planProductFigures(trx: CompanyTransaction, range: DayRange): Promise<ProductFigures> {
  const closed = closedDay();
  const over = { from: range.from, to: range.to < closed ? range.to : closed };
  const byDay = figuresOf(trx, undefined, [[range, 1]]);
  // There is nothing to sum up.
  if (over.from >= over.to) return byDay;
  const period = nearestPeriod(await readPeriods(trx, over), over);
  const differing = differingDays(period, over);
  if (period) await noteUse(trx, period);
  if (differing.length > 0 && (await areMany(trx, differing))) await askForPeriod(trx, over);
  if (!period) return byDay;
  const tail = { from: addDays(over.to, 1), to: range.to };
  return figuresOf(trx, period, tail.from <= tail.to ? [...differing, [tail, 1]] : differing);
}

/** The last day whose figures nothing but a late sale can change. */
function closedDay(): string {
  return addDays(companyDay(new Date(currentTime().getTime() - LAST_WORDS_MS)), -1);
}

function figuresOf(
  trx: CompanyTransaction,
  period: Period | undefined,
  days: readonly SignedDays[],
): ProductFigures {
  const dayRows = (sums: readonly ProductSum[], where: RawBuilder<unknown>) => ofDays(trx, days, sums, where);
  const periodRows = ({ id }: Period, sums: readonly ProductSum[], where: RawBuilder<unknown>) => sql`
    select product_id, days, ${list(sums, (name) => name)} from period_products
    where company_id = ${trx.companyId} and period_id = ${id} and ${where}`;
  return {
    sums(sums, pair, only) {
      const where = sql`${ofPair(pair)} and ${only ? sql`product_id = any(${only})` : sql`true`}`;
      if (!period) return addedUp(dayRows(sums, where), sums);
      const ofPeriod = periodRows(period, sums, where);
      const one = pair || (period.pairs ?? 0) <= 1 ? ofPeriod : addedUp(ofPeriod, sums);
      if (days.length === 0) return one;
      // Most products of a long period were not sold today: they are only read, and not added up.
      return sql`
        select * from (
          select product_id, coalesce(p.days, 0) + coalesce(d.days, 0) as days,
            ${list(sums, (name) => `coalesce(p.${name}, 0) + coalesce(d.${name}, 0) as ${name}`)}
          from (${one}) p full join (${addedUp(dayRows(sums, where), sums)}) d using (product_id)
        ) s where days <> 0`;
    },
    rows(sums, pair) {
      const where = ofPair(pair);
      const parts = [
        ...(period ? [periodRows(period, sums, where)] : []),
        ...(days.length > 0 ? [dayRows(sums, where)] : []),
      ];
      return sql.join(parts, sql` union all `);
    },
  };
}

function addedUp(rows: RawBuilder<unknown>, sums: readonly ProductSum[]): RawBuilder<unknown> {
  return sql`
    select product_id, sum(days) as days, ${list(sums, (name) => `sum(${name}) as ${name}`)} from (${rows}) r
    group by product_id`;
}

/** The rows of days, added or taken off. */
function ofDays(
  { companyId }: CompanyTransaction,
  days: readonly SignedDays[],
  sums: readonly ProductSum[],
  where: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const parts = days.map(
    ([{ from, to }, sign]) => sql`
      select product_id, ${sql.lit(sign)} as days, ${list(sums, (name) => (sign === 1 ? name : `-${name} as ${name}`))}
      from daily_products
      where company_id = ${companyId} and day between ${from}::date and ${to}::date and ${where}`,
  );
  return sql.join(parts, sql` union all `);
}

/** @param of what is written of each of the names, which are our own */
function list(sums: readonly ProductSum[], of: (name: ProductSum) => string): RawBuilder<unknown> {
  return sql.raw(sums.map(of).join(', '));
}

function ofPair(pair: CurrencyPair): RawBuilder<unknown> {
  return pair ? sql`main = ${pair.main} and alternative = ${pair.alternative}` : sql`true`;
}

async function areMany(trx: CompanyTransaction, days: readonly SignedDays[]): Promise<boolean> {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from (
      select from (${ofDays(trx, days, ['qty'], sql`true`)}) d limit ${READ_BY_DAY + 1}
    ) counted`.execute(trx);
  return (rows[0]?.rows ?? 0) > READ_BY_DAY;
}

import type { PendingFigures, PendingItem, PendingSale } from '@cuadra/shared/contract';
import {
  companyDay,
  type DayRange,
  DEBT_AGES,
  daysIn,
  debtAge,
  formatTicketNumber,
  type PeriodGroup,
  toMoney,
} from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { latestRate } from '../money/latest-rate.ts';
import { KEY_NAMES } from './key-names.ts';
import { type KeyedRow, keyOf, type PageWish, pageByKey, pageByTotal } from './page.ts';
import { type Pair, periodKey } from './scope.ts';

/** What of the debts is asked for: those of some days, or all of them. */
export interface PendingScope extends Pair {
  range: DayRange | null;
  group: PeriodGroup;
  /** 1 alternative = rate main, now: at it a debt would be paid. */
  rate: string;
  /** See `CurrencyPair`. */
  inverse: string | null;
  /** The day of today in Caracas. */
  today: string;
}

export async function pendingScope(
  trx: CompanyTransaction,
  pair: Pair,
  { range, group }: { range: DayRange | null; group: PeriodGroup },
): Promise<PendingScope> {
  const { rate, inverse } = await latestRate(trx, pair.main, pair.alternative);
  return { ...pair, range, group, rate, inverse, today: companyDay(currentTime()) };
}

/** Each debt, one by one; what none explains has no day, and only what a sale left has a seller. */
function owed({ main, alternative, rate, inverse, range }: PendingScope): RawBuilder<unknown> {
  const at = (wanted: string) =>
    sql`coalesce(converted(o.owed, o.currency, ${wanted}, ${main}, ${alternative}, ${rate}::numeric,
      ${inverse}::numeric), 0)`;
  const days = range ? sql`o.day between ${range.from}::date and ${range.to}::date` : sql`true`;
  return sql`(
    select o.sale_id, o.opening_id, o.client_id, o.currency, o.owed, o.day, s.created_at, s.number,
      s.seller_id, s.seller_name, s.balance, ${at(main)} as total, ${at(alternative)} as total_alternative
    from open_debts(current_company()) o
    left join sales s on s.company_id = current_company() and s.id = o.sale_id
    where ${days}
  ) o`;
}

type TotalsRow = Omit<PendingFigures, 'currencies'> & { currencies: PendingFigures['currencies'] | null };

/** All that is owed. */
export async function readPending(trx: CompanyTransaction, scope: PendingScope): Promise<PendingFigures> {
  const { rows } = await sql<TotalsRow>`
    select coalesce(sum(sales), 0)::int as sales, coalesce(sum(total), 0) as total,
      coalesce(sum(total_alternative), 0) as total_alternative, ${CURRENCIES},
      (select count(distinct client_id)::int from ${owed(scope)}) as clients
    from (
      select currency, count(sale_id) as sales, sum(owed) as amount, sum(total) as total,
        sum(total_alternative) as total_alternative
      from ${owed(scope)} group by currency
    ) c`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error('a sum is always one row');
  return {
    ...{ sales: row.sales, clients: row.clients },
    ...{ total: toMoney(row.total), total_alternative: toMoney(row.total_alternative) },
    currencies: row.currencies ?? [],
  };
}

const CURRENCIES = sql`json_agg(json_build_object('currency', currency, 'amount', amount::text) order by currency)
  filter (where amount is not null) as currencies`;

interface PendingRow extends KeyedRow {
  name: string | null;
  sales: number;
  since: string | null;
  total_alternative: string;
  currencies: PendingItem['currencies'] | null;
}

export type PendingBy = 'period' | 'seller' | 'client' | 'age';

/** A page of what is owed: by seller or client the greatest first, by period or age in their order. */
export function breakPendingDown(
  trx: CompanyTransaction,
  scope: PendingScope,
  by: PendingBy,
  page: PageWish,
): Promise<{ items: PendingItem[]; next: string | null }> {
  const inOrder = by === 'period' || by === 'age';
  const source = sql`
    select key, sum(sales)::int as sales, min(since)::text as since, sum(total) as total,
      sum(total_alternative) as total_alternative, ${CURRENCIES}
    from (
      select ${keyBy(scope, by)} as key, currency, count(sale_id) as sales, min(day) as since, sum(owed) as amount,
        sum(total) as total, sum(total_alternative) as total_alternative
      from ${owed(scope)} group by 1, 2
    ) c group by key`;
  const name = by === 'client' ? KEY_NAMES.client : by === 'seller' ? SELLER : KEY_NAMES.none;
  return (inOrder ? pageByKey : pageByTotal)<PendingRow, PendingItem>(trx, { source, name, page }, toItem);
}

/** A debt that no sale explains is of no seller. */
const SELLER = sql`case when p.key = '' then null else ${KEY_NAMES.seller} end`;

function keyBy(scope: PendingScope, by: PendingBy): RawBuilder<unknown> {
  if (by === 'client') return sql`client_id`;
  if (by === 'seller') return sql`coalesce(seller_id::text, '')`;
  if (by === 'period') return sql`coalesce(${periodKey(scope.group)}, '')`;
  // Two digits each, so that their order as texts is theirs as numbers.
  const ages = DEBT_AGES.toReversed().map(
    (age) => sql`when ${scope.today}::date - day >= ${age}::int then ${String(age).padStart(2, '0')}`,
  );
  return sql`coalesce(case ${sql.join(ages, sql` `)} end, '00')`;
}

function toItem(row: PendingRow): PendingItem {
  return {
    key: keyOf(row),
    name: row.name,
    sales: row.sales,
    since: row.since,
    total: toMoney(row.total),
    total_alternative: toMoney(row.total_alternative),
    currencies: row.currencies ?? [],
  };
}

/** A debt of its own; `name` is its client's. */
interface Owed extends KeyedRow {
  name: string | null;
  day: string;
  client_id: string;
  owed: string;
  currency: string;
  total_alternative: string;
}

interface OpeningRow extends Owed {
  sale_id: null;
  opening_id: string;
}

interface SaleRow extends Owed {
  sale_id: string;
  number: string;
  created_at: Date;
  seller_id: string;
  seller_name: string;
  balance: string;
}

type DebtRow = SaleRow | OpeningRow;

/** A page of the debts one by one, the oldest first: sales on credit, and what was owed before Cuadra. */
export function listPendingSales(
  trx: CompanyTransaction,
  scope: PendingScope,
  page: PageWish,
): Promise<{ items: PendingItem[]; next: string | null }> {
  const source = sql`
    select *, to_char(coalesce(created_at, day::timestamp at time zone 'America/Caracas') at time zone 'utc',
      'YYYY-MM-DD HH24:MI:SS.US ') || coalesce(sale_id, opening_id)::text as key
    from ${owed(scope)} where coalesce(sale_id, opening_id) is not null`;
  const name = sql`(select n.name from clients n where n.company_id = current_company() and n.id = p.client_id)`;
  return pageByKey<DebtRow, PendingItem>(trx, { source, name, page }, (row) => ({
    key: row.sale_id ?? row.opening_id,
    name: isOfSale(row) ? formatTicketNumber(Number(row.number)) : `${OPENING_DEBT} · ${row.name ?? ''}`,
    sales: isOfSale(row) ? 1 : 0,
    since: row.day,
    total: toMoney(row.total),
    total_alternative: toMoney(row.total_alternative),
    currencies: [{ currency: row.currency, amount: toMoney(row.owed) }],
    ...(isOfSale(row) && { sale: toSale(row, scope.today) }),
  }));
}

const OPENING_DEBT = 'Deuda de antes de Cuadra';

function isOfSale(row: DebtRow): row is SaleRow {
  return row.sale_id !== null;
}

function toSale(row: SaleRow, today: string): PendingSale {
  const days = Math.max(daysIn({ from: row.day, to: today }) - 1, 0);
  return {
    id: row.sale_id,
    number: Number(row.number),
    create_at: row.created_at.toISOString(),
    ...{ days, age: debtAge(days) },
    client: { id: row.client_id, name: row.name ?? '' },
    seller: { id: row.seller_id, name: row.seller_name },
    balance: toMoney(row.balance),
    owed: toMoney(row.owed),
    currency: row.currency,
  };
}

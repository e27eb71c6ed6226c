import {
  type CallAnswer,
  CurrencyCode,
  Id,
  type listPayables as ListPayables,
  Money,
} from '@cuadra/shared/contract';
import { type CurrencyPair, companyDay, DEBT_AGES, toMoney } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, toPage } from '../database/cursor.ts';
import { readCurrenciesUsed } from '../money/currencies-used.ts';
import { latestRate } from '../money/latest-rate.ts';

interface PayableRow {
  supplier_id: string;
  name: string;
  phone: string | null;
  currency: string;
  owed: string;
  total: string;
  total_alternative: string;
  ages: string[];
  overdue: string;
  purchases: number;
  since: string | null;
  due_on: string | null;
}

interface TotalsRow {
  total: string;
  total_alternative: string;
  overdue: string;
  overdue_alternative: string;
  suppliers: number;
}

/** What suppliers are owed, the most first; the oldest purchases are paid first (see `payable_purchases`). */
export async function listPayables(
  trx: CompanyTransaction,
  query: { limit: number; cursor?: string | undefined },
): Promise<CallAnswer<typeof ListPayables>> {
  const after = readCursor(query.cursor, z.tuple([Money, Id, CurrencyCode]));
  const { main, alternative } = await readCurrenciesUsed(trx);
  const { rate, inverse } = await latestRate(trx, main, alternative);
  const source = owed(trx, { main, alternative, rate, inverse });
  const { rows } = await sql<PayableRow>`
    select o.*, s.name, s.phone from (${source}) o
    join suppliers s on s.company_id = ${trx.companyId} and s.id = o.supplier_id
    ${after ? sql`where (-o.total, o.supplier_id, o.currency) > (-${after[0]}::numeric, ${after[1]}::uuid, ${after[2]}::text)` : sql``}
    order by -o.total, o.supplier_id, o.currency limit ${query.limit + 1}`.execute(trx);
  const { rows: sums } = await sql<TotalsRow>`
    select coalesce(sum(total), 0) as total, coalesce(sum(total_alternative), 0) as total_alternative,
      coalesce(sum(overdue_main), 0) as overdue, coalesce(sum(overdue_alternative), 0) as overdue_alternative,
      count(distinct supplier_id)::int as suppliers
    from (${source}) o`.execute(trx);
  const [totals] = sums;
  if (!totals) throw new Error('a sum is always one row');
  return {
    ...toPage(rows, query.limit, (row) => [row.total, row.supplier_id, row.currency], toPayable),
    ...{ main, alternative, rate },
    totals: {
      ...{ total: toMoney(totals.total), total_alternative: toMoney(totals.total_alternative) },
      ...{ overdue: toMoney(totals.overdue), overdue_alternative: toMoney(totals.overdue_alternative) },
      suppliers: totals.suppliers,
    },
  };
}

/** A row for each supplier and currency that something is owed in. */
function owed(
  trx: CompanyTransaction,
  { main, alternative, rate, inverse }: CurrencyPair,
): RawBuilder<unknown> {
  const today = sql`${companyDay(currentTime())}::date`;
  const overdue = sql`coalesce(sum(o.owed) filter (where o.due_on < ${today}), 0)`;
  const at = (amount: RawBuilder<unknown>, wanted: string) =>
    sql`coalesce(converted(${amount}, o.currency, ${wanted}, ${main}, ${alternative}, ${rate}::numeric,
      ${inverse}::numeric), 0)`;
  // From the oldest of its days to the one before that of the next age.
  const ages = DEBT_AGES.map((age, index) => {
    const next = DEBT_AGES[index + 1];
    const isOlder = age === 0 ? sql`true` : sql`o.days >= ${age}::int`;
    const isYounger = next === undefined ? sql`true` : sql`o.days < ${next}::int`;
    return sql`coalesce(sum(o.owed) filter (where ${isOlder} and ${isYounger}), 0)::text`;
  });
  return sql`
    select o.supplier_id, o.currency, sum(o.owed) as owed, ${at(sql`sum(o.owed)`, main)} as total,
      ${at(sql`sum(o.owed)`, alternative)} as total_alternative, ${overdue} as overdue,
      ${at(overdue, main)} as overdue_main, ${at(overdue, alternative)} as overdue_alternative,
      array[${sql.join(ages)}] as ages, count(o.purchase_id)::int as purchases, min(o.day)::text as since,
      min(o.due_on)::text as due_on
    from (
      select p.*, d.day, b.due_on, coalesce(${today} - d.day, 0) as days
      from payable_purchases(${trx.companyId}) p
      left join purchases b on b.company_id = ${trx.companyId} and b.id = p.purchase_id
      left join lateral (select coalesce(b.invoice_on, company_day(b.received_at)) as day) d on true
    ) o
    group by o.supplier_id, o.currency`;
}

function toPayable(row: PayableRow): CallAnswer<typeof ListPayables>['items'][number] {
  const { supplier_id: id, name, phone, currency, purchases, since, due_on } = row;
  return {
    supplier: { id, name, phone },
    ...{ currency, purchases, since, due_on },
    ...{ owed: toMoney(row.owed), overdue: toMoney(row.overdue) },
    ...{ total: toMoney(row.total), total_alternative: toMoney(row.total_alternative) },
    ages: DEBT_AGES.map((age, index) => ({ age, amount: toMoney(row.ages[index] ?? '0') })),
  };
}

import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { MonthSpan } from './month-span.ts';

export interface MonthIncome {
  month: string;
  /** In USD: what payments were worth that were approved in the month, what of approvals was taken back in it, and what is left. */
  approved: string;
  taken_back: string;
  income: string;
  /** In USD: what the days of the month cost the companies. */
  charged: string;
}

/**
 * What came in and what was used up, by the ledger. A payment counts in the month in which it was approved, and what is taken back
 * in the month in which it is, so that a month that is over never changes.
 */
export async function readIncome(backoffice: Database, { from, to }: MonthSpan): Promise<MonthIncome[]> {
  const { rows } = await sql<MonthIncome>`
    with months as (
      select m::date as month, (m + interval '1 month')::date as next
      from generate_series(${from}::date, ${to}::date, interval '1 month') m
    ), payments as (
      select date_trunc('month', created_at at time zone 'America/Caracas')::date as month,
        sum(amount) filter (where kind = 'recharge') as approved, -sum(amount) filter (where kind = 'reversal') as taken_back
      from subscription_movements
      where day is null and created_at >= start_of_day(${from}::date)
        and created_at < start_of_day((${to}::date + interval '1 month')::date)
      group by 1
    )
    select to_char(m.month, 'YYYY-MM') as month, coalesce(p.approved, 0)::numeric(20, 2)::text as approved,
      coalesce(p.taken_back, 0)::numeric(20, 2)::text as taken_back,
      (coalesce(p.approved, 0) - coalesce(p.taken_back, 0))::numeric(20, 2)::text as income,
      coalesce((select -sum(c.amount) from subscription_movements c
        where c.day is not null and c.day >= m.month and c.day < m.next), 0)::numeric(20, 2)::text as charged
    from months m left join payments p using (month) order by m.month`.execute(backoffice);
  return rows;
}

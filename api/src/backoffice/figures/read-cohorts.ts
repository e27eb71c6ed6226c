import { TRIAL_DAYS } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { MonthSpan } from './month-span.ts';

export interface MonthCohort {
  month: string;
  /** Companies that registered in the month. */
  registered: number;
  /** Of these: who has a payment that is approved, and who reported the first of them within the trial. */
  paid: number;
  paid_in_trial: number;
  /** Of these: who has paid nothing and is within the days of the trial still, so that it is too early to say. */
  undecided: number;
}

/** What became of the companies that registered in each month. */
export async function readCohorts(backoffice: Database, { from, to }: MonthSpan): Promise<MonthCohort[]> {
  const { rows } = await sql<MonthCohort>`
    with registered as (
      select id, day, date_trunc('month', day)::date as month, start_of_day(day + ${TRIAL_DAYS}::integer) as trial_end
      from (select id, (created_at at time zone 'America/Caracas')::date as day from companies
        where created_at >= start_of_day(${from}::date)
          and created_at < start_of_day((${to}::date + interval '1 month')::date)) c
    ), first_payments as (
      select company_id, min(created_at) as at from invoice_reports where status = 'approved' group by 1
    )
    select to_char(m, 'YYYY-MM') as month, count(r.id)::integer as registered, count(p.at)::integer as paid,
      (count(*) filter (where p.at < r.trial_end))::integer as paid_in_trial,
      (count(*) filter (where p.at is null and r.trial_end > now()))::integer as undecided
    from generate_series(${from}::date, ${to}::date, interval '1 month') m
    left join registered r on r.month = m::date
    left join first_payments p on p.company_id = r.id
    group by m order by m`.execute(backoffice);
  return rows;
}

import { TRIAL_DAYS } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { IN_STATE } from '../company-row.ts';
import type { MonthSpan } from './month-span.ts';

export interface MonthStates {
  month: string;
  trial: number;
  paying: number;
  expired: number;
  suspended: number;
  /** How many were paying as the month before ended, and how many of these are expired as this one does. */
  paying_before: number;
  churned: number;
}

/**
 * How the companies stood as each month ended, and those of the running one as they stand now. No state was written down: it
 * follows from the ledgers and the log. A company was served on a day that was charged, that is of its trial, or that was given
 * for nothing; it had paid where more of its payments were approved than taken back by then.
 *
 * Days that were given stand behind those that were free or charged already (migration 0129), so that where they lie follows
 * from when each was given: the end of the last is the latest of what each could begin behind, plus all days from it on.
 */
export async function readStates(backoffice: Database, { from, to }: MonthSpan): Promise<MonthStates[]> {
  const { rows } = await sql<MonthStates>`
    with months as (
      select m::date as month, (m + interval '1 month')::date - 1 as last, start_of_day((m + interval '1 month')::date) as until
      from generate_series(${from}::date - interval '1 month', ${to}::date, interval '1 month') m
    ), of_companies as materialized (
      select id, (created_at at time zone 'America/Caracas')::date as registered,
        (created_at at time zone 'America/Caracas')::date + ${TRIAL_DAYS - 1}::integer as trial_end
      from companies
    ), given as (
      select l.company_id, l.id, l.days, sum(l.days) over of_company as total,
        greatest(c.trial_end, case when exists (select from subscription_movements m
          where m.company_id = l.company_id and m.day = l.given_on and not m.is_difference)
          then l.given_on else l.given_on - 1 end) as base
      from (
        select company_id, id, (at at time zone 'America/Caracas')::date as given_on, (details->>'days')::integer as days
        from audit_log where action = 'company.free-days'
      ) l join of_companies c on c.id = l.company_id
      window of_company as (partition by l.company_id order by l.id)
    ), free as (
      select distinct f.company_id, m.month
      from (
        select company_id, days, total::integer + max(base - (total - days)::integer) over (
          partition by company_id order by id) as last
        from given
      ) f join months m on m.last > f.last - f.days and m.last <= f.last
    ), shut as (
      select s.company_id, m.month
      from (
        select company_id, action, at, lead(at, 1, 'infinity') over (partition by company_id order by id) as until
        from audit_log where action in ('company.suspended', 'company.restored')
      ) s join months m on s.action = 'company.suspended' and s.at < m.until and s.until >= m.until
    ), charged as materialized (
      select m.month, d.company_id from months m
      join subscription_movements d on d.day = m.last and not d.is_difference
    ), payments as (
      select company_id, greatest(date_trunc('month', created_at at time zone 'America/Caracas')::date,
          (select min(month) from months)) as month,
        sum(case kind when 'recharge' then 1 else -1 end) as net
      from subscription_movements where day is null group by 1, 2
    ), grid as (
      select c.id as company_id, m.month, m.until,
        m.last <= c.trial_end or d.company_id is not null or f.company_id is not null as served,
        coalesce(sum(p.net) over (partition by c.id order by m.month), 0) > 0 as paid,
        x.company_id is not null as shut
      from months m
      join of_companies c on c.registered <= m.last
      left join charged d on d.company_id = c.id and d.month = m.month
      left join free f on f.company_id = c.id and f.month = m.month
      left join shut x on x.company_id = c.id and x.month = m.month
      left join payments p on p.company_id = c.id and p.month = m.month
    ), states as (
      select g.company_id, g.month,
        case when g.until > now() then case
            when ${IN_STATE.suspended} then 'suspended' when ${IN_STATE.expired} then 'expired'
            when ${IN_STATE.trial} then 'trial' else 'paying' end
          when g.shut then 'suspended' when not g.served then 'expired' when g.paid then 'paying' else 'trial' end as state
      from grid g join subscriptions s on s.company_id = g.company_id
    ), steps as (
      select month, state, lag(state) over (partition by company_id order by month) as before from states
    )
    select to_char(m.month, 'YYYY-MM') as month,
      (count(*) filter (where state = 'trial'))::integer as trial,
      (count(*) filter (where state = 'paying'))::integer as paying,
      (count(*) filter (where state = 'expired'))::integer as expired,
      (count(*) filter (where state = 'suspended'))::integer as suspended,
      (count(*) filter (where before = 'paying'))::integer as paying_before,
      (count(*) filter (where before = 'paying' and state = 'expired'))::integer as churned
    from months m left join steps using (month)
    where m.month >= ${from}::date
    group by m.month order by m.month`.execute(backoffice);
  return rows;
}

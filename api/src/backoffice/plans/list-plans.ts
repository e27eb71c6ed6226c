import type { BackofficePlan, CompanyState } from '@cuadra/shared/contract';
import { PLAN_MODULES } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { IN_STATE } from '../company-row.ts';

/** Days, today included, of which it is said what they cost the companies. */
const CHARGED_DAYS = 30;

/** All plans in their order, with the companies that have them. */
export async function listPlans(backoffice: Database): Promise<BackofficePlan[]> {
  const count = (state: CompanyState) => sql`count(*) filter (where ${IN_STATE[state]})`;
  const having = PLAN_MODULES.map(
    (module) => sql`${module}::text, count(*) filter (where ${module} = any(c.modules))`,
  );
  const { rows } = await sql<BackofficePlan>`
    with held as (
      select s.plan, json_build_object('total', count(*), 'trial', ${count('trial')}, 'paying', ${count('paying')},
          'expired', ${count('expired')}, 'suspended', ${count('suspended')}) as companies,
        (count(*) filter (where s.price <> case s.billing_type when 'yearly' then p.yearly_price else p.monthly_price end))::integer
          as other_price,
        json_build_object(${sql.join(having)}) as having
      from subscriptions s join companies c on c.id = s.company_id join plans p on p.id = s.plan
      group by s.plan
    ), charged as (
      select plan, -sum(amount) as amount from subscription_movements
      where day is not null and day > company_today() - ${CHARGED_DAYS}::integer and day <= company_today()
      group by plan
    )
    select p.id, p.name, p.description, p.monthly_price, p.yearly_price, p.modules, p.is_offered,
      (row_number() over (order by p.position, p.id))::integer as place, plan_standing(p.id) as standing,
      coalesce(h.companies, '{"total":0,"trial":0,"paying":0,"expired":0,"suspended":0}') as companies,
      coalesce(h.other_price, 0) as other_price,
      coalesce(h.having, json_build_object(${sql.join(PLAN_MODULES.map((module) => sql`${module}::text, 0`))})) as having,
      coalesce(g.amount, 0)::numeric(20, 2)::text as charged
    from plans p left join held h on h.plan = p.id left join charged g on g.plan = p.id
    order by place`.execute(backoffice);
  return rows;
}

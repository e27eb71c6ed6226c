import type pg from 'pg';
import type { Difference } from './difference.ts';

/**
 * What a company's periods were summed up to, held to the figures of their days. One that differs is not put right but thrown
 * away: reports read the days, and ask for another.
 */
export async function checkPeriods(
  client: pg.Client,
  companyId: string,
  fix: boolean,
): Promise<Difference[]> {
  const { rows } = await client.query<{ id: string; days: string; stored: string; worked_out: string }>(
    WRONG,
    [companyId],
  );
  if (fix && rows.length > 0) {
    await client.query(
      "update figure_periods set state = 'stale', stale_since = now() where company_id = $1 and id = any($2)",
      [companyId, rows.map(({ id }) => id)],
    );
  }
  return rows.map(({ days, stored, worked_out }) => ({
    ...{ companyId, table: 'period_products', row: days, stored, workedOut: worked_out },
    isMended: fix,
  }));
}

const SUMS = `sum(qty) as qty, sum(total) as total, sum(total_alternative) as total_alternative, sum(cost) as cost,
  sum(cost_alternative) as cost_alternative, sum(uncosted) as uncosted, sum(uncosted_alternative) as uncosted_alternative`;

/** The periods of which a product's row differs, or is missing; said by their totals. */
const WRONG = `
  select p.id, p.first_day || ' ' || p.last_day as days, coalesce(kept.total, 0)::text as stored,
    coalesce(summed.total, 0)::text as worked_out
  from figure_periods p
  cross join lateral (
    select count(*) as differing from (
      (select product_id, main, alternative, days::bigint, qty, total, total_alternative, cost, cost_alternative, uncosted,
        uncosted_alternative from period_products k where k.company_id = p.company_id and k.period_id = p.id)
      except all
      (select product_id, main, alternative, count(*), ${SUMS} from daily_products d
        where d.company_id = p.company_id and d.day between p.first_day and p.last_day group by product_id, main, alternative)
    ) one
  ) more
  cross join lateral (
    select count(*) as rows, sum(total) as total from period_products k
    where k.company_id = p.company_id and k.period_id = p.id
  ) kept
  cross join lateral (
    select count(distinct (product_id, main, alternative)) as rows, sum(total) as total from daily_products d
    where d.company_id = p.company_id and d.day between p.first_day and p.last_day
  ) summed
  where p.company_id = $1 and p.state = 'summed' and (more.differing > 0 or kept.rows <> summed.rows)
  order by p.first_day, p.last_day`;

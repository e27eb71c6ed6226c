import type { TestShop } from './shop.ts';
import type { TestApi } from './start-api.ts';

/**
 * Sums up what a shop's products brought in the last days, today with them, as no report would ask for; it is kept for good.
 *
 * @returns its id
 */
export async function addPeriod(api: TestApi, { id }: TestShop): Promise<string> {
  const [period] = await api.database.query<{ id: string }>(
    `with period as (
       insert into figure_periods (company_id, first_day, last_day, state, pairs, used_on)
       values ($1, company_day(now()) - 5, company_day(now()), 'summed', 1, '2099-01-01') returning company_id, id
     ), kept as (
       insert into period_products
       select p.company_id, p.id, product_id, main, alternative, count(*), sum(qty), sum(total), sum(total_alternative), sum(cost),
         sum(cost_alternative), sum(uncosted), sum(uncosted_alternative)
       from daily_products d join period p using (company_id) group by p.company_id, p.id, product_id, main, alternative
     )
     select id from period`,
    [id],
  );
  if (!period) throw new Error('a period without an id');
  return period.id;
}

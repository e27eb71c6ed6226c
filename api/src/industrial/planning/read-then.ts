import { type CostedGood, type CurrencyPair, rateOfPair } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { startOfDay } from '../start-of-day.ts';

interface RateRow {
  id: string;
  source: string;
  target: string;
  rate: string;
  effective_at: Date;
}

/**
 * What goods were worth at the end of a day, and the rate of then: of a material what its ledger says, of a product the average
 * that a purchase or a batch left. What had no movement by then is not known.
 *
 * @returns null where no rate is known of then
 */
export async function readThen(
  trx: CompanyTransaction,
  ids: readonly string[],
  day: string,
  { main, alternative }: Pick<CurrencyPair, 'main' | 'alternative'>,
): Promise<{ goods: Map<string, CostedGood>; pair: CurrencyPair } | null> {
  const { companyId } = trx;
  const rates = await sql<RateRow>`
    select id, source, target, rate, effective_at from exchange_rates
    where company_id = ${companyId} and effective_at < ${startOfDay(day, 1)}
      and ((source = ${main} and target = ${alternative}) or (source = ${alternative} and target = ${main}))
    order by effective_at desc, id desc limit 1`.execute(trx);
  const known = rates.rows.map(({ effective_at, ...rate }) => ({
    ...rate,
    create_at: effective_at.toISOString(),
  }));
  if (known.length === 0 && main !== alternative) return null;
  const { rate, inverse } = rateOfPair(known, alternative, main);
  const { rows } = await sql<CostedGood & { id: string }>`
    select g.id, v.cost_after as cost, v.value_currency as currency
    from unnest(${[...ids]}::uuid[]) g(id) cross join lateral (
      select m.cost_after, m.value_currency from material_movements m
      where m.company_id = ${companyId} and m.material_id = g.id and m.created_at < ${startOfDay(day, 1)}
      order by m.id desc limit 1
    ) v
    union all
    select g.id, v.cost, v.currency
    from unnest(${[...ids]}::uuid[]) g(id) cross join lateral (
      select c.cost, c.currency from (
        select p.average_after as cost, p.average_currency as currency, p.created_at as at from productions p
        where p.company_id = ${companyId} and p.product_id = g.id and p.annulled_at is null and p.average_after is not null
        union all
        select b.average_after, b.cost_currency, u.received_at from purchase_products b
        join purchases u on u.company_id = b.company_id and u.id = b.purchase_id and u.state = 'received'
        where b.company_id = ${companyId} and b.product_id = g.id and b.average_after is not null
      ) c where c.at < ${startOfDay(day, 1)} order by c.at desc limit 1
    ) v`.execute(trx);
  return { goods: new Map(rows.map((row) => [row.id, row])), pair: { main, alternative, rate, inverse } };
}

import { exact, madeFor, plannedQty, sum, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';

interface OpenLine {
  order_id: string;
  day: string;
  good: string;
  status: string;
  takes_at: string;
  wanted: string;
  /** Good ones that its batches made, and all that they made. */
  made: string;
  qty: string;
  yield_qty: string;
  waste_percent: string;
}

/** What an order under way still takes of a good, out of the stock. */
export interface StillTaken {
  order_id: string;
  day: string;
  good: string;
  qty: string;
}

/** What planned and started orders still take: of those that took their materials as they were started nothing any more. */
export async function readStillTaken(
  trx: CompanyTransaction,
  which: 'started' | 'planned and started',
): Promise<StillTaken[]> {
  const { rows } = await sql<OpenLine>`
    select o.id as order_id, o.day, coalesce(l.material_id, l.product_id) as good, o.status, o.takes_at, o.qty as wanted,
      coalesce((select sum(p.qty) from productions p
        where p.company_id = o.company_id and p.order_id = o.id and p.annulled_at is null), 0) as made,
      l.qty, v.yield_qty, v.waste_percent
    from production_orders o
    join formula_versions v on v.company_id = o.company_id and v.formula_id = o.formula_id and v.number = o.formula_version
    join formula_lines l on l.company_id = v.company_id and l.formula_id = v.formula_id and l.version = v.number
    where o.company_id = ${trx.companyId} and o.status in ('planned', 'started')
      and (o.status = 'started' or ${which === 'planned and started'})
    order by o.day, o.number, l.position`.execute(trx);
  return rows
    .filter(({ status, takes_at }) => status === 'planned' || takes_at === 'end')
    .map(({ order_id, day, good, wanted, made, qty, ...formula }) => {
      const left = exact(wanted).minus(made);
      const still = left.gt(0) ? plannedQty(qty, formula, madeFor(left, formula.waste_percent)) : '0';
      return { order_id, day, good, qty: still };
    })
    .filter(({ qty }) => exact(qty).gt(0));
}

/** What an open order still makes: good ones. */
export interface StillMade {
  day: string;
  good: string;
  qty: string;
}

/** What planned and started orders still make, by day; of those too that took their materials as they were started. */
export async function readStillMade(trx: CompanyTransaction): Promise<StillMade[]> {
  const { rows } = await sql<StillMade>`
    select o.day, coalesce(o.material_id, o.product_id) as good, o.qty - coalesce(p.made, 0) as qty
    from production_orders o left join lateral (
      select sum(p.qty) as made from productions p
      where p.company_id = o.company_id and p.order_id = o.id and p.annulled_at is null
    ) p on true
    where o.company_id = ${trx.companyId} and o.status in ('planned', 'started') and o.qty > coalesce(p.made, 0)
    order by o.day, o.number`.execute(trx);
  return rows;
}

/** What started orders reserve, by the goods' ids: it is told, and sales go first (docs/decisions/0070). */
export async function readReserved(
  trx: CompanyTransaction,
  { besides }: { besides?: string } = {},
): Promise<Map<string, string>> {
  const taken = (await readStillTaken(trx, 'started')).filter(({ order_id }) => order_id !== besides);
  return totalByGood(taken);
}

export function totalByGood(taken: readonly StillTaken[]): Map<string, string> {
  const totals = new Map<string, string>();
  for (const { good, qty } of taken) totals.set(good, toQuantity(sum([totals.get(good) ?? '0', qty])));
  return totals;
}

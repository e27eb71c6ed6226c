import type { GoodRef } from '@cuadra/shared/contract';
import { averageWithout, exact, toRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { isSameNumber } from '../../catalogue/is-same-number.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { type GoodColumns, type HeldGood, type ProductMove, toRef } from '../goods.ts';
import type { MaterialMove } from '../move-materials.ts';

/** Something that a batch put into the stock, as it was written down. */
export interface MadeOutput {
  good: GoodRef;
  /** Where it stands in the batch: `qty`, `byproducts.0.qty`. */
  field: string;
  qty: string;
  /** What all of it cost, in `average_currency`; null: nobody knew. */
  value: string | null;
  average_before: string | null;
  average_after: string | null;
  average_currency: string | null;
  /** Whether something has moved what it costs, or might have, since. */
  has_later: boolean;
}

interface OutputRow extends GoodColumns, Omit<MadeOutput, 'good' | 'field' | 'value'> {
  position: number;
  main: string;
  cost: string;
  cost_alternative: string;
}

export async function readOutputs(trx: CompanyTransaction, id: string): Promise<MadeOutput[]> {
  const { rows } = await sql<OutputRow>`
    with made as (
      select -1 as position, p.main, p.material_id, p.product_id, p.qty, p.makes_cost as cost,
        p.makes_cost_alternative as cost_alternative, p.average_before, p.average_after, p.average_currency
      from productions p where p.company_id = ${trx.companyId} and p.id = ${id}
      union all
      select b.position, p.main, b.material_id, b.product_id, b.qty, b.cost, b.cost_alternative, b.average_before,
        b.average_after, b.average_currency
      from production_byproducts b
      join productions p on p.company_id = b.company_id and p.id = b.production_id
      where b.company_id = ${trx.companyId} and b.production_id = ${id} and b.qty > 0
    )
    select made.*, exists (
        select from material_movements n where n.company_id = ${trx.companyId} and n.material_id = made.material_id
          and n.id > (select o.id from material_movements o where o.company_id = ${trx.companyId}
            and o.material_id = made.material_id and o.production_id = ${id} and o.kind = 'production'
            order by o.id desc limit 1)
      ) or exists (
        select from stock_movements n where n.company_id = ${trx.companyId} and n.product_id = made.product_id
          and n.kind in ('purchase', 'production') and n.qty > 0
          and n.id > (select o.id from stock_movements o where o.company_id = ${trx.companyId}
            and o.product_id = made.product_id and o.production_id = ${id} and o.kind = 'production'
            order by o.id desc limit 1)
      ) as has_later
    from made order by position`.execute(trx);
  return rows.map(({ position, main, cost, cost_alternative, ...row }) => ({
    ...row,
    good: toRef(row),
    field: position < 0 ? 'qty' : `byproducts.${position}.qty`,
    value: row.average_currency === null ? null : row.average_currency === main ? cost : cost_alternative,
  }));
}

/** What takes out again what a batch put into the stock, at what it cost. Pure. */
export function takeOut(
  outputs: readonly MadeOutput[],
  goods: ReadonlyMap<string, HeldGood>,
): { materials: MaterialMove[]; products: ProductMove[] } {
  const materials: MaterialMove[] = [];
  const products: ProductMove[] = [];
  for (const output of outputs) {
    const held = goods.get(output.good.id);
    if (!held) throw new Error('a good that was made is withdrawn and never removed');
    const average = averageBefore(output, held);
    const qty = `-${output.qty}`;
    if (held.kind === 'product') {
      products.push({ product_id: held.id, qty, cost: held.last_cost, average_cost: average });
      continue;
    }
    materials.push({
      ...{ material_id: held.id, qty, cost_currency: output.average_currency ?? held.cost_currency },
      unit_cost: output.value === null ? held.cost : toRate(exact(output.value).div(output.qty)),
      costAfter: average,
    });
  }
  return { materials, products };
}

/** The average without what was made: what it was, if nothing moved it since. */
function averageBefore(
  { qty, value, has_later, average_before, average_after, average_currency }: MadeOutput,
  held: HeldGood,
): string | null {
  const average = held.kind === 'product' ? held.average_cost : held.cost;
  if (value === null || average === null || average_currency !== held.cost_currency) return average;
  if (!has_later && isSameNumber(average, average_after)) return average_before;
  return averageWithout({ qty: held.qty, average }, { qty, cost: exact(value).div(qty) });
}

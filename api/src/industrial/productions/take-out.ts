import type { GoodRef } from '@cuadra/shared/contract';
import { averageWithout, exact } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { isSameNumber } from '../../catalogue/is-same-number.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { type GoodColumns, type HeldGood, type ProductMove, toRef } from '../goods.ts';

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
  /** Whether a later purchase or batch has moved a product's average since. */
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

/** What takes products out again that a batch put into the stock, at what they cost. Pure. */
export function productsOut(
  outputs: readonly MadeOutput[],
  goods: ReadonlyMap<string, HeldGood>,
): ProductMove[] {
  return outputs
    .filter(({ good }) => good.kind === 'product')
    .map((output) => {
      const held = goods.get(output.good.id);
      if (!held) throw new Error('a product that was made is withdrawn and never removed');
      const average_cost = averageBefore(output, held);
      return { product_id: held.id, qty: `-${output.qty}`, cost: held.last_cost, average_cost };
    });
}

/** The average without what was made: what it was, if nothing moved it since. */
function averageBefore(
  { qty, value, has_later, average_before, average_after, average_currency }: MadeOutput,
  { qty: there, average_cost: average, cost_currency }: HeldGood,
): string | null {
  if (value === null || average === null || average_currency !== cost_currency) return average;
  if (!has_later && isSameNumber(average, average_after)) return average_before;
  return averageWithout({ qty: there, average }, { qty, cost: exact(value).div(qty) });
}

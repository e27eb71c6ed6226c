import type { GoodRef } from '@cuadra/shared/contract';
import {
  averageCost,
  type CurrencyPair,
  convert,
  exact,
  isOfPair,
  toQuantity,
  toRate,
  toUnitCost,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { type GoodColumns, type HeldGood, type ProductMove, toRef } from '../goods.ts';
import type { MaterialMove } from '../move-materials.ts';

/** Something that was taken out of the stock, with what it was worth. */
export interface UsedGood {
  good: GoodRef;
  qty: string;
  /** What of it an order had taken before. */
  from_order: string;
  order_value: string;
  /** What is known of its worth, in `cost_currency`. */
  value: string | null;
  /** Of one; null: not known. */
  unit_cost: string | null;
  cost_currency: string;
}

export async function readUsed(trx: CompanyTransaction, productionId: string): Promise<UsedGood[]> {
  const { rows } = await sql<GoodColumns & Omit<UsedGood, 'good'>>`
    select material_id, product_id, qty, from_order, order_value, value, unit_cost, cost_currency
    from production_lines where company_id = ${trx.companyId} and production_id = ${productionId}
    order by position`.execute(trx);
  return rows.map((row) => ({ ...row, good: toRef(row) }));
}

/**
 * What puts goods back into the stock at what they were worth as they were taken. Pure.
 *
 * @param pair at the rate of then: for a good whose cost is in another currency by now
 * @param toOrder whether what an order had taken goes back to that, and not into the stock
 */
export function putBack(
  used: readonly UsedGood[],
  goods: ReadonlyMap<string, HeldGood>,
  pair: CurrencyPair,
  toOrder: boolean,
): { materials: MaterialMove[]; products: ProductMove[] } {
  const materials: MaterialMove[] = [];
  const products: ProductMove[] = [];
  for (const one of used) {
    const held = goods.get(one.good.id);
    if (!held) throw new Error('a good that was used is withdrawn and never removed');
    const qty = toOrder ? toQuantity(exact(one.qty).minus(one.from_order)) : one.qty;
    if (exact(qty).isZero()) continue;
    const value = exact(one.value ?? 0).minus(toOrder ? one.order_value : 0);
    const unit_cost = one.unit_cost === null ? null : toRate(value.div(qty));
    if (held.kind === 'material') {
      const costAfter = averageWith(held, held.cost, { ...one, qty, unit_cost }, pair);
      materials.push({ material_id: held.id, qty, unit_cost, cost_currency: one.cost_currency, costAfter });
      continue;
    }
    // A product of which no average is known is worth its last cost, and that stays.
    const average =
      held.average_cost === null
        ? null
        : averageWith(held, held.average_cost, { ...one, qty, unit_cost }, pair);
    products.push({
      ...{ product_id: held.id, qty, cost: held.last_cost },
      average_cost: average && toUnitCost(average),
    });
  }
  return { materials, products };
}

/** The average with what comes back at what it cost: unchanged, if nothing was bought in between. */
function averageWith(
  held: HeldGood,
  average: string | null,
  { qty, unit_cost, cost_currency }: Pick<UsedGood, 'qty' | 'unit_cost' | 'cost_currency'>,
  pair: CurrencyPair,
): string | null {
  if (unit_cost === null || !isOfPair(held.cost_currency, pair) || !isOfPair(cost_currency, pair)) {
    return average;
  }
  const cost = convert(unit_cost, cost_currency, held.cost_currency, pair);
  return averageCost({ qty: held.qty, cost: average }, { qty, cost });
}

import type { GoodRef } from '@cuadra/shared/contract';
import {
  averageCost,
  type CurrencyPair,
  convert,
  exact,
  isOfPair,
  sum,
  toQuantity,
  toRate,
  toUnitCost,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { type GoodColumns, type HeldGood, type ProductMove, toRef } from '../goods.ts';
import type { MaterialMove } from '../move-materials.ts';
import { worthNow } from './undo-materials.ts';

/** Something that was taken out of the stock, with what it was worth. */
export interface UsedGood {
  good: GoodRef;
  qty: string;
  /** What of it an order had taken before. */
  from_order: string;
  order_value: string;
  /** Of which lots that was. */
  order_lots: { lot: string | null; expires_on: string | null; qty: string }[];
  /** What is known of its worth, in `cost_currency`. */
  value: string | null;
  /** Of one; null: not known. */
  unit_cost: string | null;
  cost_currency: string;
}

export async function readUsed(trx: CompanyTransaction, productionId: string): Promise<UsedGood[]> {
  const { rows } = await sql<GoodColumns & Omit<UsedGood, 'good'>>`
    select l.material_id, l.product_id, l.qty, l.from_order, l.order_value, l.value, l.unit_cost, l.cost_currency,
      coalesce((select json_agg(json_build_object('lot', t.lot, 'expires_on', t.expires_on, 'qty', t.qty::text)
          order by t.lot_position)
        from production_lots t where t.company_id = l.company_id and t.production_id = l.production_id
          and t.position = l.position and t.from_order), '[]') as order_lots
    from production_lines l where l.company_id = ${trx.companyId} and l.production_id = ${productionId}
    order by l.position`.execute(trx);
  return rows.map((row) => ({ ...row, good: toRef(row) }));
}

/** What an order that takes nothing back any more had taken of materials: that goes into the stock. Pure. */
export function materialsOfOrder(
  used: readonly UsedGood[],
  goods: ReadonlyMap<string, HeldGood>,
  pair: CurrencyPair,
): MaterialMove[] {
  return used
    .filter(({ good, from_order }) => good.kind === 'material' && exact(from_order).gt(0))
    .flatMap(({ good, from_order, order_value, order_lots, unit_cost, cost_currency }) => {
      const value =
        unit_cost === null ? null : worthNow(order_value, cost_currency, goods.get(good.id), pair);
      const rest = exact(from_order).minus(sum(order_lots.map(({ qty }) => qty)));
      const parts = [
        ...order_lots,
        ...(rest.gt(0) ? [{ lot: null, expires_on: null, qty: toQuantity(rest) }] : []),
      ];
      return inParts(
        value,
        parts.map(({ qty }) => qty),
      ).map(
        (of, index): MaterialMove => ({
          ...{ material_id: good.id, unit_cost, cost_currency, value: of, qty: parts[index]?.qty ?? '0' },
          ...{ lot: parts[index]?.lot ?? null, expires_on: parts[index]?.expires_on ?? null },
        }),
      );
    });
}

/** A worth by quantities, the last with all that is left of it. */
export function inParts(value: string | null, quantities: readonly string[]): (string | null)[] {
  if (value === null) return quantities.map(() => null);
  let rest = exact(value);
  const all = sum(quantities);
  return quantities.map((qty, index) => {
    const part = index === quantities.length - 1 ? rest : exact(toRate(exact(value).times(qty).div(all)));
    rest = rest.minus(part);
    return part.toFixed();
  });
}

/**
 * What puts products back into the stock at what they were worth as they were taken. Pure.
 *
 * @param pair at the rate of then: for one whose cost is in another currency by now
 * @param toOrder whether what an order had taken goes back to that, and not into the stock
 */
export function productsBack(
  used: readonly UsedGood[],
  goods: ReadonlyMap<string, HeldGood>,
  pair: CurrencyPair,
  toOrder: boolean,
): ProductMove[] {
  return used
    .filter(({ good }) => good.kind === 'product')
    .flatMap(({ good, ...one }) => {
      const held = goods.get(good.id);
      if (!held) throw new Error('a product that was used is withdrawn and never removed');
      const qty = toOrder ? toQuantity(exact(one.qty).minus(one.from_order)) : one.qty;
      if (exact(qty).isZero()) return [];
      const value = exact(one.value ?? 0).minus(toOrder ? one.order_value : 0);
      const unit_cost = one.unit_cost === null ? null : toRate(value.div(qty));
      const average_cost = averageWith(held, { qty, unit_cost, cost_currency: one.cost_currency }, pair);
      return [{ product_id: held.id, qty, cost: held.last_cost, average_cost }];
    });
}

/**
 * The average with what comes back at what it cost: unchanged, if nothing was bought in between. A product of which none is
 * known is worth its last cost, and that stays.
 */
export function averageWith(
  held: HeldGood,
  { qty, unit_cost, cost_currency }: Pick<UsedGood, 'qty' | 'unit_cost' | 'cost_currency'>,
  pair: CurrencyPair,
): string | null {
  const average = held.average_cost;
  if (average === null || unit_cost === null) return average;
  if (!isOfPair(held.cost_currency, pair) || !isOfPair(cost_currency, pair)) return average;
  const cost = convert(unit_cost, cost_currency, held.cost_currency, pair);
  return toUnitCost(averageCost({ qty: held.qty, cost: average }, { qty, cost }));
}

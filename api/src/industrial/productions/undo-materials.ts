import { type CurrencyPair, convert, exact, isOfPair } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import type { HeldGood } from '../goods.ts';
import type { MaterialMove } from '../move-materials.ts';

interface Moved {
  material_id: string;
  qty: string;
  unit_cost: string | null;
  cost_currency: string | null;
  value: string;
  value_currency: string;
  lot: string | null;
  expires_on: string | null;
  cost_before: string | null;
  /** Whether nothing else of the material moved since. */
  is_last: boolean;
}

/**
 * What undoes a batch's movements of materials, one by one: each with what it brought or took, to the last decimal, and in the lot
 * that it was of. What nobody knew the cost of comes back worth what the rest is. What was made, and has not moved since, costs again
 * what it did. The materials are held before.
 *
 * @param pair at the rate of then: for a material whose cost is in another currency by now
 */
export async function undoMaterials(
  trx: CompanyTransaction,
  productionId: string,
  goods: ReadonlyMap<string, HeldGood>,
  pair: CurrencyPair,
): Promise<MaterialMove[]> {
  const { rows } = await sql<Moved>`
    select m.material_id, m.qty, m.unit_cost, m.cost_currency, m.value, m.value_currency, m.lot, m.expires_on, m.cost_before,
      not exists (
        select from material_movements n
        where n.company_id = m.company_id and n.material_id = m.material_id and n.id > m.id
          and n.production_id is distinct from m.production_id
      ) as is_last
    from material_movements m
    where m.company_id = ${trx.companyId} and m.production_id = ${productionId} and m.kind = 'production'
    order by m.id`.execute(trx);
  const back = rows.map(
    ({ qty, value, value_currency, cost_before: _, is_last: __, ...row }): MaterialMove => {
      const isKnown = row.unit_cost !== null;
      return {
        ...row,
        qty: exact(qty).neg().toFixed(),
        ...(isKnown && {
          value: worthNow(exact(value).abs().toFixed(), value_currency, goods.get(row.material_id), pair),
        }),
      };
    },
  );
  const made = rows.filter(({ qty, is_last }) => is_last && exact(qty).gt(0));
  // Of what came in twice, what it cost before the first.
  const costs = new Map(made.reverse().map(({ material_id, cost_before }) => [material_id, cost_before]));
  const restored = [...costs].map(([material_id, cost]): MaterialMove => ({ material_id, qty: '0', cost }));
  return [...back, ...restored];
}

/** What was worth so much, in the currency that the material's cost is in now; null where nobody can say. */
export function worthNow(
  value: string,
  currency: string,
  held: HeldGood | undefined,
  pair: CurrencyPair,
): string | null {
  if (!held) throw new Error('a material is withdrawn and never removed');
  if (currency === held.cost_currency) return value;
  if (!isOfPair(currency, pair) || !isOfPair(held.cost_currency, pair)) return null;
  return convert(value, currency, held.cost_currency, pair).toFixed();
}

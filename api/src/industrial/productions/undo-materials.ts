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
}

/**
 * What undoes a batch's movements of materials, one by one: each with what it brought or took, to the last decimal, and in the lot
 * that it was of. What nobody knew the cost of comes back worth what the rest is.
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
    select material_id, qty, unit_cost, cost_currency, value, value_currency, lot, expires_on from material_movements
    where company_id = ${trx.companyId} and production_id = ${productionId} and kind = 'production' order by id`.execute(
    trx,
  );
  return rows.map(({ qty, value, value_currency, ...row }): MaterialMove => {
    const isKnown = row.unit_cost !== null;
    return {
      ...row,
      qty: exact(qty).neg().toFixed(),
      ...(isKnown && {
        value: worthNow(exact(value).abs().toFixed(), value_currency, goods.get(row.material_id), pair),
      }),
    };
  });
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

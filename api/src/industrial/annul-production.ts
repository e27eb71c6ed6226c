import type { Production } from '@cuadra/shared/contract';
import { convert, exact, isOfPair, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { actingUser } from '../access/acting-user.ts';
import type { CompanySession } from '../access/admit.ts';
import { lockStock, writeMovement } from '../catalogue/move-stock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { editAs } from '../database/edits.ts';
import { ApiError } from '../errors/api-error.ts';
import { readCompanyFacts } from './company-facts.ts';
import { checkGuarded } from './field-permissions.ts';
import { findProduction } from './find-production.ts';
import { type LockedMaterial, lockMaterials, moveMaterials } from './move-materials.ts';
import { undoProductCost } from './undo-product-cost.ts';

/**
 * Undoes a production by counter-entries: its number stays, the product leaves the stock, the materials come back at what
 * they cost then, and the product's cost is what it was before. Annulled again, nothing happens and the first reason
 * stays. Locks in the order of `createProduction`, the production itself after the stock.
 *
 * @throws ApiError 403 with `not-allowed` on `qty` for who may not change quantities; 404; 409 ERROR_STOCK with `qty`, when what was made is not there any more and the company has no less
 * than nothing of anything
 */
export async function annulProduction(
  trx: CompanyTransaction,
  session: CompanySession,
  id: string,
  reason: string,
): Promise<Production> {
  const { companyId } = session;
  const user = await actingUser(trx, session);
  const made = await findProduction(trx, id);
  // It moves quantities as making it did (spec §3, products 7).
  checkGuarded(session.grants, { qty: true });
  const materials = await lockMaterials(
    trx,
    made.lines.map((line) => line.material_id),
  );
  const there = await lockStock(trx, companyId, made.product_id);
  const { rows } = await sql<{ annulled: boolean }>`
    select annulled_at is not null as annulled from productions
    where company_id = ${trx.companyId} and id = ${id} for update`.execute(trx);
  if (rows[0]?.annulled) return findProduction(trx, id);
  const { allowNegativeStock } = await readCompanyFacts(trx);
  if (!allowNegativeStock && exact(there).lt(made.qty)) {
    const details = { available: { [made.product_id]: toQuantity(there) } };
    throw new ApiError('ERROR_STOCK', { fields: { qty: 'not-enough' }, details });
  }
  const taken = await readTaken(trx, id);
  // An average that moves is an edit of the material.
  await editAs(trx, user.id);
  const entry = { companyId, userId: user.id, kind: 'annulment', reason, productionId: id } as const;
  await moveMaterials(trx, {
    ...entry,
    moves: made.lines.map((line) => ({
      ...{ material_id: line.material_id, qty: line.qty },
      ...{ unit_cost: line.unit_cost, cost_currency: line.cost_currency },
      value: worthOfBack(made, line, { material: materials.get(line.material_id), taken }),
    })),
  });
  await writeMovement(trx, { ...entry, productId: made.product_id, qty: `-${made.qty}` });
  await undoProductCost(trx, made);
  await trx
    .updateTable('productions')
    .set({ annulled_at: sql<Date>`clock_timestamp()`, annulled_reason: reason })
    .set({ annulled_by: user.id, annulled_by_name: user.name })
    .where('id', '=', id)
    .execute();
  return findProduction(trx, id);
}

interface Taken {
  material_id: string;
  value: string;
  value_currency: string;
}

/** What the production took out of each material's worth. */
function readTaken(trx: CompanyTransaction, id: string): Promise<Taken[]> {
  return trx
    .selectFrom('material_movements')
    .select(['material_id', 'value', 'value_currency'])
    .where('production_id', '=', id)
    .where('kind', '=', 'production')
    .execute();
}

/**
 * What comes back is worth what it took: to the last decimal, so that nothing is left of it. Where the material's cost is in
 * another currency by now, at the rate of the production; null where nobody knew.
 */
function worthOfBack(
  made: Production,
  { material_id, unit_cost }: Production['lines'][number],
  { material, taken }: { material: LockedMaterial | undefined; taken: readonly Taken[] },
): string | null {
  if (!material) throw new Error('a material of a production is never removed');
  const own = taken.find((one) => one.material_id === material_id);
  if (!own || unit_cost === null) return null;
  const value = exact(own.value).neg();
  if (own.value_currency === material.cost_currency) return value.toFixed();
  const pair = { main: made.main, alternative: made.alternative, rate: made.rate, inverse: made.inverse };
  if (!isOfPair(material.cost_currency, pair) || !isOfPair(own.value_currency, pair)) return null;
  return convert(value, own.value_currency, material.cost_currency, pair).toFixed();
}

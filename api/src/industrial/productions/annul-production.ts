import type { Production } from '@cuadra/shared/contract';
import { exact, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { actingUser } from '../../access/acting-user.ts';
import type { CompanySession } from '../../access/admit.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { editAs } from '../../database/edits.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readCompanyFacts } from '../company-facts.ts';
import { checkGuarded } from '../field-permissions.ts';
import { type HeldGood, holdGoods, moveProducts, toRef } from '../goods.ts';
import { moveMaterials } from '../move-materials.ts';
import { findProduction } from './find-production.ts';
import { materialsOfOrder, productsBack, readUsed } from './put-back.ts';
import { type MadeOutput, productsOut, readOutputs } from './take-out.ts';
import { writeTakings } from './takings.ts';
import { undoMaterials } from './undo-materials.ts';
import { undoProductCost } from './undo-product-cost.ts';

/**
 * Undoes a batch by counter-entries: its number stays, what it made leaves the stock, what it took comes back at what it was
 * worth then, to its order while that is under way and to the stock otherwise, and the costs are what they were before. Annulled
 * again, nothing happens and the first reason stays. Holds what `makeBatch` does, in its order, and the batch itself after that.
 *
 * @throws ApiError 403 with `not-allowed` on `qty` for who may not change quantities; 404; 409 ERROR_STOCK with `qty`, when what was
 * made is not there any more and the company has no less than nothing of anything
 */
export async function annulProduction(
  trx: CompanyTransaction,
  session: CompanySession,
  id: string,
  reason: string,
): Promise<Production> {
  const user = await actingUser(trx, session);
  const { makes, lines, byproducts, order } = await findProduction(trx, id);
  // It moves quantities as making it did (spec §3, products 7).
  checkGuarded(session.grants, { qty: true });
  // What moves of the order, and an average, is an edit of what it is of.
  await editAs(trx, user.id);
  const openOrder = order && (await holdOrder(trx, order.id));
  const goods = await holdGoods(trx, [makes, ...[...byproducts, ...lines].map(({ good }) => good)]);
  const { rows } = await sql<{ annulled: boolean }>`
    select annulled_at is not null as annulled from productions
    where company_id = ${trx.companyId} and id = ${id} for update`.execute(trx);
  if (rows[0]?.annulled) return findProduction(trx, id);
  // Read once nobody else moves the goods: another batch may have come, or gone, while this one waited.
  const made = await findProduction(trx, id);
  const outputs = await readOutputs(trx, id);
  const used = await readUsed(trx, id);
  await checkIsThere(trx, outputs, goods);
  const pair = { main: made.main, alternative: made.alternative, rate: made.rate, inverse: made.inverse };
  const hasOrder = openOrder !== null;
  const materials = [
    ...(await undoMaterials(trx, id, goods, pair)),
    ...(hasOrder ? [] : materialsOfOrder(used, goods, pair)),
  ];
  const entry = { userId: user.id, kind: 'annulment', reason, productionId: id } as const;
  await moveMaterials(trx, { ...entry, companyId: trx.companyId, moves: materials });
  await moveProducts(trx, entry, [
    ...productsBack(used, goods, pair, hasOrder),
    ...productsOut(outputs, goods),
  ]);
  if (openOrder !== null) await giveToOrder(trx, { orderId: openOrder, productionId: id, userId: user.id });
  await undoProductCost(trx, made);
  await trx
    .updateTable('productions')
    .set({ annulled_at: sql<Date>`clock_timestamp()`, annulled_reason: reason })
    .set({ annulled_by: user.id, annulled_by_name: user.name })
    .where('id', '=', id)
    .execute();
  return findProduction(trx, id);
}

/** Holds the order of a batch. @returns its id while it is under way; null once it is closed: then it takes nothing back */
async function holdOrder(trx: CompanyTransaction, id: string): Promise<string | null> {
  const { rows } = await sql<{ status: string }>`
    select status from production_orders where company_id = ${trx.companyId} and id = ${id} for update`.execute(
    trx,
  );
  if (rows[0]?.status !== 'started') return null;
  // What a screen showed of it is not what is there any more.
  await sql`update production_orders set note = note where company_id = ${trx.companyId} and id = ${id}`.execute(
    trx,
  );
  return id;
}

async function checkIsThere(
  trx: CompanyTransaction,
  outputs: readonly MadeOutput[],
  goods: ReadonlyMap<string, HeldGood>,
): Promise<void> {
  const fields: Record<string, string> = {};
  const available: Record<string, string> = {};
  for (const { good, qty, field } of outputs) {
    const there = goods.get(good.id)?.qty ?? '0';
    if (exact(there).gte(qty)) continue;
    fields[field] = 'not-enough';
    available[good.id] = toQuantity(there);
  }
  if (Object.keys(fields).length === 0) return;
  const { allowNegativeStock } = await readCompanyFacts(trx);
  if (!allowNegativeStock) throw new ApiError('ERROR_STOCK', { fields, details: { available } });
}

/** The order holds again what the batch used of it, with what it was worth. */
async function giveToOrder(
  trx: CompanyTransaction,
  of: { orderId: string; productionId: string; userId: string },
): Promise<void> {
  const rows = await trx
    .selectFrom('order_takings')
    .select(['material_id', 'product_id', 'qty', 'value', 'cost_currency'])
    .where('production_id', '=', of.productionId)
    .where('kind', '=', 'batch')
    .execute();
  await writeTakings(
    trx,
    { ...of, kind: 'batch_annulment' },
    rows.map(({ qty, value, cost_currency, ...columns }) => ({
      ...{ good: toRef(columns), qty: exact(qty).negated().toFixed(), cost_currency },
      value: value && exact(value).negated().toFixed(),
    })),
  );
}

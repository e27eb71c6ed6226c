import type { ProductionOrder } from '@cuadra/shared/contract';
import { exact, madeFor, plannedQty, sum, toQuantity, toRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { actingUser } from '../../access/acting-user.ts';
import type { CompanySession } from '../../access/admit.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { editAs } from '../../database/edits.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readCompanyFacts } from '../company-facts.ts';
import { type HeldGood, holdGoods, moveProducts } from '../goods.ts';
import { pickLots } from '../lots/pick-lots.ts';
import { moveMaterials } from '../move-materials.ts';
import { readBatchFormula } from '../productions/create-production.ts';
import { type Taking, writeTakings } from '../productions/takings.ts';
import { materialsOut } from '../productions/write-batch.ts';
import { findProductionOrder } from './find-order.ts';
import { beginStep, lockOrder } from './lock-order.ts';

/** What an order takes of a good as it is started. */
interface Taken {
  good: { kind: 'material' | 'product'; id: string };
  held: HeldGood;
  from_stock: string;
  from_order: string;
  lots: undefined;
}

/**
 * Starts a planned order, by the version that it was planned with. Where the formula says so, all that it needs leaves the
 * stock into the order; otherwise it is reserved, which is told and keeps nobody from selling it. Started again, nothing happens.
 *
 * @throws ApiError 404; 409 ERROR_EDITED, ERROR_CONFLICT with `not-planned` on `id`, ERROR_STOCK with `lines.N.qty` and what there is in
 * `details.available`
 */
export async function startProductionOrder(
  trx: CompanyTransaction,
  session: CompanySession,
  id: string,
  seen: { version?: number | undefined },
): Promise<ProductionOrder> {
  const user = await actingUser(trx, session);
  const order = await lockOrder(trx, id);
  if (order.status === 'started') return findProductionOrder(trx, id);
  if (order.status !== 'planned') throw new ApiError('ERROR_CONFLICT', { fields: { id: 'not-planned' } });
  await beginStep(trx, session, id, seen);
  if (order.takes_at === 'start') {
    const { content } = await readBatchFormula(trx, order.formula_id, order.formula_version);
    const made = madeFor(order.qty, content.waste_percent);
    const goods = await holdGoods(
      trx,
      content.lines.map(({ good }) => good),
    );
    const taken = content.lines.map(({ good: { kind, id: goodId }, qty }): Taken => {
      const held = goods.get(goodId);
      if (!held) throw new Error('a good of a formula is withdrawn and never removed');
      const from_stock = plannedQty(qty, content, made);
      return { good: { kind, id: goodId }, held, from_stock, from_order: '0', lots: undefined };
    });
    await checkStock(trx, taken);
    await take(trx, { id, number: order.number, userId: user.id }, taken);
  }
  await editAs(trx, user.id);
  await trx
    .updateTable('production_orders')
    .set({ status: 'started', started_at: sql<Date>`clock_timestamp()` })
    .set({ started_by: user.id, started_by_name: user.name })
    .where('id', '=', id)
    .execute();
  return findProductionOrder(trx, id);
}

async function checkStock(trx: CompanyTransaction, taken: readonly Taken[]): Promise<void> {
  const { allowNegativeStock } = await readCompanyFacts(trx);
  const fields: Record<string, string> = {};
  const available: Record<string, string> = {};
  taken.forEach(({ held, from_stock }, index) => {
    if (allowNegativeStock || exact(held.qty).gte(from_stock)) return;
    fields[`lines.${index}.qty`] = 'not-enough';
    available[held.id] = toQuantity(held.qty);
  });
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_STOCK', { fields, details: { available } });
}

async function take(
  trx: CompanyTransaction,
  order: { id: string; number: string; userId: string },
  taken: readonly Taken[],
): Promise<void> {
  const { id: orderId, userId } = order;
  const reason = `Orden de producción ${order.number}`;
  const lots = await pickLots(trx, taken);
  const moved = await moveMaterials(trx, {
    ...{ companyId: trx.companyId, userId, kind: 'order_start', reason, orderId },
    moves: taken.flatMap((one, position) =>
      materialsOut(
        one,
        lots.filter((lot) => lot.position === position),
      ),
    ),
  });
  const products = taken.filter(({ held, from_stock }) => held.kind === 'product' && exact(from_stock).gt(0));
  await moveProducts(
    trx,
    { userId, kind: 'production', reason, orderId },
    products.map(({ held, from_stock }) => ({
      ...{ product_id: held.id, qty: `-${from_stock}` },
      ...{ cost: held.last_cost, average_cost: held.average_cost },
    })),
  );
  await writeTakings(
    trx,
    { orderId, kind: 'start', userId },
    taken
      .filter(({ from_stock }) => exact(from_stock).gt(0))
      .map(
        ({ good, held, from_stock: qty }): Taking => ({
          good,
          qty,
          value: worthOf(held, qty, moved),
          cost_currency: held.cost_currency,
        }),
      ),
  );
}

/** What was taken is worth what the ledger says that it took. */
function worthOf(
  held: HeldGood,
  qty: string,
  moved: readonly { material_id: string; value: string }[],
): string | null {
  if (held.cost === null) return null;
  if (held.kind === 'product') return toRate(exact(held.cost).times(qty));
  return toRate(
    sum(moved.filter(({ material_id }) => material_id === held.id).map(({ value }) => value)).neg(),
  );
}

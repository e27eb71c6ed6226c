import { exact, sum, toQuantity, toRate } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../../database/connect.ts';
import { editAs } from '../../database/edits.ts';
import { readCompanyFacts } from '../company-facts.ts';
import { holdGoods, moveProducts, type ProductMove } from '../goods.ts';
import { type LotLeft, readOrderLots } from '../lots/material-lots.ts';
import { firstExpired } from '../lots/pick-lots.ts';
import { type MaterialMove, moveMaterials } from '../move-materials.ts';
import { averageWith, inParts } from '../productions/put-back.ts';
import { readTakings, type Taking, writeTakings } from '../productions/takings.ts';
import { worthNow } from '../productions/undo-materials.ts';

/** What an order holds goes back into the stock at what it was worth, each lot as itself. The order is locked before. */
export async function giveBack(
  trx: CompanyTransaction,
  order: { id: string; number: string },
  userId: string,
): Promise<void> {
  const takings = [...(await readTakings(trx, order.id)).values()];
  if (takings.length === 0) return;
  const goods = await holdGoods(
    trx,
    takings.map(({ good }) => good),
  );
  const { pair } = await readCompanyFacts(trx);
  const lots = await readOrderLots(trx, order.id);
  const reason = `Orden de producción ${order.number}`;
  const materials = takings
    .filter(({ good }) => good.kind === 'material')
    .flatMap((taking) => {
      const { value } = taking;
      const held = goods.get(taking.good.id);
      const worth = value === null ? null : worthNow(value, taking.cost_currency, held, pair);
      return returned(taking, worth, lots.get(taking.good.id) ?? []);
    });
  const products = takings
    .filter(({ good }) => good.kind === 'product')
    .map(({ good, qty, value, cost_currency }): ProductMove => {
      const held = goods.get(good.id);
      if (!held) throw new Error('a product that was taken is withdrawn and never removed');
      const unit_cost = value === null ? null : toRate(exact(value).div(qty));
      const average_cost = averageWith(held, { qty, unit_cost, cost_currency }, pair);
      return { product_id: held.id, qty, cost: held.last_cost, average_cost };
    });
  await editAs(trx, userId);
  const entry = { userId, reason, orderId: order.id };
  await moveMaterials(trx, { ...entry, companyId: trx.companyId, kind: 'order_return', moves: materials });
  await moveProducts(trx, { ...entry, kind: 'annulment' }, products);
  await writeTakings(
    trx,
    { orderId: order.id, kind: 'return', userId },
    takings.map((taking) => ({
      ...{ ...taking, qty: `-${taking.qty}` },
      value: taking.value && exact(taking.value).neg().toFixed(),
    })),
  );
}

/** A batch may have named a lot that the order had not taken: of its own lots no more goes back than the order holds. */
function returned(
  { good, qty, value, cost_currency }: Taking,
  worth: string | null,
  lots: readonly LotLeft[],
): MaterialMove[] {
  const named = firstExpired(lots, qty);
  const rest = exact(qty).minus(sum(named.map((one) => one.qty)));
  const parts = [...named, ...(rest.gt(0) ? [{ lot: null, expires_on: null, qty: toQuantity(rest) }] : [])];
  const unit_cost = value === null ? null : toRate(exact(value).div(qty));
  const worths = inParts(
    worth,
    parts.map((part) => part.qty),
  );
  return parts.map((part, index) => ({
    ...{ material_id: good.id, ...part, unit_cost, cost_currency },
    value: worths[index] ?? null,
  }));
}

import type { Purchase, receivePurchase as ReceivePurchase } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { checkGuarded } from '../catalogue/field-permissions.ts';
import { type HeldProduct, holdProducts } from '../catalogue/hold-products.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { beginEdit } from '../database/edits.ts';
import { ApiError } from '../errors/api-error.ts';
import { moveMaterials } from '../industrial/move-materials.ts';
import { holdPayersSession } from '../suppliers/take-from-cash-session.ts';
import { checkFoot, checkGoods, type Receipt, workOutCosts } from './check-receipt.ts';
import { findPurchase } from './find-purchase.ts';
import { moveGoods } from './goods.ts';
import { type LockedPurchase, lockPurchase } from './lock-purchase.ts';
import { holdMaterials, materialMoves } from './material-lines.ts';
import { owePurchase } from './owe-purchase.ts';
import { readReceiptLines } from './receipt-lines.ts';
import { type ReceiptRate, readReceiptRate } from './receipt-rate.ts';

type Body = z.output<typeof ReceivePurchase.body>;

/**
 * The goods are there: stock, cost, what the supplier is owed and what was paid at once, in one transaction. Locks in the
 * order of purchase, cash session, materials, products, stock, supplier, and last the counter of the company's purchases.
 *
 * @throws ApiError 404; 403 with `not-allowed` on `qty` or `cost`; 409 ERROR_EDITED, ERROR_RATE_CHANGED, and ERROR_CONFLICT with
 * `not-a-draft` on `id` for what another request received, `already-used` on `invoice_number`, and as checkGoods; 400 as
 * checkFoot, workOutCosts, checkPayment, holdPayersSession and takeFromCashSession
 */
export async function receivePurchase(
  trx: CompanyTransaction,
  session: CompanySession,
  id: string,
  body: Body,
): Promise<Purchase> {
  const { companyId, userId, grants } = session;
  const draft = await lockPurchase(trx, id);
  const isPaid = body.payments.length > 0;
  if (draft.receive_id === body.receive_id) return findPurchase(trx, grants, id);
  if (draft.state !== 'draft') throw new ApiError('ERROR_CONFLICT', { fields: { id: 'not-a-draft' } });
  checkGuarded(grants, { cost: draft.has_costs || isPaid, qty: true, utility: false, price: false });
  const edit = { version: body.version };
  await beginEdit(trx, { table: 'purchases', id, companyId, userId, edit }, () =>
    findPurchase(trx, grants, id),
  );
  const payersSession = isPaid && body.from_cash_session ? await holdPayersSession(trx, session) : undefined;
  const lines = await readReceiptLines(trx, id);
  checkFoot(draft, lines);
  const rate = await readReceiptRate(trx, draft, body.rate_id);
  const materials = await holdMaterials(trx, lines);
  const products = await holdProducts(trx, [...new Set(lines.flatMap((line) => line.product_id ?? []))]);
  checkGoods(lines, products, materials);
  const receipts = workOutCosts(lines, products, draft.currency, rate);
  await moveGoods(
    trx,
    { userId, purchaseId: id, kind: 'purchase' },
    receipts.map(({ product, units, cost, average_cost }) => ({
      ...{ product_id: product.id, units, cost, average_cost },
    })),
  );
  await writeReceipts(trx, id, receipts);
  await moveMaterials(trx, {
    ...{ companyId, userId, kind: 'purchase', purchaseId: id, reason: '' },
    moves: materialMoves(lines, materials, draft.currency, rate),
  });
  const paid = await owePurchase(trx, session, { draft, rate, body, payersSession });
  await close(trx, session, { draft, rate, body, paid });
  return findPurchase(trx, grants, id);
}

async function writeReceipts(trx: CompanyTransaction, id: string, receipts: readonly Receipt[]) {
  if (receipts.length === 0) return;
  await trx
    .insertInto('purchase_products')
    .values(
      receipts.map(({ product, units, costed, landed, cost, average_cost }) => ({
        ...{ company_id: trx.companyId, purchase_id: id, product_id: product.id, units, costed, landed },
        ...{ cost_currency: product.cost_currency, stock_before: product.qty },
        ...{ cost_before: product.cost, cost_after: cost },
        ...{ average_before: product.average_cost, average_after: average_cost },
        prices_before: pricesOfNow(product),
      })),
    )
    .execute();
}

/** What it is sold for as the goods come: what that gave is what it should give again (see `listPurchasePrices`). */
function pricesOfNow(product: HeldProduct): string {
  const { is_fixed_price, price, price_currency, presentations, wholesale } = product;
  return JSON.stringify({ is_fixed_price, price, price_currency, presentations, wholesale });
}

interface Closing {
  draft: LockedPurchase;
  rate: ReceiptRate;
  body: Body;
  paid: string;
}

/** The company's purchases count from 1, without gaps; the counter is held until the commit, so it is taken last. */
async function close(
  trx: CompanyTransaction,
  { companyId, userId }: CompanySession,
  { draft, rate, body, paid }: Closing,
) {
  const { last } = await trx
    .insertInto('counters')
    .values({ company_id: companyId, name: 'purchases', last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'name']).doUpdateSet({ last: sql<string>`counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('purchases')
    .set({
      ...{ state: 'received', number: last, receive_id: body.receive_id, received_by: userId, paid },
      ...{ rate: rate.pair.rate, inverse: rate.pair.inverse, rate_id: rate.rate_id },
      received_at: sql<Date>`clock_timestamp()`,
      ...(body.due_on !== undefined && { due_on: body.due_on }),
    })
    .where('id', '=', draft.id)
    .execute();
}

import type { annulPurchase as AnnulPurchase, Purchase } from '@cuadra/shared/contract';
import { exact, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { checkGuarded } from '../catalogue/field-permissions.ts';
import { type HeldProduct, holdProducts } from '../catalogue/hold-products.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { editAs } from '../database/edits.ts';
import { ApiError } from '../errors/api-error.ts';
import { lockAnySupplier, writeEntry } from '../suppliers/supplier-ledger.ts';
import { annulMaterials, holdBrought, missingMaterials, readBrought } from './annul-materials.ts';
import { annulledCost, type MadeOfProduct } from './annulled-cost.ts';
import { findPurchase } from './find-purchase.ts';
import { moveGoods } from './goods.ts';
import { type LockedPurchase, lockPurchase } from './lock-purchase.ts';

/**
 * Takes a received purchase back by counter-entries: its number stays, the goods leave the stock, the supplier is owed less,
 * and what set the products' cost is undone where nothing set it since. Locks in the order of `receivePurchase`.
 *
 * @throws ApiError 404; 403 with `not-allowed` on `cost`; 409 ERROR_CONFLICT with `not-received` on `id`; 409 ERROR_STOCK with the
 * products and materials of which less than nothing would be left, where the company sells only what it has
 */
export async function annulPurchase(
  trx: CompanyTransaction,
  { companyId, userId, grants }: CompanySession,
  id: string,
  { annul_id, reason }: z.output<typeof AnnulPurchase.body>,
): Promise<Purchase> {
  const purchase = await lockPurchase(trx, id);
  checkGuarded(grants, { cost: true, qty: true, utility: false, price: false });
  if (purchase.annul_id === annul_id) return findPurchase(trx, grants, id);
  if (purchase.state !== 'received') throw new ApiError('ERROR_CONFLICT', { fields: { id: 'not-received' } });
  const materials = await holdBrought(trx, id);
  const products = await holdMade(trx, id);
  // Read once nobody else moves the goods: another purchase may have come, or gone, while this one waited.
  const made = await readMade(trx, purchase);
  const brought = await readBrought(trx, id);
  const missing = [...missingProducts(made, products), ...missingMaterials(brought, materials)];
  if (missing.length > 0) await checkMayLack(trx, missing);
  await editAs(trx, userId);
  await moveGoods(
    trx,
    { userId, purchaseId: id, kind: 'purchase_annulment' },
    made.map((one) => {
      const product = products.get(one.product_id);
      if (!product) throw new Error('a product is withdrawn and never removed');
      return { product_id: product.id, units: `-${one.units}`, ...annulledCost(product, one) };
    }),
  );
  await annulMaterials(trx, { companyId, userId, purchaseId: id, reason }, brought, materials);
  await takeBack(trx, { companyId, userId, purchase, reason });
  await trx
    .updateTable('purchases')
    .set({ state: 'annulled', annul_id, annulled_by: userId, reason })
    .set({ annulled_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  return findPurchase(trx, grants, id);
}

/** Holds the products whose stock or cost a purchase moved. */
async function holdMade(trx: CompanyTransaction, id: string): Promise<Map<string, HeldProduct>> {
  const rows = await trx
    .selectFrom('purchase_products')
    .select('product_id')
    .where('purchase_id', '=', id)
    .execute();
  return holdProducts(
    trx,
    rows.map(({ product_id }) => product_id),
  );
}

async function readMade(
  trx: CompanyTransaction,
  { id, number, received_at }: LockedPurchase,
): Promise<MadeOfProduct[]> {
  const { companyId } = trx;
  const others = sql`purchase_products c
    join purchases p on p.company_id = c.company_id and p.id = c.purchase_id
    where c.company_id = ${companyId} and c.product_id = m.product_id and c.landed is not null
      and c.cost_currency = m.cost_currency`;
  const { rows } = await sql<MadeOfProduct>`
    select m.product_id, m.units, m.costed, m.landed, m.cost_currency, m.cost_before, m.cost_after, m.average_before,
      m.average_after,
      exists (select from ${others} and p.state = 'received' and p.number > ${number}::bigint) as has_later,
      coalesce((
        select json_agg(json_build_object('cost_before', c.cost_before::text, 'cost_after', c.cost_after::text)
          order by p.number desc)
        from ${others} and p.number < ${number}::bigint and p.annulled_at > ${received_at}::timestamptz), '[]')
        as annulled_since
    from purchase_products m where m.company_id = ${companyId} and m.purchase_id = ${id} order by m.product_id`.execute(
    trx,
  );
  return rows;
}

/** Products of which less would be left than nothing. */
function missingProducts(made: readonly MadeOfProduct[], products: ReadonlyMap<string, HeldProduct>) {
  return made.flatMap(({ product_id: id, units }) => {
    const product = products.get(id);
    if (!product || exact(product.qty).gte(units)) return [];
    return [{ id, name: product.name, available: toQuantity(product.qty), units: toQuantity(units) }];
  });
}

/** @throws ApiError 409 ERROR_STOCK where the company has no less than nothing of anything */
async function checkMayLack(
  trx: CompanyTransaction,
  missing: { id: string; name: string; available: string; units: string }[],
): Promise<void> {
  const { allow_negative_stock } = await trx
    .selectFrom('company_configurations')
    .select('allow_negative_stock')
    .executeTakeFirstOrThrow();
  if (allow_negative_stock) return;
  throw new ApiError('ERROR_STOCK', { fields: { lines: 'not-enough' }, details: { products: missing } });
}

/** The supplier is owed less by all of it; what was paid then is in the shop's favour. */
async function takeBack(
  trx: CompanyTransaction,
  {
    companyId,
    userId,
    purchase,
    reason,
  }: {
    companyId: string;
    userId: string;
    purchase: LockedPurchase;
    reason: string;
  },
): Promise<void> {
  const { id: purchaseId, supplier_id: supplierId, total, currency } = purchase;
  if (supplierId === null || !exact(total).gt(0)) return;
  await lockAnySupplier(trx, supplierId);
  await writeEntry(trx, {
    ...{ companyId, userId, supplierId, kind: 'annulment', amount: `-${total}`, currency },
    ...{ purchaseId, note: reason },
  });
}

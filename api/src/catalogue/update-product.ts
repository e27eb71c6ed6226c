import type { Product, updateProduct as UpdateProduct } from '@cuadra/shared/contract';
import { exact, type Grants } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { beginEdit } from '../database/edits.ts';
import { orNotFound } from '../errors/api-error.ts';
import { checkReferences } from './check-references.ts';
import { UNIQUE_FIELDS } from './create-product.ts';
import { checkGuarded } from './field-permissions.ts';
import { findProduct } from './find-product.ts';
import { isSameNumber } from './is-same-number.ts';
import { lockStock, writeAdjustment } from './move-stock.ts';
import { presentedColumns, setsPrices } from './presented.ts';
import { writeBarcodes } from './write-barcodes.ts';

/** What the ledger says of a quantity that was changed in the product's form. */
const REASON = 'Cambio en la ficha del producto';

/**
 * Changes a product; another quantity is an adjustment by the difference.
 *
 * @throws ApiError 404; 403 with `not-allowed` on `cost`, `utility`, `price` or `qty`, if they change and may not; 400 as
 * createProduct does; 409 ERROR_EDITED
 */
export async function updateProduct(
  trx: CompanyTransaction,
  owner: { companyId: string; userId: string; grants: Grants },
  draft: z.output<typeof UpdateProduct.body>,
): Promise<Product> {
  const { companyId, userId, grants } = owner;
  const { id, qty, cost, utility, version, edit_id, presentations, wholesale, ...columns } = draft;
  const presented = { presentations, wholesale };
  // One change of a product after another.
  await sql`select from products where company_id = ${companyId} and id = ${id} for no key update`.execute(
    trx,
  );
  const before = orNotFound(await findProduct(trx, id));
  const edit = { version, edit_id };
  await beginEdit(trx, { table: 'products', id, companyId, userId, edit }, async () => before);
  // Not locked before it is known to change: sales go on meanwhile.
  const wanted = qty !== undefined && !exact(qty).eq(before.qty) ? qty : undefined;
  checkGuarded(grants, {
    // A cost in another currency is another cost.
    cost:
      (cost !== undefined && !isSameNumber(cost, before.cost)) ||
      (before.cost !== null && draft.cost_currency !== before.cost_currency),
    utility: utility !== undefined && !isSameNumber(utility, before.utility),
    price: isOtherPrice(draft, before) || setsPrices(presented, before),
    qty: wanted !== undefined,
  });
  await checkReferences(trx, draft);
  const barcodes = [...new Set(draft.barcodes)];
  await orAlreadyUsed(UNIQUE_FIELDS, async () => {
    await trx
      .updateTable('products')
      .set({ ...columns, ...presentedColumns(presented), barcodes, updated_at: sql<Date>`clock_timestamp()` })
      .$if(cost !== undefined, (update) => update.set({ cost: cost ?? null }))
      .$if(utility !== undefined, (update) => update.set({ utility: utility ?? null }))
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('product_barcodes').where('product_id', '=', id).execute();
    // What is left out stays, its barcodes too.
    await writeBarcodes(trx, companyId, id, {
      barcodes,
      presentations: presentations ?? before.presentations,
    });
  });
  if (wanted !== undefined) {
    const difference = exact(wanted).minus(await lockStock(trx, companyId, id));
    if (!difference.isZero()) {
      // Who writes over a quantity has counted; what broke or was eaten is said where the stock is adjusted.
      const change = { companyId, userId, productId: id, qty: difference.toFixed() };
      await writeAdjustment(trx, { ...change, cause: 'error', reason: REASON });
    }
  }
  return (await findProduct(trx, id)) ?? before;
}

/** Whether it is sold for another fixed price. One that is left out, as older clients do, is none, and sets nothing. */
function isOtherPrice(draft: PricePart, before: PricePart): boolean {
  const isAsBefore =
    before.is_fixed_price &&
    isSameNumber(draft.price, before.price) &&
    draft.price_currency === before.price_currency;
  return draft.is_fixed_price && !isAsBefore;
}

type PricePart = Pick<Product, 'is_fixed_price' | 'price' | 'price_currency'>;

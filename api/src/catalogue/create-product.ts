import type { Product, ProductDraft } from '@cuadra/shared/contract';
import { exact, newId } from '@cuadra/shared/domain';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { orNotFound } from '../errors/api-error.ts';
import { checkReferences } from './check-references.ts';
import { findProduct } from './find-product.ts';
import { presentedColumns } from './presented.ts';
import { PRODUCT_COLUMNS, toProduct } from './product-row.ts';
import { writeBarcodes } from './write-barcodes.ts';

/**
 * Writes a product, its barcodes and its first quantity into the stock ledger. Two that come side by side with one id
 * break `products_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 400 with `already-used` on `code` or `barcodes`, `unknown` on a category or measure,
 * `not-a-company-currency` on a currency; 409 ERROR_CONFLICT for an id used with another request
 */
export async function createProduct(
  trx: CompanyTransaction,
  owner: { companyId: string; userId: string },
  draft: ProductDraft,
): Promise<Product> {
  const id = draft.id ?? newId();
  const request_hash = hashRequest(draft);
  if (isRepeated(await findRequest(trx, 'products', draft.id), request_hash)) {
    return orNotFound(await findProduct(trx, id));
  }
  await checkReferences(trx, draft);
  const { qty, presentations: _, wholesale: __, ...columns } = draft;
  const barcodes = [...new Set(draft.barcodes)];
  return orAlreadyUsed(UNIQUE_FIELDS, async () => {
    const row = await trx
      .insertInto('products')
      .values({
        ...columns,
        company_id: owner.companyId,
        id,
        ...presentedColumns(draft),
        barcodes,
        request_hash,
      })
      .returning(PRODUCT_COLUMNS)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('product_stock')
      .values({ company_id: owner.companyId, product_id: id, qty, minimum: draft.min_qty ?? null })
      .execute();
    await writeBarcodes(trx, owner.companyId, id, draft);
    if (!exact(qty).isZero()) {
      await trx
        .insertInto('stock_movements')
        .values({
          company_id: owner.companyId,
          product_id: id,
          kind: 'initial',
          qty,
          user_id: owner.userId,
        })
        .execute();
    }
    return toProduct({ ...row, qty });
  });
}

/** Which field a constraint speaks of. */
export const UNIQUE_FIELDS: Readonly<Record<string, string>> = {
  products_code: 'code',
  product_barcodes_pkey: 'barcodes',
};

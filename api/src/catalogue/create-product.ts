import type { Product, ProductDraft } from '@cuadra/shared/contract';
import { exact, newId, toMoney } from '@cuadra/shared/domain';
import { type CompanyTransaction, databaseError, UNIQUE_VIOLATION } from '../database/connect.ts';
import { ApiError } from '../http/errors.ts';
import { PRODUCT_COLUMNS, selectProducts, toProduct } from './product-row.ts';

/**
 * Writes a product, its barcodes and its first quantity into the stock ledger.
 *
 * @throws ApiError 400 with `already-used` on `code` or `barcodes`, `unknown` on a category or measure,
 * `not-a-company-currency` on a currency; 409 ERROR_CONFLICT for an id used with other values
 */
export async function createProduct(
  trx: CompanyTransaction,
  owner: { companyId: string; userId: string },
  draft: ProductDraft,
): Promise<Product> {
  const id = draft.id ?? newId();
  const before = draft.id ? await findProduct(trx, draft.id) : undefined;
  if (before) return sameProduct(before, draft);
  await checkReferences(trx, draft);
  const barcodes = [...new Set(draft.barcodes)];
  try {
    const { qty, ...columns } = draft;
    const row = await trx
      .insertInto('products')
      .values({ ...columns, company_id: owner.companyId, id, barcodes })
      .returning(PRODUCT_COLUMNS)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('product_stock')
      .values({ company_id: owner.companyId, product_id: id, qty })
      .execute();
    if (barcodes.length > 0) {
      await trx
        .insertInto('product_barcodes')
        .values(barcodes.map((barcode) => ({ company_id: owner.companyId, barcode, product_id: id })))
        .execute();
    }
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
  } catch (error) {
    const known = databaseError(error);
    if (known?.code !== UNIQUE_VIOLATION) throw error;
    // Two requests with one id side by side: the second finds the first's product when it is sent again.
    if (known.constraint === 'products_pkey')
      throw new ApiError('ERROR_CONFLICT', { fields: { id: 'already-used' } });
    const field = known.constraint === 'products_code' ? 'code' : 'barcodes';
    throw new ApiError('ERROR_VALIDATION', { fields: { [field]: 'already-used' } });
  }
}

export async function findProduct(trx: CompanyTransaction, id: string): Promise<Product | undefined> {
  const row = await selectProducts(trx).where('products.id', '=', id).executeTakeFirst();
  return row && toProduct(row);
}

/** The first answer again, if the body says the same. */
function sameProduct(before: Product, draft: ProductDraft): Product {
  const money = (value: string | null) => (value === null ? null : toMoney(value));
  const same =
    before.name === draft.name &&
    before.code === draft.code &&
    before.barcodes.join('\n') === [...new Set(draft.barcodes)].join('\n') &&
    before.is_fixed_price === draft.is_fixed_price &&
    money(before.cost) === money(draft.cost) &&
    money(before.price) === money(draft.price) &&
    money(before.utility) === money(draft.utility);
  if (!same) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'already-used' } });
  return before;
}

async function checkReferences(trx: CompanyTransaction, draft: ProductDraft): Promise<void> {
  const fields: Record<string, string> = {};
  const used = await trx
    .selectFrom('company_currencies_used')
    .select(['main', 'alternative'])
    .executeTakeFirstOrThrow();
  for (const field of ['cost_currency', 'price_currency'] as const) {
    if (draft[field] !== used.main && draft[field] !== used.alternative)
      fields[field] = 'not-a-company-currency';
  }
  const { category_id, measure_id } = draft;
  if (category_id) {
    const found = await trx
      .selectFrom('categories')
      .select('id')
      .where('id', '=', category_id)
      .executeTakeFirst();
    if (!found) fields.category_id = 'unknown';
  }
  if (measure_id) {
    const found = await trx
      .selectFrom('measures')
      .select('id')
      .where('id', '=', measure_id)
      .executeTakeFirst();
    if (!found) fields.measure_id = 'unknown';
  }
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
}

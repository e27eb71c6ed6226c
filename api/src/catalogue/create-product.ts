import type { ListedProduct, Product, ProductDraft } from '@cuadra/shared/contract';
import { exact, newId } from '@cuadra/shared/domain';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { findProduct, PRODUCT_COLUMNS, toProduct } from './product-row.ts';

/**
 * Writes a product, its barcodes and its first quantity into the stock ledger. Two that come side by side with one id
 * break `products_pkey`: see `withCompanyOnce`.
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
  const before = draft.id ? await findProduct(trx, draft.id, 'also-withdrawn') : undefined;
  if (before) return sameProduct(trx, before, draft);
  await checkReferences(trx, draft);
  const barcodes = [...new Set(draft.barcodes)];
  const { qty, ...columns } = draft;
  return orAlreadyUsed(UNIQUE_FIELDS, async () => {
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
  });
}

/** Which field a constraint speaks of. */
export const UNIQUE_FIELDS: Readonly<Record<string, string>> = {
  products_code: 'code',
  product_barcodes_pkey: 'barcodes',
};

/** The first answer again, if the body says the same. The quantity may have changed since: it is the first one that counts. */
async function sameProduct(
  trx: CompanyTransaction,
  before: ListedProduct,
  draft: ProductDraft,
): Promise<Product> {
  const initial = await trx
    .selectFrom('stock_movements')
    .select('qty')
    .where('product_id', '=', before.id)
    .where('kind', '=', 'initial')
    .executeTakeFirst();
  const written = { ...before, qty: initial?.qty ?? '0' };
  const isSame = (Object.keys(COMPARED) as (keyof typeof COMPARED)[]).every(
    (field) => COMPARED[field](written) === COMPARED[field](draft),
  );
  if (!isSame || before.deleted) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'already-used' } });
  return before;
}

type Comparable = Omit<ProductDraft, 'id'>;

const decimal = (value: string | null) => (value === null ? null : exact(value).toFixed());

/** Every field of a draft, written one way whether it was sent or read. */
const COMPARED: Record<keyof Comparable, (product: Comparable) => unknown> = {
  name: ({ name }) => name,
  code: ({ code }) => code,
  barcodes: ({ barcodes }) => [...new Set(barcodes)].join('\n'),
  category_id: ({ category_id }) => category_id,
  measure_id: ({ measure_id }) => measure_id,
  qty: ({ qty }) => decimal(qty),
  min_qty: ({ min_qty }) => decimal(min_qty),
  cost: ({ cost }) => decimal(cost),
  utility: ({ utility }) => decimal(utility),
  price: ({ price }) => decimal(price),
  is_fixed_price: ({ is_fixed_price }) => is_fixed_price,
  cost_currency: ({ cost_currency }) => cost_currency,
  price_currency: ({ price_currency }) => price_currency,
};

/** @throws ApiError 400 with `unknown` on a category or measure, `not-a-company-currency` on a currency */
export async function checkReferences(
  trx: CompanyTransaction,
  draft: Pick<ProductDraft, 'category_id' | 'measure_id' | 'cost_currency' | 'price_currency'>,
): Promise<void> {
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

import type { StoreProduct, StoreProductDraft } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../../database/connect.ts';
import { beginEdit } from '../../database/edits.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findStoreProduct } from './find-store-product.ts';
import { inTurn } from './keep-store-picture.ts';

/**
 * Changes what the store tells of a product.
 *
 * @throws ApiError 404 for one that is withdrawn or not there; 400 with `unknown` on `images.N`; 409 ERROR_EDITED
 */
export async function updateStoreProduct(
  trx: CompanyTransaction,
  { userId }: { userId: string },
  { id, description, images, ...edit }: StoreProductDraft,
): Promise<StoreProduct> {
  await inTurn(trx);
  const before = await findStoreProduct(trx, id);
  const { companyId } = trx;
  await trx
    .insertInto('store_products')
    .values({ company_id: companyId, id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await beginEdit(trx, { table: 'store_products', id, companyId, userId, edit }, async () => before);
  await checkImages(trx, images);
  await trx.updateTable('store_products').set({ description, images }).where('id', '=', id).execute();
  return findStoreProduct(trx, id);
}

async function checkImages(trx: CompanyTransaction, images: readonly string[]): Promise<void> {
  if (images.length === 0) return;
  const rows = await trx.selectFrom('store_pictures').select('hash').where('hash', 'in', images).execute();
  const known = new Set(rows.map(({ hash }) => hash));
  const fields = Object.fromEntries(
    images.flatMap((image, index) => (known.has(image) ? [] : [[`images.${index}`, 'unknown']])),
  );
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
}

import type { Product } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { findProduct } from '../find-product.ts';
import { lockPresent, showPicture } from './show-picture.ts';

/**
 * Takes a product's picture away; of one that has none nothing changes.
 *
 * @throws ApiError 404
 */
export async function removePicture(
  trx: CompanyTransaction,
  companyId: string,
  id: string,
): Promise<Product> {
  await lockPresent(trx, companyId, id);
  const { numDeletedRows } = await trx
    .deleteFrom('product_pictures')
    .where('company_id', '=', companyId)
    .where('product_id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await showPicture(trx, companyId, id, null);
  return orNotFound(await findProduct(trx, id));
}

import { PICTURES_MAX_BYTES, type Product, type ProductPicture } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { refused } from '../../pictures/read-picture.ts';
import { readSizes } from '../../pictures/read-sizes.ts';
import { findProduct } from '../find-product.ts';
import { makeRoom } from './make-room.ts';
import { lockPresent, showPicture } from './show-picture.ts';

/**
 * Gives a product a picture instead of the one it has. It is no edit of the form (docs/decisions/0039): it stands for itself,
 * and the last one wins.
 *
 * @param quota bytes that the company's pictures may take
 * @throws ApiError 404; 400 with `not-a-picture` or `too-large` on `large` or `small`, `quota` on `large` when the company's
 * pictures would take more
 */
export async function setPicture(
  trx: CompanyTransaction,
  companyId: string,
  id: string,
  picture: ProductPicture,
  quota: number = PICTURES_MAX_BYTES,
): Promise<Product> {
  const row = readSizes(picture);
  // One picture of a company after another, so that two do not both fit into what is left of its quota.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pictures:${companyId}`}, 0))`.execute(trx);
  await lockPresent(trx, companyId, id);
  const wanted = row.large.length + row.small.length;
  if (!(await makeRoom(trx, { companyId, id, wanted, quota }))) throw refused('large', 'quota');
  await trx
    .insertInto('product_pictures')
    .values({ company_id: companyId, product_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'product_id']).doUpdateSet(row))
    .execute();
  await showPicture(trx, companyId, id, row.hash);
  return orNotFound(await findProduct(trx, id));
}

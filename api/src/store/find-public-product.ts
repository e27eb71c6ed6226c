import type { PublicProductDetail } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { readChosen, showProduct } from './list-public-products.ts';
import type { OpenStore } from './open-store.ts';

/** A product by itself, with what the store tells of it. @throws ApiError 404 for what the store does not show */
export async function findPublicProduct(
  trx: CompanyTransaction,
  store: OpenStore,
  id: string,
): Promise<PublicProductDetail> {
  const [row] = await readChosen(trx, [id]);
  const product = showProduct(orNotFound(row), store);
  const told = await trx
    .selectFrom('store_products')
    .select(['description', 'images'])
    .where('id', '=', id)
    .executeTakeFirst();
  const images = (told?.images ?? []).filter((image) => image !== product.image);
  return { ...product, description: told?.description ?? '', images };
}

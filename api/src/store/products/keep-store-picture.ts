import { type ProductPicture, STORE_PICTURES_MAX_BYTES } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { keepNamedPicture } from '../../pictures/keep-named-picture.ts';

/** Of a company those who write what its store tells of products, and its pictures, come one after the other. */
export async function inTurn(trx: CompanyTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`store products:${trx.companyId}`}, 0))`.execute(
    trx,
  );
}

/**
 * Keeps a picture for a product of the store that is saved after it.
 *
 * @param quota bytes that the pictures of the company's store may take
 * @throws ApiError 400 as keepNamedPicture
 */
export function keepStorePicture(
  trx: CompanyTransaction,
  picture: ProductPicture,
  quota: number = STORE_PICTURES_MAX_BYTES,
): Promise<{ image: string }> {
  return keepNamedPicture(trx, picture, {
    ...{ table: 'store_pictures', quota, inTurn },
    isNamed: ({ companyId }) =>
      sql<boolean>`exists (select from store_products s where s.company_id = ${companyId} and s.images @> array[p.hash])`,
  });
}

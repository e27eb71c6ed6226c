import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';

/**
 * Withdraws a product: what was sold keeps it, its code and barcodes are free for another one.
 *
 * @throws ApiError 404 for one that is not there
 */
export async function deleteProduct(trx: CompanyTransaction, id: string): Promise<void> {
  const now = sql<Date>`clock_timestamp()`;
  orNotFound(
    await trx
      .updateTable('products')
      .set({ deleted_at: now, updated_at: now })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  );
  await trx.deleteFrom('product_barcodes').where('product_id', '=', id).execute();
}

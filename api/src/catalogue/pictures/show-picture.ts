import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';

/**
 * One change of a product's picture after another.
 *
 * @throws ApiError 404 for a product that is not there, or was withdrawn
 */
export async function lockPresent(trx: CompanyTransaction, companyId: string, id: string): Promise<void> {
  orNotFound(
    await trx
      .selectFrom('products')
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  );
}

/** Says which picture a product has. The devices that keep a copy of it hear of it, too. */
export async function showPicture(
  trx: CompanyTransaction,
  companyId: string,
  id: string,
  hash: string | null,
): Promise<void> {
  await trx
    .updateTable('products')
    .set({ image: hash, updated_at: sql<Date>`clock_timestamp()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

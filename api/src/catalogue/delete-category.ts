import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { editAs } from '../database/edits.ts';
import { orNotFound } from '../errors/api-error.ts';

/**
 * Removes a category; its products stay, without one, and count as changed for the devices that keep a copy.
 *
 * @throws ApiError 404
 */
export async function deleteCategory(
  trx: CompanyTransaction,
  { userId }: { userId: string },
  id: string,
): Promise<void> {
  await editAs(trx, userId);
  // Locked first, so that no product enters it in between.
  orNotFound(
    await trx.selectFrom('categories').select('id').where('id', '=', id).forUpdate().executeTakeFirst(),
  );
  await trx
    .updateTable('products')
    .set({ category_id: null, updated_at: sql<Date>`now()` })
    .where('category_id', '=', id)
    .execute();
  await trx.deleteFrom('categories').where('id', '=', id).execute();
}

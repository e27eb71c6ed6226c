import { newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../http/errors.ts';

interface Named {
  id: string;
  name: string;
}

const UNIQUE_FIELDS = { categories_name: 'name', measures_name: 'name' };

/**
 * Writes a category or a measure. Two that come side by side with one id break the primary key: see `withCompanyOnce`.
 *
 * @throws ApiError 400 with `already-used` on the name; 409 for an id used with another name
 */
export async function createNamed(
  trx: CompanyTransaction,
  table: 'categories' | 'measures',
  companyId: string,
  { id, name }: { id?: string | undefined; name: string },
): Promise<Named> {
  if (id) {
    const before = await trx.selectFrom(table).select(['id', 'name']).where('id', '=', id).executeTakeFirst();
    if (before && before.name !== name)
      throw new ApiError('ERROR_CONFLICT', { fields: { id: 'already-used' } });
    if (before) return before;
  }
  return orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .insertInto(table)
      .values({ company_id: companyId, id: id ?? newId(), name })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow(),
  );
}

/** @throws ApiError 400 with `already-used` on the name; 404 */
export async function renameCategory(trx: CompanyTransaction, { id, name }: Named): Promise<Named> {
  const category = await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .updateTable('categories')
      .set({ name })
      .where('id', '=', id)
      .returning(['id', 'name'])
      .executeTakeFirst(),
  );
  if (!category) throw new ApiError('ERROR_NOT_FOUND');
  return category;
}

/**
 * Removes a category; its products stay, without one, and count as changed for the devices that keep a copy.
 *
 * @throws ApiError 404
 */
export async function deleteCategory(trx: CompanyTransaction, id: string): Promise<void> {
  // Locked first, so that no product enters it in between.
  const category = await trx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!category) throw new ApiError('ERROR_NOT_FOUND');
  await trx
    .updateTable('products')
    .set({ category_id: null, updated_at: sql<Date>`now()` })
    .where('category_id', '=', id)
    .execute();
  await trx.deleteFrom('categories').where('id', '=', id).execute();
}

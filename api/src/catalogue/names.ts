import { newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';

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
  const request_hash = hashRequest(name);
  if (isRepeated(await findRequest(trx, table, id), request_hash)) {
    return trx
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow();
  }
  return orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .insertInto(table)
      .values({ company_id: companyId, id: id ?? newId(), name, request_hash })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow(),
  );
}

/** @throws ApiError 400 with `already-used` on the name; 404 */
export function renameCategory(trx: CompanyTransaction, category: Named): Promise<Named> {
  return rename(trx, 'categories', category);
}

/** @throws ApiError 400 with `already-used` or, of a default one, `is-default` on the name; 404 */
export async function renameMeasure(trx: CompanyTransaction, measure: Named): Promise<Named> {
  await lockChangeableMeasure(trx, measure.id);
  return rename(trx, 'measures', measure);
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

/**
 * Removes a measure; its products and materials stay, without one, and the products count as changed.
 *
 * @throws ApiError 404; 400 with `is-default` on the name
 */
export async function deleteMeasure(trx: CompanyTransaction, id: string): Promise<void> {
  await lockChangeableMeasure(trx, id);
  for (const table of ['products', 'materials'] as const) {
    await trx
      .updateTable(table)
      .set({ measure_id: null, updated_at: sql<Date>`now()` })
      .where('measure_id', '=', id)
      .execute();
  }
  await trx.deleteFrom('measures').where('id', '=', id).execute();
}

/** Unidad and Litro, by the place that a company's first measures are given (spec §3). */
const DEFAULT_MEASURES = 2;

/** Whether it is Unidad or Litro, which every company keeps under these names. */
export function isDefaultMeasure({ position }: { position: number }): boolean {
  return position < DEFAULT_MEASURES;
}

/** So that no product takes it in between. */
async function lockChangeableMeasure(trx: CompanyTransaction, id: string): Promise<void> {
  const measure = await trx
    .selectFrom('measures')
    .select('position')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!measure) throw new ApiError('ERROR_NOT_FOUND');
  if (isDefaultMeasure(measure)) throw new ApiError('ERROR_VALIDATION', { fields: { name: 'is-default' } });
}

async function rename(
  trx: CompanyTransaction,
  table: 'categories' | 'measures',
  { id, name }: Named,
): Promise<Named> {
  const renamed = await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx.updateTable(table).set({ name }).where('id', '=', id).returning(['id', 'name']).executeTakeFirst(),
  );
  if (!renamed) throw new ApiError('ERROR_NOT_FOUND');
  return renamed;
}

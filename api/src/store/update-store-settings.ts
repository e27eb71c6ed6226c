import type { StoreSettings, StoreSettingsDraft } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { findStoreSettings } from './find-store-settings.ts';

/**
 * Sets the store up. One change after another: the row of the settings is locked by writing it first.
 *
 * @throws ApiError 400 with `already-used` on `slug`, `unknown` on a category or product
 */
export async function updateStoreSettings(
  trx: CompanyTransaction,
  companyId: string,
  draft: StoreSettingsDraft,
): Promise<StoreSettings> {
  const { category_ids, hidden_product_ids, ...columns } = draft;
  const row = { ...columns, updated_at: sql<Date>`now()` };
  await orAlreadyUsed({ store_settings_slug: 'slug' }, () =>
    trx
      .insertInto('store_settings')
      .values({ company_id: companyId, ...row })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
      .execute(),
  );
  await checkKnown(trx, draft);
  await trx.deleteFrom('store_categories').execute();
  await trx.deleteFrom('store_hidden_products').execute();
  await sql`insert into store_categories (company_id, category_id)
    select distinct ${companyId}::uuid, id from unnest(${category_ids}::uuid[]) as given(id)`.execute(trx);
  await sql`insert into store_hidden_products (company_id, product_id)
    select distinct ${companyId}::uuid, id from unnest(${hidden_product_ids}::uuid[]) as given(id)`.execute(
    trx,
  );
  return findStoreSettings(trx);
}

async function checkKnown(
  trx: CompanyTransaction,
  { category_ids, hidden_product_ids }: StoreSettingsDraft,
): Promise<void> {
  const { rows } = await sql<{ field: string }>`
    select 'category_ids.' || n - 1 as field from unnest(${category_ids}::uuid[]) with ordinality as given(id, n)
    where not exists (select from categories c where c.company_id = ${trx.companyId} and c.id = given.id)
    union all
    select 'hidden_product_ids.' || n - 1 from unnest(${hidden_product_ids}::uuid[]) with ordinality as given(id, n)
    where not exists (
      select from products p where p.company_id = ${trx.companyId} and p.id = given.id and p.deleted_at is null)`.execute(
    trx,
  );
  if (rows.length > 0) {
    const fields = Object.fromEntries(rows.map(({ field }) => [field, 'unknown']));
    throw new ApiError('ERROR_VALIDATION', { fields });
  }
}

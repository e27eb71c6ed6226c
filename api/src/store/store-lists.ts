import type { StoreMethod, StoreSettingsDraft, StoreZone } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

/** What of the settings has tables of its own. */
export type StoreLists = Pick<
  StoreSettingsDraft,
  'category_ids' | 'hidden_product_ids' | 'featured_product_ids' | 'zones' | 'methods'
>;

/** Writes the lists anew; the caller has locked the settings. */
export async function writeStoreLists(trx: CompanyTransaction, lists: StoreLists): Promise<void> {
  const { companyId } = trx;
  await trx.deleteFrom('store_categories').execute();
  await trx.deleteFrom('store_hidden_products').execute();
  await trx.deleteFrom('store_featured_products').execute();
  await trx.deleteFrom('store_zones').execute();
  await trx.deleteFrom('store_methods').execute();
  await sql`insert into store_categories (company_id, category_id)
    select distinct ${companyId}::uuid, id from unnest(${lists.category_ids}::uuid[]) as given(id)`.execute(
    trx,
  );
  await sql`insert into store_hidden_products (company_id, product_id)
    select distinct ${companyId}::uuid, id from unnest(${lists.hidden_product_ids}::uuid[]) as given(id)`.execute(
    trx,
  );
  await sql`insert into store_featured_products (company_id, product_id, position)
    select ${companyId}::uuid, id, min(n) from unnest(${lists.featured_product_ids}::uuid[]) with ordinality as given(id, n)
    group by id`.execute(trx);
  const { zones, methods } = lists;
  const own = { company_id: companyId };
  if (zones.length > 0) {
    const rows = zones.map((zone, position) => ({ ...own, ...zone, position }));
    await trx.insertInto('store_zones').values(rows).execute();
  }
  if (methods.length > 0) {
    const rows = methods.map((method, position) => ({ ...own, ...method, position }));
    await trx.insertInto('store_methods').values(rows).execute();
  }
}

/** @throws ApiError through the caller for each field that is answered here with `unknown` */
export async function unknownInLists(
  trx: CompanyTransaction,
  draft: StoreLists & Pick<StoreSettingsDraft, 'delivery_product_id'>,
): Promise<string[]> {
  const { rows } = await sql<{ field: string }>`
    select 'category_ids.' || n - 1 as field from unnest(${draft.category_ids}::uuid[]) with ordinality as given(id, n)
    where not exists (select from categories c where c.company_id = ${trx.companyId} and c.id = given.id)
    union all
    select given.field from (
      select 'hidden_product_ids.' || n - 1 as field, id from unnest(${draft.hidden_product_ids}::uuid[]) with ordinality as h(id, n)
      union all
      select 'featured_product_ids.' || n - 1, id from unnest(${draft.featured_product_ids}::uuid[]) with ordinality as f(id, n)
      union all
      select 'delivery_product_id', ${draft.delivery_product_id}::uuid where ${draft.delivery_product_id}::uuid is not null
    ) as given
    where not exists (
      select from products p where p.company_id = ${trx.companyId} and p.id = given.id and p.deleted_at is null)
    union all
    select 'methods.' || n - 1 || '.payment_method_id'
    from unnest(${draft.methods.map(({ payment_method_id }) => payment_method_id)}::uuid[]) with ordinality as m(id, n)
    where not exists (select from payment_methods p where p.company_id = ${trx.companyId} and p.id = m.id)
    union all
    select 'zones.' || n - 1 || '.currency'
    from unnest(${draft.zones.map(({ currency }) => currency)}::text[]) with ordinality as z(code, n)
    where not exists (
      select from company_currencies_used u where u.company_id = ${trx.companyId} and z.code in (u.main, u.alternative))`.execute(
    trx,
  );
  return rows.map(({ field }) => field);
}

/** Where the store delivers to, in the owner's order. */
export async function readZones(trx: CompanyTransaction): Promise<StoreZone[]> {
  return trx
    .selectFrom('store_zones')
    .select(['id', 'name', 'cost', 'currency', 'hours'])
    .orderBy('position')
    .execute();
}

/** How the store is paid, in the owner's order. */
export async function readMethods(trx: CompanyTransaction): Promise<StoreMethod[]> {
  return trx
    .selectFrom('store_methods')
    .select(['payment_method_id', 'holder', 'document', 'phone', 'account', 'email', 'note'])
    .orderBy('position')
    .execute();
}

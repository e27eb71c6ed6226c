import type { StoreSettings, StoreSettingsDraft } from '@cuadra/shared/contract';
import { toStoreSlug } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { knownRate } from './open-store.ts';

/** The settings of the transaction's company, or a proposal from its name that nobody can see yet. */
export async function findSettings(trx: CompanyTransaction): Promise<StoreSettings> {
  const row = await trx
    .selectFrom('store_settings')
    .select(['slug', 'name', 'description', 'phone', 'is_published', 'has_pickup', 'has_delivery'])
    .select(['delivery_note', 'shown_currency', 'payment_instructions', 'catalogue', 'max_shown_qty'])
    .select('pending_minutes')
    .select(sql<string[]>`array(select category_id from store_categories order by 1)`.as('category_ids'))
    .select(
      // What was withdrawn since is hidden anyway.
      sql<string[]>`array(select h.product_id from store_hidden_products h
        join products p on p.company_id = h.company_id and p.id = h.product_id
        where p.deleted_at is null order by 1)`.as('hidden_product_ids'),
    )
    .executeTakeFirst();
  if (!row) return propose(trx);
  const currencies = await trx
    .selectFrom('company_currencies_used')
    .select(['main', 'alternative'])
    .executeTakeFirstOrThrow();
  return {
    ...row,
    shown_currency: oneOf(['main', 'alternative', 'both'], row.shown_currency),
    catalogue: oneOf(['all', 'categories'], row.catalogue),
    is_open: row.is_published && (await knownRate(trx, currencies)) !== undefined,
  };
}

async function propose(trx: CompanyTransaction): Promise<StoreSettings> {
  const { name, phone } = await trx
    .selectFrom('companies')
    .select(['name', 'phone'])
    .executeTakeFirstOrThrow();
  return {
    slug: toStoreSlug(name),
    name,
    description: '',
    phone: phone ?? '',
    is_published: false,
    has_pickup: true,
    has_delivery: false,
    delivery_note: '',
    shown_currency: 'both',
    payment_instructions: '',
    catalogue: 'all',
    category_ids: [],
    hidden_product_ids: [],
    max_shown_qty: null,
    pending_minutes: 1440,
    is_open: false,
  };
}

/** A column that its check holds to these words. */
export function oneOf<const T extends string>(words: readonly T[], value: string): T {
  const word = words.find((one) => one === value);
  if (word === undefined) throw new Error(`the database has ${value}`);
  return word;
}

/**
 * Sets the store up. One change after another: the row of the settings is locked by writing it first.
 *
 * @throws ApiError 400 with `already-used` on `slug`, `unknown` on a category or product
 */
export async function updateSettings(
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
  return findSettings(trx);
}

async function checkKnown(
  trx: CompanyTransaction,
  { category_ids, hidden_product_ids }: StoreSettingsDraft,
): Promise<void> {
  const { rows } = await sql<{ field: string }>`
    select 'category_ids.' || n - 1 as field from unnest(${category_ids}::uuid[]) with ordinality as given(id, n)
    where not exists (select from categories c where c.id = given.id)
    union all
    select 'hidden_product_ids.' || n - 1 from unnest(${hidden_product_ids}::uuid[]) with ordinality as given(id, n)
    where not exists (select from products p where p.id = given.id and p.deleted_at is null)`.execute(trx);
  if (rows.length > 0) {
    const fields = Object.fromEntries(rows.map(({ field }) => [field, 'unknown']));
    throw new ApiError('ERROR_VALIDATION', { fields });
  }
}

import type { StoreSettings } from '@cuadra/shared/contract';
import { toStoreSlug } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { oneOf } from '../database/one-of.ts';
import { readCurrenciesUsed } from '../money/currencies-used.ts';
import { knownRate } from './open-store.ts';

/** The settings of the transaction's company, or a proposal from its name that nobody can see yet. */
export async function findStoreSettings(trx: CompanyTransaction): Promise<StoreSettings> {
  const row = await trx
    .selectFrom('store_settings')
    .select(['slug', 'name', 'description', 'phone', 'is_published', 'has_pickup', 'has_delivery'])
    .select(['delivery_note', 'shown_currency', 'payment_instructions', 'catalogue', 'max_shown_qty'])
    .select(['pending_minutes', 'max_order_qty'])
    .select(
      sql<string[]>`array(select c.category_id from store_categories c
        where c.company_id = store_settings.company_id order by 1)`.as('category_ids'),
    )
    .select(
      // What was withdrawn since is hidden anyway.
      sql<string[]>`array(select h.product_id from store_hidden_products h
        join products p on p.company_id = h.company_id and p.id = h.product_id
        where h.company_id = store_settings.company_id and p.deleted_at is null order by 1)`.as(
        'hidden_product_ids',
      ),
    )
    .executeTakeFirst();
  if (!row) return propose(trx);
  const currencies = await readCurrenciesUsed(trx);
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
    pending_minutes: 180,
    max_order_qty: 50,
    is_open: false,
  };
}

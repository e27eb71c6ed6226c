import { Opening, type StoreSettings, StoreSettingsDraft } from '@cuadra/shared/contract';
import { toStoreSlug } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { StoreHosts } from '../config/store-hosts.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { oneOf } from '../database/one-of.ts';
import { readCurrenciesUsed } from '../money/currencies-used.ts';
import { knownRate } from './open-store.ts';
import { hostOfStore } from './own-host.ts';
import { readMethods, readZones } from './store-lists.ts';

/** The settings of the transaction's company, or a proposal from its name that nobody can see yet. */
export async function findStoreSettings(trx: CompanyTransaction, hosts: StoreHosts): Promise<StoreSettings> {
  const row = await readSettings(trx);
  if (!row) return propose(trx);
  const currencies = await readCurrenciesUsed(trx);
  return {
    ...row,
    colour: row.colour ?? '',
    openings: z.array(Opening).parse(row.openings),
    shown_currency: oneOf(['main', 'alternative', 'both'], row.shown_currency),
    catalogue: oneOf(['all', 'categories'], row.catalogue),
    zones: await readZones(trx),
    methods: await readMethods(trx),
    host: hostOfStore(hosts, row.slug) ?? null,
    is_open: row.is_published && (await knownRate(trx, currencies)) !== undefined,
    products: await nameProducts(trx, [
      ...row.hidden_product_ids,
      ...row.featured_product_ids,
      ...(row.delivery_product_id === null ? [] : [row.delivery_product_id]),
    ]),
  };
}

/** What was withdrawn since is neither hidden one by one nor featured: it is gone anyway. */
function readSettings(trx: CompanyTransaction) {
  return trx
    .selectFrom('store_settings')
    .select(['slug', 'name', 'description', 'phone', 'is_published', 'has_pickup', 'has_delivery'])
    .select((of) =>
      of
        .selectFrom('companies as k')
        .whereRef('k.id', '=', 'store_settings.company_id')
        .select('k.colour')
        .as('colour'),
    )
    .select(['delivery_note', 'openings', 'takes_orders_closed', 'min_order'])
    .select(['shown_currency', 'payment_instructions', 'catalogue', 'max_shown_qty', 'pending_minutes'])
    .select(['max_order_qty', 'version', sql<string[]>`closed_days::text[]`.as('closed_days')])
    .select(
      sql<string | null>`(select p.id from products p where p.company_id = store_settings.company_id
        and p.id = store_settings.delivery_product_id and p.deleted_at is null)`.as('delivery_product_id'),
    )
    .select(
      sql<string[]>`array(select c.category_id from store_categories c
        where c.company_id = store_settings.company_id order by 1)`.as('category_ids'),
    )
    .select(
      sql<string[]>`array(select h.product_id from store_hidden_products h
        join products p on p.company_id = h.company_id and p.id = h.product_id
        where h.company_id = store_settings.company_id and p.deleted_at is null order by 1)`.as(
        'hidden_product_ids',
      ),
    )
    .select(
      sql<string[]>`array(select f.product_id from store_featured_products f
        join products p on p.company_id = f.company_id and p.id = f.product_id
        where f.company_id = store_settings.company_id and p.deleted_at is null order by f.position)`.as(
        'featured_product_ids',
      ),
    )
    .executeTakeFirst();
}

async function nameProducts(
  trx: CompanyTransaction,
  ids: readonly string[],
): Promise<StoreSettings['products']> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .orderBy('name')
    .orderBy('id')
    .execute();
}

async function propose(trx: CompanyTransaction): Promise<StoreSettings> {
  const { name, phone, colour } = await trx
    .selectFrom('companies')
    .select(['name', 'phone', 'colour'])
    .executeTakeFirstOrThrow();
  const draft = StoreSettingsDraft.parse({ slug: toStoreSlug(name), name });
  return { ...draft, colour, phone: phone ?? '', is_open: false, host: null, products: [], version: 0 };
}

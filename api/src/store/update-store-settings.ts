import type { StoreSettings, StoreSettingsDraft } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanySession } from '../access/admit.ts';
import type { StoreHosts } from '../config/store-hosts.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { beginEdit } from '../database/edits.ts';
import { ApiError } from '../errors/api-error.ts';
import { findStoreSettings } from './find-store-settings.ts';
import { hostOfStore } from './own-host.ts';
import { unknownInLists, writeStoreLists } from './store-lists.ts';

/**
 * Sets the store up. One change after another: the row of the settings is locked by writing it first.
 *
 * @throws ApiError 400 with `already-used` on `slug`, or `has-host` where the one before has a host of its own; `unknown` on a category, product, method, or a zone's currency that is none of the
 * company's two; 409 ERROR_EDITED
 */
export async function updateStoreSettings(
  trx: CompanyTransaction,
  { companyId, userId }: Pick<CompanySession, 'companyId' | 'userId'>,
  { version, edit_id, ...draft }: StoreSettingsDraft,
  hosts: StoreHosts,
): Promise<StoreSettings> {
  const unknown = await unknownInLists(trx, draft);
  if (unknown.length > 0) {
    const fields = Object.fromEntries(unknown.map((field) => [field, 'unknown']));
    throw new ApiError('ERROR_VALIDATION', { fields });
  }
  await keepOwnHosts(trx, draft.slug, hosts);
  // First, as whoever changes the company has it: its colour is changed here, too, and two that wait for each other are refused.
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
  const edit = { version, edit_id };
  const of = { table: 'store_settings' as const, id: companyId, companyId, userId, edit };
  await beginEdit(trx, of, () => findStoreSettings(trx, hosts));
  const { category_ids, hidden_product_ids, featured_product_ids, zones, methods, colour, ...settings } =
    draft;
  const row = {
    ...settings,
    openings: JSON.stringify(settings.openings),
    closed_days: [...new Set(settings.closed_days)].sort(),
    updated_at: sql<Date>`now()`,
  };
  await orAlreadyUsed({ store_settings_slug: 'slug' }, () =>
    trx
      .insertInto('store_settings')
      .values({ company_id: companyId, ...row })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
      .execute(),
  );
  await trx
    .updateTable('companies')
    .set({ colour })
    .where('id', '=', companyId)
    .where('colour', '<>', colour)
    .execute();
  await writeStoreLists(trx, { category_ids, hidden_product_ids, featured_product_ids, zones, methods });
  return findStoreSettings(trx, hosts);
}

/**
 * A host of its own shows the store of a name: who takes that name, once it was given up, would be shown there. So it is neither
 * taken nor given up while it has one.
 */
async function keepOwnHosts(trx: CompanyTransaction, slug: string, hosts: StoreHosts): Promise<void> {
  if (hosts.size === 0) return;
  const saved = await trx.selectFrom('store_settings').select('slug').executeTakeFirst();
  if (saved?.slug === slug) return;
  if (hostOfStore(hosts, slug) !== undefined)
    throw new ApiError('ERROR_VALIDATION', { fields: { slug: 'already-used' } });
  if (saved && hostOfStore(hosts, saved.slug) !== undefined)
    throw new ApiError('ERROR_VALIDATION', { fields: { slug: 'has-host' } });
}

import type { StoreView } from '@cuadra/storefront';
import type { FastifyRequest } from 'fastify';
import { type CompanyTransaction, type Database, withCompany } from '../../database/connect.ts';
import { findPublicStore } from '../find-public-store.ts';
import { companyOfStore, type OpenStore, readOpenStore } from '../open-store.ts';

/** What a page is drawn from, and the transaction in which the rest of it is read. */
export interface Drawing {
  trx: CompanyTransaction;
  store: OpenStore;
  view: StoreView;
}

/** Where the pages of a store are. */
export function baseOf(slug: string): string {
  return `/tienda/${slug}`;
}

/**
 * Draws a page of a store that is open.
 *
 * @param path of the page, below the store's own: `/p/0199…`
 * @param script the address of the pages' script
 * @throws ApiError 404 for a store that is not open, and what `draw` throws
 */
export async function drawPage(
  db: Database,
  request: FastifyRequest,
  { slug, path, script }: { slug: string; path: string; script: string | null },
  draw: (drawing: Drawing) => Promise<string>,
): Promise<string> {
  return withCompany(db, await companyOfStore(db, slug), async (trx) => {
    const store = await readOpenStore(trx);
    const shown = await findPublicStore(trx, store);
    const origin = `${request.protocol}://${request.host}`;
    return draw({ trx, store, view: { store: shown, base: baseOf(store.slug), origin, script, path } });
  });
}

import type { StoreView } from '@cuadra/storefront';
import { type CompanyTransaction, type Database, withCompany } from '../../database/connect.ts';
import { findPublicStore } from '../find-public-store.ts';
import { companyOfStore, type OpenStore, readOpenStore } from '../open-store.ts';
import type { StorePlace } from './store-place.ts';

/** What a page is drawn from, and the transaction in which the rest of it is read. */
export interface Drawing {
  trx: CompanyTransaction;
  store: OpenStore;
  view: StoreView;
}

export interface PageToDraw extends StorePlace {
  slug: string;
  /** Of the page, below the store's own: `/p/0199…`. */
  path: string;
  /** The address of the pages' script. */
  script: string | null;
}

/**
 * Draws a page of a store that is open.
 *
 * @throws ApiError 404 for a store that is not open, and what `draw` throws
 */
export async function drawPage(
  db: Database,
  { slug, ...page }: PageToDraw,
  draw: (drawing: Drawing) => Promise<string>,
): Promise<string> {
  return withCompany(db, await companyOfStore(db, slug), async (trx) => {
    const store = await readOpenStore(trx);
    const shown = await findPublicStore(trx, store);
    return draw({ trx, store, view: { store: shown, ...page } });
  });
}

import { listOf, notify, storedJson } from '@cuadra/shared/state';
import { createStore, type StoreApi } from 'zustand';
import type { CatalogueProduct } from '../../offline/catalogue/catalogue-product.ts';

/** Local storage holds a company's favourites of this device under this and its id (docs/decisions/0011). */
const KEY = 'cuadra.favourites';

/** What a star is of; one of the company's own favourites says so. */
export type Starred = Pick<CatalogueProduct, 'id' | 'name' | 'favourite'>;

export interface FavouritesStore {
  /** In the order in which they were marked. */
  ids: readonly string[];
  /** One of the company's favourites stays what it is, and a toast says why. */
  toggle: (product: Starred) => void;
}

const stores = new Map<string, StoreApi<FavouritesStore>>();

/** The products that were marked on this device; the same store for the same company as long as the page lives. */
export function favouritesOf(companyId: string): StoreApi<FavouritesStore> {
  const known = stores.get(companyId);
  if (known) return known;
  const stored = storedJson(`${KEY}.${companyId}`, listOf(isId));
  const store = createStore<FavouritesStore>()((set, get) => ({
    ids: stored.read() ?? [],
    toggle: ({ id, name, favourite }) => {
      if (favourite) {
        notify.info(`${name} es favorito de la empresa: se cambia en Productos.`);
        return;
      }
      const { ids } = get();
      const next = ids.includes(id) ? ids.filter((known) => known !== id) : [...ids, id];
      stored.write(next);
      set({ ids: next });
    },
  }));
  stored.follow((ids = []) => store.setState({ ids }));
  stores.set(companyId, store);
  return store;
}

function isId(value: unknown): value is string {
  return typeof value === 'string';
}

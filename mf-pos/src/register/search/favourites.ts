import { listOf, storedJson } from '@cuadra/shared/state';
import { createStore, type StoreApi } from 'zustand';

/** Local storage holds a company's favourites of this device under this and its id (docs/decisions/0011). */
const KEY = 'cuadra.favourites';

export interface FavouritesStore {
  /** In the order in which they were marked. */
  ids: readonly string[];
  toggle: (productId: string) => void;
}

const stores = new Map<string, StoreApi<FavouritesStore>>();

/** The products that were marked on this device; the same store for the same company as long as the page lives. */
export function favouritesOf(companyId: string): StoreApi<FavouritesStore> {
  const known = stores.get(companyId);
  if (known) return known;
  const stored = storedJson(`${KEY}.${companyId}`, listOf(isId));
  const store = createStore<FavouritesStore>()((set, get) => ({
    ids: stored.read() ?? [],
    toggle: (productId) => {
      const { ids } = get();
      const next = ids.includes(productId) ? ids.filter((id) => id !== productId) : [...ids, productId];
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

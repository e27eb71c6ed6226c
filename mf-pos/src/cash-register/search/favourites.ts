import { readStored, writeStored } from '@cuadra/shared/state';
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
  const key = `${KEY}.${companyId}`;
  const store = createStore<FavouritesStore>()((set, get) => ({
    ids: readIds(readStored(key)),
    toggle: (productId) => {
      const { ids } = get();
      const next = ids.includes(productId) ? ids.filter((id) => id !== productId) : [...ids, productId];
      writeStored(key, JSON.stringify(next));
      set({ ids: next });
    },
  }));
  globalThis.addEventListener('storage', (event) => {
    if (event.key === key) store.setState({ ids: readIds(event.newValue) });
  });
  stores.set(companyId, store);
  return store;
}

/** What is stored may be of something else. */
export function readIds(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

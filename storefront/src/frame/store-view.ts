import type { PublicStore } from '@cuadra/shared/contract';

/** What every page of a store is drawn from. */
export interface StoreView {
  store: PublicStore;
  /** What its addresses begin with: `/tienda/bodega`, or nothing on a host of its own. */
  base: string;
  /** What the addresses begin with that leave the page: `https://cuadra.example/tienda/bodega`, or the store's own host. */
  root: string;
  /** The address of the script; null where it is not built. */
  script: string | null;
  /** Of this page, below `base`: `/p/0199…`. */
  path: string;
}

/** Where the calls of the page go: the API's are the same on each host. */
export function apiOf({ store }: Pick<StoreView, 'store'>): string {
  return `/api/v1/public/stores/${store.slug}`;
}

import type { PublicStore } from '@cuadra/shared/contract';

/** What the page of the cart has of its store. */
export type CartStore = Omit<PublicStore, 'categories'>;

/** How the order reaches its buyer. */
export interface Wishes {
  delivery: 'pickup' | 'delivery';
  zone_id: string | null;
  /** A code; empty for none. */
  coupon: string;
}

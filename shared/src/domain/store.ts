import { type DecimalInput, exact, toQuantity } from './decimal.ts';
import { searchable } from './text.ts';

/** What becomes of an order of the online store. */
export const ORDER_STATUSES = ['pending', 'accepted', 'ready', 'delivered', 'cancelled', 'expired'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What the shop itself may make of an order. A sale delivers any open one; time expires a pending one. */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['accepted', 'cancelled'],
  accepted: ['ready', 'delivered', 'cancelled'],
  ready: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
  expired: [],
};

/** The statuses that somebody of the shop may give an order now: the buttons of its screen. */
export function nextOrderStatuses(status: OrderStatus): readonly OrderStatus[] {
  return NEXT[status];
}

/** Whether an order in this status holds back stock. */
export function isOpenOrder(status: OrderStatus): boolean {
  return NEXT[status].length > 0;
}

/** What is known of an order's payment: what its buyer told, and what the shop found. */
export const ORDER_PAYMENT_STATES = ['chosen', 'told', 'checked', 'refused'] as const;
export type OrderPaymentState = (typeof ORDER_PAYMENT_STATES)[number];

export interface StockOnSale {
  qty: DecimalInput;
  /** What open orders hold back of it. */
  reserved: DecimalInput;
  /** The company also sells what it does not have. */
  allow_negative_stock: boolean;
}

/** What may still be sold or ordered; below zero where more was sold than there was. Null: there is no limit. */
export function sellableQty(stock: StockOnSale): string | null {
  return stock.allow_negative_stock ? null : toQuantity(exact(stock.qty).minus(stock.reserved));
}

export interface ShownStock {
  is_available: boolean;
  /** How many there are, up to the most that is told; null where only is told whether there are any. */
  available: string | null;
}

/**
 * What a buyer is told of the stock. How much there really is stays the shop's own.
 *
 * @param most up to how many are told; null tells none
 */
export function shownStock(stock: StockOnSale, most: number | null): ShownStock {
  const sellable = sellableQty(stock);
  if (sellable === null) return { is_available: true, available: null };
  const is_available = exact(sellable).gt(0);
  if (most === null) return { is_available, available: null };
  if (!is_available) return { is_available, available: '0' };
  return { is_available, available: exact(sellable).gt(most) ? toQuantity(most) : sellable };
}

/** Longest and shortest name of a store in its address. */
export const STORE_SLUG_LENGTH = { min: 3, max: 40 };

/** The name of a store in its address, from that of its company: `Bodega «La Ñapa» C.A.` → `bodega-la-napa-c-a`. */
export function toStoreSlug(name: string): string {
  const slug = searchable(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, STORE_SLUG_LENGTH.max)
    .replace(/^-+|-+$/g, '');
  return slug.length < STORE_SLUG_LENGTH.min ? `tienda-${slug}`.replace(/-$/, '') : slug;
}

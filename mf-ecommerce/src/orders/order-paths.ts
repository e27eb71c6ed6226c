import type { StoreSettings } from '@cuadra/shared/contract';
import { storeAddress } from '../store/publish/store-address.ts';

export const ORDERS_PATH = '/ecommerce/option-1';

/** Of the address of `/ecommerce/option-1/order`: which one. */
export const ORDER_PARAMETER = 'id';

export function orderPath(id: string): string {
  return `/ecommerce/option-1/order?${ORDER_PARAMETER}=${id}`;
}

/** Caja, which is a screen of another module, with this order as its sale. */
export function chargePath(id: string): string {
  return `/cash-register?order=${id}`;
}

/** Where the buyer sees the order, as the shop sends it to them. */
export function buyerAddress(store: Pick<StoreSettings, 'slug' | 'host'>, token: string): string {
  return `${storeAddress(store)}/pedido/${token}`;
}

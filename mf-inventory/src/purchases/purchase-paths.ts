/** Of the address of `/purchase`: which one; without it, a new one. */
export const PURCHASE_PARAMETER = 'id';

export const NEW_PURCHASE = '/purchase';

export function purchasePath(id: string): string {
  return `/purchase?${PURCHASE_PARAMETER}=${id}`;
}

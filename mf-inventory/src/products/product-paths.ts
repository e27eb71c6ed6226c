/** Of the address of `/edit-product` and `/product`: which one. */
export const PRODUCT_PARAMETER = 'id';

export function editProductPath(id: string): string {
  return `/edit-product?${PRODUCT_PARAMETER}=${id}`;
}

/** What became of one: its stock, its prices, what moved it. */
export function productPath(id: string): string {
  return `/product?${PRODUCT_PARAMETER}=${id}`;
}

/** The state of the entry that the list makes, so that the form leads back to it as it was, its search included. */
export const FROM_PRODUCTS = { fromProducts: true };

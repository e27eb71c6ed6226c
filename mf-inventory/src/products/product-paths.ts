/** Of the address of `/edit-product`: which one. */
export const PRODUCT_PARAMETER = 'id';

export function editProductPath(id: string): string {
  return `/edit-product?${PRODUCT_PARAMETER}=${id}`;
}

/** The state of the entry that the list makes, so that the form leads back to it as it was, its search included. */
export const FROM_PRODUCTS = { fromProducts: true };

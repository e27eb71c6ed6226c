/** As `PRODUCT_SORTS` of the contract, whose schemas no screen carries. */
export const PRODUCT_SORTS = ['name', 'stock', 'price', 'changed'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What becomes of a sale: it counts, or it was taken back whole. */
export const SALE_STATUSES = ['issued', 'annulled'] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];

/**
 * Why somebody should look at a sale that was sent later than it was made: what the API could not have accepted of it at
 * that time, or what nothing proves (docs/decisions/0026).
 */
export const LATE_REASONS = [
  'no-proof',
  'bad-signature',
  'revoked',
  'repeated',
  'time',
  'held-back',
  'seller',
  'left',
  'rate',
  'price',
  'discount',
  'client',
  'reference',
  'order',
  'product',
  'stock',
] as const;
export type LateReason = (typeof LATE_REASONS)[number];

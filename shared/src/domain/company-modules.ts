/**
 * The modules that a company may have or not have. The others, as users and the subscription, are what it cannot be without:
 * nobody of it could pay, or let anybody in.
 */
export const OPTIONAL_MODULES = [
  'sales',
  'products',
  'clients',
  'reports',
  'print',
  'ecommerce',
  'formulas',
] as const;
export type OptionalModule = (typeof OPTIONAL_MODULES)[number];

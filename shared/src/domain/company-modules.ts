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
/** Of these, what a plan may have: every company has the others to begin with. */
export const PLAN_MODULES = [
  'print',
  'ecommerce',
  'formulas',
] as const satisfies readonly (typeof OPTIONAL_MODULES)[number][];
export type OptionalModule = (typeof OPTIONAL_MODULES)[number];

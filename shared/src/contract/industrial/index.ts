export * from './formula-costs.ts';
export * from './formula-pictures.ts';
export * from './formulas.ts';
export { Both, Deed, GOOD_KINDS, Good, type GoodKind, GoodRef } from './goods.ts';
export * from './industrial-summary.ts';
export * from './lots.ts';
export * from './materials.ts';
export * from './production-orders.ts';
export * from './productions.ts';

import type { CostBasis, TakesAt } from '@cuadra/shared/contract';

/** When an order takes its materials out of the stock, in words. */
export const TAKES_AT_NAMES: Readonly<Record<TakesAt, string>> = {
  end: 'Al terminar cada tanda; mientras, quedan reservados',
  start: 'Al empezar la orden',
};

/** What a cost counts for, in words. */
export const BASIS_NAMES: Readonly<Record<CostBasis, string>> = {
  batch: 'Por tanda',
  unit: 'Por cada uno',
  hour: 'Por hora',
};

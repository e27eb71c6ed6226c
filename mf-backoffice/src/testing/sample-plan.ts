import type { BackofficePlan } from '@cuadra/shared/contract';

/** A plan of tests. */
export const TIENDA: BackofficePlan = {
  ...{ id: 'store', name: 'Tienda', description: 'Con tienda en línea', place: 2, is_offered: true },
  ...{ monthly_price: '12.00', yearly_price: '120.00', modules: ['print', 'ecommerce'] },
  standing: '0123456789abcdef0123456789abcdef',
  companies: { total: 5, trial: 1, paying: 3, expired: 1, suspended: 0 },
  ...{ other_price: 2, having: { print: 4, ecommerce: 5, formulas: 1 }, charged: '14.40' },
};

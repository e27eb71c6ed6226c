/** Apart from what makes a body: that comes with the payment, and Caja knows the rate of a sale on its way at once. */
import type { SaleBody } from './sale-body.ts';
import type { SaleRate } from './sale-rate.ts';

/** The rate that a sale was charged at. */
export function rateOfBody({ main, alternative, rate, inverse, rate_id }: SaleBody): SaleRate {
  return { main, alternative, rate, inverse: inverse ?? null, rate_id };
}

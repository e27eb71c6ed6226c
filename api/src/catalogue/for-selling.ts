import type { Product } from '@cuadra/shared/contract';
import { type Grants, isGranted, linePrice } from '@cuadra/shared/domain';

/**
 * A product as the session may read it: whole with products: read; to who only sells, what it sells for. Its price is then a
 * fixed one, worked out already, since what it is worked out from says what it costs. The server takes the same price of a
 * sale, from whomever.
 */
export function asReadBy<P extends Product>(product: P, grants: Grants): P {
  if (isGranted(grants, ['products', 'read'])) return product;
  const { unit_price, currency } = linePrice(product);
  return {
    ...product,
    ...{ cost: null, utility: null, is_fixed_price: true },
    price: unit_price === '0' ? null : unit_price,
    ...{ cost_currency: currency, price_currency: currency },
  };
}

import type { SaleDraftInput } from '@cuadra/shared/contract';
import { balanceOf, newId, saleTotal, toMoney } from '@cuadra/shared/domain';
import type { Shop } from './shop.ts';

/** The sale that every measure makes: five lines, paid in dollars and bolívares. */
export function saleOfFive(shop: Shop): SaleDraftInput {
  const { rate, methods, products } = shop;
  const first = Math.floor(Math.random() * products.length);
  const lines = Array.from({ length: 5 }, (_, i) => {
    const product = products[(first + i * 7) % products.length];
    return {
      product_id: product?.id ?? '',
      qty: '2',
      unit_price: product?.price ?? '',
      currency: 'USD',
      discount: '0',
    };
  });
  const total = saleTotal(lines, rate);
  const dollars = { payment_method_id: methods.alternative, amount: '1.00', currency: rate.alternative };
  const { missing } = balanceOf(total, [dollars], [], rate);
  return {
    id: newId(),
    lines,
    main: rate.main,
    alternative: rate.alternative,
    rate: rate.rate,
    rate_id: rate.rate_id,
    payments: [
      dollars,
      { payment_method_id: methods.main, amount: toMoney(missing.main), currency: rate.main },
    ],
    total: total.main,
  };
}

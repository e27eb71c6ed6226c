import { annulSale, closeCash, moveCash, openCash, type Product, returnSale } from '@cuadra/shared/contract';
import { exact, newId, toMoney } from '@cuadra/shared/domain';
import type { HttpClient } from './http-client.ts';
import { sell, type TestShop } from './shop.ts';

/**
 * A day at the till that leaves something in every table of tills, returns and annulments: a till that was opened and
 * closed, in it a sale of which half came back before it was annulled, and another till that is open. The stock is what
 * it was.
 */
export async function dayAtTheTill(api: HttpClient, shop: TestShop, product: Product): Promise<void> {
  const { token, cash } = shop;
  const id = newId();
  const money = { payment_method_id: cash.main.id, amount: '100' };
  await api.ok(openCash, { token, body: { id, opening: [money] } });
  await api.ok(moveCash, { token, body: { kind: 'pay_out', ...money, reason: 'Hielo' } });
  const sale = await sell(api, shop, [{ product, qty: '2' }]);
  const half = toMoney(exact(sale.total).div(2));
  await api.ok(returnSale, {
    token,
    params: { id: sale.id },
    body: {
      lines: [{ line_id: sale.products[0]?.id ?? '', qty: '1' }],
      payments: [{ payment_method_id: cash.main.id, amount: half, currency: sale.main }],
    },
  });
  await api.ok(annulSale, { token, params: { id: sale.id }, body: { reason: 'Se equivocó' } });
  await api.ok(closeCash, { token, body: { id, counted: [money] } });
  await api.ok(openCash, { token, body: { opening: [money] } });
}

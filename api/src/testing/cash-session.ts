import {
  annulSale,
  closeCashSession,
  createCashMovement,
  createDisplay,
  openCashSession,
  type Product,
  returnSale,
} from '@cuadra/shared/contract';
import { exact, newId, toMoney } from '@cuadra/shared/domain';
import type { HttpClient } from './http-client.ts';
import { sell, type TestShop } from './shop.ts';

/**
 * Leaves something in every table of cash sessions, returns and annulments: a cash session that was opened and closed, in
 * it a sale of which half came back before it was annulled, and another cash session that is open, with a display. The stock is what it
 * was.
 */
export async function fillCashSessionTables(
  api: HttpClient,
  shop: TestShop,
  product: Product,
): Promise<void> {
  const { token, cash } = shop;
  const id = newId();
  const money = { payment_method_id: cash.main.id, amount: '100' };
  await api.ok(openCashSession, { token, body: { id, opening: [money] } });
  await api.ok(createCashMovement, { token, body: { kind: 'pay_out', ...money, reason: 'Hielo' } });
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
  await api.ok(closeCashSession, { token, body: { id, counted: [money] } });
  await api.ok(openCashSession, { token, body: { opening: [money] } });
  await api.ok(createDisplay, { token });
}

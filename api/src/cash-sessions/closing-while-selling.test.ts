import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeCashSession, createSale, openCashSession } from '@cuadra/shared/contract';
import { exact, toMoney } from '@cuadra/shared/domain';
import { addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

test('a cash session that is closed while 50 sales run holds those that came before, to the cent, and no other', async () => {
  const shop = await openShop(api, { rate: '100' });
  const { token, cash } = shop;
  const flour = await addProduct(api, shop, { price: '1', qty: '1000' });
  const cashSession = await api.ok(openCashSession, { token, body: {} });
  const counted = [{ payment_method_id: cash.main.id, amount: '0' }];
  const close = () => api.request(closeCashSession, { token, body: { id: cashSession.id, counted } });
  const sales = Array.from({ length: 50 }, () =>
    api.ok(createSale, { token, body: draftSale(shop, [flour]) }),
  );
  await Promise.race(sales);
  const closings = await Promise.all([close(), close(), close()]);
  await Promise.all(sales);
  for (const { status, text } of closings) assert.deepEqual([status, text], [200, closings[0]?.text]);

  const [rows] = await api.database.query<{ inside: number; outside: number }>(
    `select count(*) filter (where cash_session_id = $2)::int as inside,
       count(*) filter (where cash_session_id is null)::int as outside
     from sales where company_id = $1`,
    [shop.id, cashSession.id],
  );
  assert.ok(rows);
  assert.equal(rows.inside + rows.outside, 50, 'none is lost');
  assert.ok(rows.inside > 0);
  const closed = closeCashSession.response.parse(closings[0]?.body);
  assert.equal(closed.sales, rows.inside);
  const expected = toMoney(exact(100).times(rows.inside));
  assert.deepEqual(
    closed.counts.map((count) => [count.received, count.expected, count.difference]),
    [[expected, expected, toMoney(exact(expected).neg())]],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findBalanceReport,
  findIncomesReport,
  findPendingIncomesReport,
  findPendingSalesReport,
  findSalesReport,
  findStatsReport,
  payDebt,
} from '@cuadra/shared/contract';
import { addDays, companyDay } from '@cuadra/shared/domain';
import { sellAt } from '../testing/reports/sell-at.ts';
import { addClient, addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

test('an abono pays the oldest sales first; what is owed has its age, and today’s rate', async () => {
  const shop = await openShop(api, { rate: '100' });
  const { token } = shop;
  const product = await addProduct(api, shop, { price: '10.00' });
  const client = await addClient(api, shop, { name: '=Carmen' });
  const today = companyDay(new Date());
  const days = [100, 40, 0];
  for (const ago of days) {
    await sellAt(api, shop, `${addDays(today, -ago)}T04:00:00Z`, [product], {
      type: 'credit',
      client_id: client,
      payments: [],
    });
  }
  await api.ok(payDebt, {
    token,
    params: { id: client },
    body: { payments: [{ payment_method_id: shop.cash.alternative.id, amount: '14.00', currency: 'USD' }] },
  });
  const { items, totals } = await api.ok(findPendingSalesReport, { token });
  assert.deepEqual(
    items.map(({ sale }) => [sale?.days, sale?.age, sale?.balance, sale?.owed]),
    [
      [40, 31, '10.00', '6.00'],
      [0, 0, '10.00', '10.00'],
    ],
  );
  assert.deepEqual(
    [totals.sales, totals.clients, totals.total, totals.total_alternative],
    [2, 1, '1600.00', '16.00'],
  );
  const ages = await api.ok(findPendingIncomesReport, { token, query: { by: 'age' } });
  assert.deepEqual(
    ages.items.map(({ key, total_alternative }) => [key, total_alternative]),
    [
      ['00', '10.00'],
      ['31', '6.00'],
    ],
  );
  const old = await api.ok(findPendingSalesReport, { token, query: { to: addDays(today, -1) } });
  assert.equal(old.totals.total_alternative, '6.00');
  const first = await api.ok(findPendingSalesReport, { token, query: { limit: 1 } });
  const second = await api.ok(findPendingSalesReport, {
    token,
    query: { limit: 1, cursor: first.next ?? '' },
  });
  assert.deepEqual([...first.items, ...second.items], items);
  assert.equal(second.next, null);
});

test('a company that sold nothing has reports of nothing', async () => {
  const { token } = await openShop(api);
  for (const call of [findSalesReport, findIncomesReport, findBalanceReport]) {
    const { items, totals } = await api.ok(call, { token });
    assert.equal(items.length, 30);
    assert.equal(totals.total, '0.00');
  }
  for (const call of [findPendingSalesReport, findPendingIncomesReport]) {
    const { items, totals } = await api.ok(call, { token });
    assert.deepEqual([items, totals.total, totals.currencies], [[], '0.00', []]);
  }
  const stats = await api.ok(findStatsReport, { token });
  assert.deepEqual([stats.averages.ticket, stats.best_day, stats.products], [null, null, []]);
});

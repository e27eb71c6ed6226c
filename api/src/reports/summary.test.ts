import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findBalanceReport,
  findIncomesReport,
  findPendingIncomesReport,
  findSalesReport,
  findSummary,
} from '@cuadra/shared/contract';
import { addDays, CASHIER_ROLE_ID, companyDay, type Permission } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addClient, addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const client = await addClient(api, shop);
const product = await addProduct(api, shop, { name: 'Harina', qty: '10', min_qty: '8' });
await addProduct(api, shop, { name: 'Pan', qty: '1', min_qty: '10' });
await addProduct(api, shop, { name: 'Queso', qty: '100', min_qty: '10' });
await sell(api, shop, [{ product, qty: '2' }]);
await sell(api, shop, [product], { type: 'credit', client_id: client, payments: [] });

test('the summary has what the reports have', async () => {
  const { token } = shop;
  const said = await api.ok(findSummary, { token });
  const today = companyDay(new Date());
  assert.deepEqual([said.today, said.from, said.to], [today, addDays(today, -29), today]);
  assert.deepEqual(said.before, { from: addDays(today, -59), to: addDays(today, -30) });
  const sales = await api.ok(findSalesReport, { token });
  assert.deepEqual(
    [said.sales?.range, said.sales?.before, said.sales?.days],
    [sales.totals, sales.before, sales.items],
  );
  assert.deepEqual(said.sales?.today, sales.totals);
  assert.equal(said.sales?.yesterday.tickets, 0);
  assert.deepEqual([said.sales?.today.tickets, said.sales?.today.total_alternative], [2, '3.75']);
  const incomes = await api.ok(findIncomesReport, { token, query: { by: 'method' } });
  assert.deepEqual([said.incomes?.range, said.incomes?.methods], [incomes.totals, incomes.items]);
  assert.deepEqual(said.incomes?.currencies, incomes.currencies);
  const { debtors, ...owed } = said.pending ?? assert.fail();
  const pending = await api.ok(findPendingIncomesReport, { token });
  assert.deepEqual([owed, debtors], [pending.totals, pending.items]);
  assert.deepEqual(
    said.best_products?.map(({ name, qty }) => [name, qty]),
    [['Harina', '3']],
  );
  const balance = await api.ok(findBalanceReport, { token });
  assert.equal(balance.totals.incomes, incomes.totals.total);
});

test('what runs out is told, and what lacks most of it first', async () => {
  const { low_stock } = await api.ok(findSummary, { token: shop.token });
  assert.deepEqual(
    [low_stock?.count, low_stock?.items.map(({ name, qty }) => [name, qty])],
    [
      2,
      [
        ['Pan', '1'],
        ['Harina', '7'],
      ],
    ],
  );
});

test('each part is for who may see it, and the rest is null', async () => {
  const parts = ['sales', 'incomes', 'pending', 'best_products', 'low_stock'] as const;
  const opens: [Permission[], (typeof parts)[number][]][] = [
    [[], []],
    [[['reports', 'view_sales']], ['sales']],
    [[['reports', 'incomes']], ['incomes']],
    [[['reports', 'pending_incomes']], ['pending']],
    [[['reports', 'stats']], ['best_products']],
    [[['products', 'read']], ['low_stock']],
    [
      [
        ['reports', 'pending_sales'],
        ['reports', 'balance'],
      ],
      [],
    ],
  ];
  for (const [only, seen] of opens) {
    const said = await api.ok(findSummary, { token: await signInAs(api, shop, { only }) });
    assert.deepEqual(
      parts.filter((part) => said[part] !== null),
      seen,
      only.join(' '),
    );
  }
  const cashier = await api.ok(findSummary, {
    token: await signInAs(api, shop, { roleId: CASHIER_ROLE_ID }),
  });
  assert.deepEqual(
    parts.filter((part) => cashier[part] !== null),
    ['low_stock'],
  );
});

test('without the module there are no figures of it', async () => {
  const small = await openShop(api);
  await api.database.query("update companies set modules = array['sales', 'products'] where id = $1", [
    small.id,
  ]);
  const said = await api.ok(findSummary, { token: small.token });
  assert.deepEqual([said.sales, said.pending, said.low_stock?.count], [null, null, 0]);
});

test('it stays open when the subscription has expired; the reports do not', async () => {
  const late = await openShop(api);
  await api.database.query(
    "update subscriptions set expires_at = now() - interval '1 day' where company_id = $1",
    [late.id],
  );
  assert.equal((await api.ok(findSummary, { token: late.token })).sales?.today.tickets, 0);
  assert.equal(
    (await api.refused(findSalesReport, { token: late.token })).message,
    'ERROR_EXPIRED_SUBSCRIPTION',
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findBalanceReport,
  findIncomesReport,
  findPendingIncomesReport,
  findPendingSalesReport,
  findSalesReport,
  openCashSession,
  type SalesItem,
} from '@cuadra/shared/contract';
import { exact, sum, toMoney } from '@cuadra/shared/domain';
import fc from 'fast-check';
import { checkAccounts } from '../testing/client-accounts.ts';
import { history, live, type Scene } from '../testing/reports/live.ts';
import { rawFigures } from '../testing/reports/raw-figures.ts';
import { addClient, addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

async function openScene(): Promise<Scene> {
  const shop = await openShop(api, { rate: '860.18' });
  await api.ok(openCashSession, { token: shop.token, body: {} });
  const [category] = await api.database.query<{ id: string }>(
    "insert into categories (company_id, name) values ($1, 'Víveres') returning id",
    [shop.id],
  );
  const products = [
    await addProduct(api, shop, {
      name: 'Harina',
      price: '0.37',
      cost: '0.31',
      qty: '100000',
      category_id: category?.id ?? null,
    }),
    await addProduct(api, shop, {
      name: 'Queso',
      price: '333.33',
      cost: '250.01',
      price_currency: 'VES',
      qty: '100000',
    }),
    // Sold at a price that the owner sets, of a cost that nobody knows.
    {
      ...(await addProduct(api, shop, { name: 'Pan', price: '1.99', cost: null, qty: '100000' })),
      cost: '0',
    },
  ];
  return { api, shop, products, clients: [await addClient(api, shop), await addClient(api, shop)] };
}

/** What is kept and what the ledgers have, where the two differ. */
function wrongFigures(companyId: string) {
  return api.database.query(
    'select * from daily_figures_from_ledgers($1) where kept is distinct from ledger',
    [companyId],
  );
}

const addUp = (items: readonly object[], field: string) =>
  toMoney(sum(items.map((item) => (item as Record<string, string>)[field] ?? '0')));

/** Holds every report of a company to what its ledgers say. */
async function checkReports({ shop, clients }: Scene): Promise<void> {
  const { token } = shop;
  assert.deepEqual(await wrongFigures(shop.id), []);
  const raw = await rawFigures(api, shop.id);

  for (const by of ['period', 'seller', 'product', 'category', 'client'] as const) {
    const { totals, items } = await api.ok(findSalesReport, { token, query: { by, limit: 200 } });
    assert.deepEqual(
      [totals.tickets, totals.annulments, totals.returns],
      [raw.tickets, raw.annulments, raw.returns],
    );
    assert.deepEqual([totals.total, totals.total_alternative], [raw.total.main, raw.total.alternative]);
    assert.deepEqual([totals.cost, totals.cost_alternative], [raw.cost.main, raw.cost.alternative]);
    assert.deepEqual(
      [totals.uncosted, totals.uncosted_alternative],
      [raw.uncosted.main, raw.uncosted.alternative],
    );
    const fields: (keyof SalesItem)[] = [
      'total',
      'total_alternative',
      'cost',
      'cost_alternative',
      'profit',
      'profit_alternative',
    ];
    for (const field of fields) {
      assert.equal(
        addUp(items, field),
        (totals as unknown as Record<string, string>)[field],
        `${field} by ${by}`,
      );
    }
  }

  for (const by of ['period', 'method', 'seller', 'kind'] as const) {
    const { totals, currencies, items } = await api.ok(findIncomesReport, {
      token,
      query: { by, limit: 200 },
    });
    assert.deepEqual([totals.total, totals.total_alternative], [raw.incomes.main, raw.incomes.alternative]);
    assert.equal(addUp(items, 'total'), totals.total, by);
    assert.equal(addUp(items, 'total_alternative'), totals.total_alternative, by);
    for (const { currency, amount } of currencies)
      assert.equal(amount, raw.money[currency] ?? '0.00', currency);
  }

  for (const by of ['period', 'method'] as const) {
    const { totals, items } = await api.ok(findBalanceReport, { token, query: { by, limit: 200 } });
    assert.deepEqual([totals.pay_in, totals.pay_in_alternative], [raw.payIn.main, raw.payIn.alternative]);
    assert.deepEqual([totals.pay_out, totals.pay_out_alternative], [raw.payOut.main, raw.payOut.alternative]);
    const balance = exact(raw.incomes.main).plus(raw.payIn.main).minus(raw.payOut.main);
    assert.equal(totals.balance, toMoney(balance));
    assert.equal(addUp(items, 'balance'), totals.balance, by);
    assert.equal(addUp(items, 'balance_alternative'), totals.balance_alternative, by);
  }

  // What is owed is what the clients' ledgers come to, of those who owe; one in whose favour it is owes nothing.
  const owed = await api.database.query<{ currency: string; amount: string }>(
    `select currency, sum(amount)::text as amount from client_balances where company_id = $1 and amount > 0
     group by currency order by currency`,
    [shop.id],
  );
  const sales = await api.ok(findPendingSalesReport, { token, query: { limit: 200 } });
  for (const [by, report] of [
    ['sale', sales],
    ['seller', await api.ok(findPendingSalesReport, { token, query: { by: 'seller' } })],
    ['client', await api.ok(findPendingIncomesReport, { token, query: { by: 'client' } })],
    ['age', await api.ok(findPendingIncomesReport, { token, query: { by: 'age' } })],
  ] as const) {
    assert.deepEqual(report.totals.currencies, owed, by);
    assert.equal(addUp(report.items, 'total'), report.totals.total, by);
    assert.equal(addUp(report.items, 'total_alternative'), report.totals.total_alternative, by);
  }
  assert.equal(sales.items.filter(({ sale }) => sale).length, sales.totals.sales);
  await checkAccounts(api, shop, clients);
}

test('whatever is sold, brought back, annulled, paid off and moved, the reports are what the ledgers say, to the cent', async (t) => {
  let sales = 0;
  await fc.assert(
    fc.asyncProperty(history, async (happenings) => {
      const scene = await openScene();
      await live(scene, happenings);
      await checkReports(scene);
      sales += happenings.filter((one) => one.do === 'sell').length;
      const before = await api.database.query(
        'select kept from daily_figures_from_ledgers($1) order by kept',
        [scene.shop.id],
      );
      await api.database.query('select rebuild_daily_figures($1)', [scene.shop.id]);
      const after = await api.database.query(
        'select kept from daily_figures_from_ledgers($1) order by kept',
        [scene.shop.id],
      );
      assert.deepEqual(after, before, 'worked out again they are the same');
    }),
    { numRuns: 15, endOnFailure: true },
  );
  t.diagnostic(`${sales} sales`);
});

test('a figure that is wrong is found, and put right', async () => {
  const scene = await openScene();
  await live(scene, [
    { do: 'sell', goods: [{ product: 0, qty: '2.000' }], client: 0, pays: 'main' },
    { do: 'return', of: 0, share: '0.5' },
  ]);
  const { id } = scene.shop;
  await api.database.query('update daily_sales set sold = sold + 1 where company_id = $1', [id]);
  await api.database.query('delete from daily_money where company_id = $1', [id]);
  await api.database.query('update daily_products set qty = 7 where company_id = $1', [id]);
  const wrong = (await wrongFigures(id)).map(({ figures }) => figures);
  assert.deepEqual([...new Set(wrong)].sort(), ['daily_money', 'daily_products', 'daily_sales']);
  await api.database.query('select rebuild_daily_figures($1)', [id]);
  await checkReports(scene);
});

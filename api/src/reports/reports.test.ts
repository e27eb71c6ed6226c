import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  annulSale,
  balanceReport,
  createSale,
  incomesReport,
  payDebt,
  pendingIncomesReport,
  pendingSalesReport,
  returnSale,
  salesReport,
  statsReport,
  updateCurrenciesUsed,
  updateSale,
} from '@cuadra/shared/contract';
import { addDays, companyDay } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addClient, addProduct, draftSale, openShop, sell, type TestShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

/** Moves a sale to another moment, as if it had been made then. */
async function sellAt(
  shop: TestShop,
  at: string,
  ...wish: Parameters<typeof draftSale> extends [unknown, ...infer W] ? W : never
) {
  const sale = await sell(api, shop, ...wish);
  await api.database.query('update sales set created_at = $3 where company_id = $1 and id = $2', [
    shop.id,
    sale.id,
    at,
  ]);
  await api.database.query('select rebuild_daily_figures($1)', [shop.id]);
  return sale;
}

test('the days are those of Caracas: one ends at four in the morning of UTC', async () => {
  const shop = await openShop(api);
  const product = await addProduct(api, shop);
  await sellAt(shop, '2026-03-02T03:59:59.999Z', [product]);
  await sellAt(shop, '2026-03-02T04:00:00Z', [{ product, qty: '2' }]);
  const { items } = await api.ok(salesReport, {
    token: shop.token,
    query: { from: '2026-03-01', to: '2026-03-02' },
  });
  assert.deepEqual(
    items.map(({ key, tickets, total_alternative }) => [key, tickets, total_alternative]),
    [
      ['2026-03-01', 1, '1.25'],
      ['2026-03-02', 1, '2.50'],
    ],
  );
  const { hours, weekdays } = await api.ok(statsReport, {
    token: shop.token,
    query: { from: '2026-03-01', to: '2026-03-02' },
  });
  assert.deepEqual(
    hours.map(({ hour }) => hour),
    [0, 23],
  );
  // The first of March 2026 was a Sunday.
  assert.deepEqual(
    weekdays.map(({ weekday, total_alternative }) => [weekday, total_alternative]),
    [
      [1, '2.50'],
      [7, '1.25'],
    ],
  );
});

test('weeks begin on Monday, months on their first day, and what nobody sold in is there as well', async () => {
  const shop = await openShop(api);
  const product = await addProduct(api, shop);
  const { token } = shop;
  for (const day of ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-31']) {
    await sellAt(shop, `${day}T16:00:00Z`, [product]);
  }
  const range = { from: '2026-02-25', to: '2026-03-16' };
  const weeks = await api.ok(salesReport, { token, query: { ...range, group: 'week' } });
  assert.deepEqual(
    weeks.items.map(({ key, tickets }) => [key, tickets]),
    [
      ['2026-02-23', 2],
      ['2026-03-02', 1],
      ['2026-03-09', 0],
      ['2026-03-16', 0],
    ],
  );
  const months = await api.ok(salesReport, { token, query: { ...range, group: 'month' } });
  assert.deepEqual(
    months.items.map(({ key, tickets, total }) => [key, tickets, total]),
    [
      ['2026-02-01', 1, '1075.23'],
      ['2026-03-01', 2, '2150.46'],
    ],
  );
  const march = await api.ok(salesReport, { token, query: { from: '2026-03-01', to: '2026-03-31' } });
  assert.deepEqual([march.totals.tickets, march.before.tickets], [3, 1], 'March is held against February');
});

test('what is annulled or comes back is taken off on the day on which it is, from who sold it', async () => {
  const shop = await openShop(api);
  const product = await addProduct(api, shop);
  const { token } = shop;
  const before = await sellAt(shop, '2026-03-01T16:00:00Z', [{ product, qty: '4' }]);
  await api.ok(returnSale, {
    token,
    params: { id: before.id },
    body: {
      lines: [{ line_id: before.products[0]?.id ?? '', qty: '1' }],
      payments: [{ payment_method_id: shop.cash.alternative.id, amount: '1.25', currency: 'USD' }],
    },
  });
  const then = await api.ok(salesReport, { token, query: { from: '2026-03-01', to: '2026-03-01' } });
  assert.deepEqual([then.totals.total_alternative, then.totals.profit_alternative], ['5.00', '1.00']);
  const now = await api.ok(salesReport, { token });
  assert.deepEqual(
    [now.totals.tickets, now.totals.returns, now.totals.sold_alternative, now.totals.undone_alternative],
    [0, 1, '0.00', '1.25'],
  );
  assert.deepEqual([now.totals.total_alternative, now.totals.cost_alternative], ['-1.25', '-1.00']);
  await api.ok(annulSale, { token, params: { id: before.id }, body: { reason: 'prueba' } });
  const after = await api.ok(salesReport, { token });
  assert.deepEqual([after.totals.annulments, after.totals.total_alternative], [1, '-5.00']);
  const incomes = await api.ok(incomesReport, { token, query: { by: 'kind' } });
  // Annulled, what was paid in bolívares goes out, and the dollar that had been paid back comes in again.
  assert.deepEqual(
    incomes.items.map(({ key, received_alternative, given_alternative }) => [
      key,
      received_alternative,
      given_alternative,
    ]),
    [
      ['return', '0.00', '1.25'],
      ['annulment', '1.25', '5.00'],
    ],
  );
});

test('each sale counts at its own rate, whatever the rate is now', async () => {
  const shop = await openShop(api, { rate: '100' });
  const product = await addProduct(api, shop, { price: '1.00', cost: '0.50' });
  await sell(api, shop, [product]);
  await api.database.query('update exchange_rates set rate = 200 where company_id = $1', [shop.id]);
  const dearer: TestShop = { ...shop, rate: { ...shop.rate, rate: '200' } };
  await sell(api, dearer, [product]);
  const { totals } = await api.ok(salesReport, { token: shop.token });
  assert.deepEqual([totals.total, totals.total_alternative], ['300.00', '2.00']);
  assert.deepEqual([totals.cost, totals.profit, totals.profit_alternative], ['150.00', '150.00', '1.00']);
});

test('a breakdown pages by key, the greatest first, and misses and repeats nothing', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const prices = ['1.00', '3.00', '2.00', '2.00', '2.00'];
  const products = await Promise.all(
    prices.map((price, i) => addProduct(api, shop, { name: `P${i}`, price })),
  );
  await sell(api, shop, products);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.ok(salesReport, {
      token,
      query: { by: 'product', limit: 2, ...(cursor ? { cursor } : {}) },
    });
    seen.push(...page.items.map(({ total_alternative }) => total_alternative));
    cursor = page.next ?? undefined;
  } while (cursor);
  assert.deepEqual(seen, ['3.00', '2.00', '2.00', '2.00', '1.00']);
});

test('who may not see what products cost sees no cost and no profit', async () => {
  const shop = await openShop(api);
  await sell(api, shop, [await addProduct(api, shop)]);
  const token = await signInAs(api, shop, {
    only: [
      ['reports', 'view_sales'],
      ['reports', 'balance'],
    ],
  });
  const { totals, items } = await api.ok(salesReport, { token });
  assert.deepEqual(
    [totals.total_alternative, totals.cost, totals.profit, totals.uncosted],
    ['1.25', null, null, null],
  );
  assert.ok(items.every((item) => item.cost === null && item.profit_alternative === null));
  const balance = await api.ok(balanceReport, { token });
  assert.deepEqual([balance.totals.incomes_alternative, balance.totals.profit], ['1.25', null]);
});

test('what has no known cost brings no profit, and says how much it is', async () => {
  const shop = await openShop(api);
  // Without a cost its price counts as 0 (spec §5), unless the seller sets one: here as if the cost were known.
  const bread = { ...(await addProduct(api, shop, { cost: null, price: '2.00' })), cost: '0' };
  await sell(api, shop, [bread, await addProduct(api, shop)]);
  const { totals } = await api.ok(salesReport, { token: shop.token });
  assert.deepEqual(
    [
      totals.total_alternative,
      totals.uncosted_alternative,
      totals.cost_alternative,
      totals.profit_alternative,
    ],
    ['3.25', '2.00', '1.00', '0.25'],
  );
});

test('an abono pays the oldest sales first; what is owed has its age, and today’s rate', async () => {
  const shop = await openShop(api, { rate: '100' });
  const { token } = shop;
  const product = await addProduct(api, shop, { price: '10.00' });
  const client = await addClient(api, shop, { name: '=Carmen' });
  const today = companyDay(new Date());
  const days = [100, 40, 0];
  for (const ago of days) {
    await sellAt(shop, `${addDays(today, -ago)}T04:00:00Z`, [product], {
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
  const { items, totals } = await api.ok(pendingSalesReport, { token });
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
  const ages = await api.ok(pendingIncomesReport, { token, query: { by: 'age' } });
  assert.deepEqual(
    ages.items.map(({ key, total_alternative }) => [key, total_alternative]),
    [
      ['00', '10.00'],
      ['31', '6.00'],
    ],
  );
  const old = await api.ok(pendingSalesReport, { token, query: { to: addDays(today, -1) } });
  assert.equal(old.totals.total_alternative, '6.00');
  const first = await api.ok(pendingSalesReport, { token, query: { limit: 1 } });
  const second = await api.ok(pendingSalesReport, { token, query: { limit: 1, cursor: first.next ?? '' } });
  assert.deepEqual([...first.items, ...second.items], items);
  assert.equal(second.next, null);
});

test('a sale that gets another client is that one’s', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const [one, other] = [
    await addClient(api, shop, { name: 'Ana' }),
    await addClient(api, shop, { name: 'Luis' }),
  ];
  const sale = await sell(api, shop, [await addProduct(api, shop)], { client_id: one });
  const clients = async () => {
    const { items } = await api.ok(salesReport, { token, query: { by: 'client' } });
    return items
      .filter(({ total }) => total !== '0.00')
      .map(({ name, tickets, total_alternative }) => [name, tickets, total_alternative]);
  };
  assert.deepEqual(await clients(), [['Ana', 1, '1.25']]);
  await api.ok(updateSale, { token, body: { id: sale.id, client_id: other } });
  assert.deepEqual(await clients(), [['Luis', 1, '1.25']]);
  await api.ok(updateSale, { token, body: { id: sale.id, client_id: null } });
  assert.deepEqual(await clients(), [[null, 1, '1.25']]);
});

test('a company that sold nothing has reports of nothing', async () => {
  const { token } = await openShop(api);
  for (const call of [salesReport, incomesReport, balanceReport]) {
    const { items, totals } = await api.ok(call, { token });
    assert.equal(items.length, 30);
    assert.equal(totals.total, '0.00');
  }
  for (const call of [pendingSalesReport, pendingIncomesReport]) {
    const { items, totals } = await api.ok(call, { token });
    assert.deepEqual([items, totals.total, totals.currencies], [[], '0.00', []]);
  }
  const stats = await api.ok(statsReport, { token });
  assert.deepEqual([stats.averages.ticket, stats.best_day, stats.products], [null, null, []]);
});

test('a range that is none, or too long to be told by day, is refused', async () => {
  const { token } = await openShop(api);
  const wrong: [from: string, to: string, group: 'day' | 'week', reason: string][] = [
    ['2026-03-02', '2026-03-01', 'day', 'before-from'],
    ['2024-01-01', '2026-01-02', 'day', 'too-long'],
    ['2000-01-01', '2199-12-31', 'week', 'too-long'],
  ];
  for (const call of [salesReport, incomesReport, balanceReport, statsReport]) {
    for (const [from, to, group, reason] of wrong) {
      const { status, fields } = await api.refused(call, { token, query: { from, to, group } });
      assert.deepEqual([status, fields], [400, { to: reason }], call.path);
    }
    for (const day of ['0000-01-01', '1999-12-31', '2200-01-01', '9999-12-31', '2026-02-30', 'ayer']) {
      const { status } = await api.refused(call, { token, query: { to: day } });
      assert.equal(status, 400, day);
    }
  }
  const { items } = await api.ok(salesReport, { token, query: { from: '2024-01-01', to: '2026-01-01' } });
  assert.equal(items.length, 732);
  const weeks = await api.ok(salesReport, {
    token,
    query: { from: '2018-01-01', to: '2026-01-01', group: 'week' },
  });
  assert.equal(weeks.items.length, 418);
});

test('after a company changed its currencies its reports are in the new ones alone', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const product = await addProduct(api, shop);
  await sell(api, shop, [product]);
  await api.ok(updateCurrenciesUsed, {
    token,
    body: { main: 'USD', alternative: 'EUR' },
  });
  const { main, totals } = await api.ok(salesReport, { token });
  assert.deepEqual([main, totals.tickets, totals.total], ['USD', 0, '0.00']);
  await api.ok(updateCurrenciesUsed, {
    token,
    body: { main: 'VES', alternative: 'USD' },
  });
  assert.equal((await api.ok(salesReport, { token })).totals.tickets, 1);
});

test('sold side by side, the figures are still those of the ledgers', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const products = await Promise.all(['A', 'B', 'C', 'D'].map((name) => addProduct(api, shop, { name })));
  const first = await Promise.all(products.map((product) => sell(api, shop, [product])));
  const work = Array.from({ length: 24 }, (_, i) => {
    const wishes = products.filter((_product, at) => (i + at) % 3 !== 0);
    return api.ok(createSale, { token, body: draftSale(shop, i % 2 ? wishes : wishes.reverse()) });
  });
  const undone = first.map(({ id }) =>
    api.ok(annulSale, { token, params: { id }, body: { reason: 'prueba' } }),
  );
  await Promise.all([...work, ...undone]);
  const wrong = await api.database.query(
    'select * from daily_figures_from_ledgers($1) where kept is distinct from ledger',
    [shop.id],
  );
  assert.deepEqual(wrong, []);
  const { totals } = await api.ok(salesReport, { token });
  assert.deepEqual([totals.tickets, totals.annulments], [28, 4]);
});

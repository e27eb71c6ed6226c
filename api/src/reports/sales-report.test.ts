import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  annulSale,
  createSale,
  findBalanceReport,
  findSalesReport,
  returnSale,
  updateCurrenciesUsed,
  updateSale,
} from '@cuadra/shared/contract';
import { signInAs } from '../testing/company.ts';
import { addClient, addProduct, draftSale, openShop, sell, type TestShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

test('each sale counts at its own rate, whatever the rate is now', async () => {
  const shop = await openShop(api, { rate: '100' });
  const product = await addProduct(api, shop, { price: '1.00', cost: '0.50' });
  await sell(api, shop, [product]);
  await api.database.query('update exchange_rates set rate = 200 where company_id = $1', [shop.id]);
  const dearer: TestShop = { ...shop, rate: { ...shop.rate, rate: '200' } };
  await sell(api, dearer, [product]);
  const { totals } = await api.ok(findSalesReport, { token: shop.token });
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
    const page = await api.ok(findSalesReport, {
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
  const { totals, items } = await api.ok(findSalesReport, { token });
  assert.deepEqual(
    [totals.total_alternative, totals.cost, totals.profit, totals.uncosted],
    ['1.25', null, null, null],
  );
  assert.ok(items.every((item) => item.cost === null && item.profit_alternative === null));
  const balance = await api.ok(findBalanceReport, { token });
  assert.deepEqual([balance.totals.incomes_alternative, balance.totals.profit], ['1.25', null]);
});

test('what has no known cost brings no profit, and says how much it is', async () => {
  const shop = await openShop(api);
  const bread = await addProduct(api, shop, { cost: null, price: '2.00' });
  await sell(api, shop, [bread, await addProduct(api, shop)]);
  const { totals } = await api.ok(findSalesReport, { token: shop.token });
  assert.deepEqual(
    [
      totals.total_alternative,
      totals.uncosted_alternative,
      totals.cost_alternative,
      totals.profit_alternative,
    ],
    ['3.25', '2.00', '1.00', '0.25'],
  );
  const { totals: balance } = await api.ok(findBalanceReport, { token: shop.token });
  assert.deepEqual([balance.uncosted_alternative, balance.profit_alternative], ['2.00', '0.25']);
});

test('a cost of less than a cent counts with its decimals, and comes back with a return', async () => {
  const shop = await openShop(api, { rate: '100' });
  const sweet = await addProduct(api, shop, { cost: '0.013', price: '0.02' });
  assert.equal(sweet.cost, '0.013');
  const { id, products } = await sell(api, shop, [{ product: sweet, qty: '100' }]);
  const figures = async () => {
    const { totals } = await api.ok(findSalesReport, { token: shop.token });
    return [totals.total_alternative, totals.cost_alternative, totals.profit_alternative];
  };
  assert.deepEqual(await figures(), ['2.00', '1.30', '0.70']);
  await api.ok(returnSale, {
    token: shop.token,
    params: { id },
    body: {
      lines: [{ line_id: products[0]?.id ?? '', qty: '50' }],
      payments: [{ payment_method_id: shop.cash.main.id, amount: '100.00', currency: 'VES' }],
    },
  });
  assert.deepEqual(await figures(), ['1.00', '0.65', '0.35']);
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
    const { items } = await api.ok(findSalesReport, { token, query: { by: 'client' } });
    return items.map(({ name, tickets, total_alternative }) => [name, tickets, total_alternative]);
  };
  assert.deepEqual(await clients(), [['Ana', 1, '1.25']]);
  await api.ok(updateSale, { token, body: { id: sale.id, client_id: other } });
  assert.deepEqual(await clients(), [['Luis', 1, '1.25']]);
  await api.ok(updateSale, { token, body: { id: sale.id, client_id: null } });
  assert.deepEqual(await clients(), [[null, 1, '1.25']]);
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
  const { main, totals } = await api.ok(findSalesReport, { token });
  assert.deepEqual([main, totals.tickets, totals.total], ['USD', 0, '0.00']);
  await api.ok(updateCurrenciesUsed, {
    token,
    body: { main: 'VES', alternative: 'USD' },
  });
  assert.equal((await api.ok(findSalesReport, { token })).totals.tickets, 1);
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
  const { totals } = await api.ok(findSalesReport, { token });
  assert.deepEqual([totals.tickets, totals.annulments], [28, 4]);
});

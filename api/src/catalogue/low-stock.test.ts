import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustStock,
  type CallInput,
  countProducts,
  createBulkChange,
  createSale,
  deleteProduct,
  findSummary,
  importProducts,
  listProducts,
  type Product,
  undoBulkChange,
  updateProduct,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import pg from 'pg';
import { checkTotals } from '../commands/totals/check.ts';
import { addProduct, draftSale, openShop, sell, type TestShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

/** What is low, as every place that tells it does. */
async function lowOf(shop: TestShop): Promise<string[]> {
  const { token } = shop;
  const query = { stock: 'low' } as const;
  const names = (await api.ok(listProducts, { token, query })).items.map(({ name }) => name);
  const { low_stock } = await api.ok(findSummary, { token });
  assert.deepEqual(low_stock?.items.map(({ name }) => name).sort(), [...names].sort());
  assert.deepEqual(
    [low_stock?.count, (await api.ok(countProducts, { token, query })).count],
    [...[names.length, names.length]],
  );
  return names;
}

async function totalsOf({ id }: TestShop) {
  const client = new pg.Client({ connectionString: api.database.ownerUrl });
  await client.connect();
  try {
    return await checkTotals(client, { company: id, fix: false });
  } finally {
    await client.end();
  }
}

const edit = (shop: TestShop, { id, name }: Product, min_qty: string | null) =>
  api.ok(updateProduct, {
    token: shop.token,
    body: { id, name, min_qty, cost_currency: 'USD', price_currency: 'USD' },
  });
const bring = (shop: TestShop, text: string) =>
  api.ok(importProducts, { token: shop.token, headers: { 'content-type': 'text/csv' }, body: text });

test('whatever moves a stock or a minimum, what is low is told', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const flour = await addProduct(api, shop, { name: 'Harina', qty: '10', min_qty: '8' });
  const rice = await addProduct(api, shop, { name: 'Arroz', qty: '10' });
  const none = await addProduct(api, shop, { name: 'Nada', qty: '0', min_qty: '0' });
  assert.deepEqual(await lowOf(shop), ['Nada']);
  await sell(api, shop, [{ product: flour, qty: '2' }]);
  assert.deepEqual(await lowOf(shop), ['Harina', 'Nada']);
  await api.ok(adjustStock, { token, body: { product_id: flour.id, qty: '1', cause: 'error' } });
  assert.deepEqual(await lowOf(shop), ['Nada']);
  await edit(shop, rice, '10');
  await edit(shop, none, null);
  assert.deepEqual(await lowOf(shop), ['Arroz']);
  await edit(shop, rice, '9.999');
  assert.deepEqual(await lowOf(shop), []);

  await bring(shop, 'nombre;cantidad;mínimo\nNueva;1;2\nOtra;5;2\nArroz;3;4\nHarina;;20');
  assert.deepEqual(await lowOf(shop), ['Arroz', 'Harina', 'Nueva']);
  await api.ok(deleteProduct, { token, params: { id: rice.id } });
  assert.deepEqual(await lowOf(shop), ['Harina', 'Nueva']);
  const gone = await api.ok(listProducts, { token, query: { stock: 'low', withdrawn: 'true' } });
  assert.deepEqual(
    gone.items.map(({ name }) => name),
    ['Arroz'],
  );

  const body: CallInput<typeof createBulkChange>['body'] = {
    ...{ id: newId(), selection: { filter: { stock: 'low' } }, change: { kind: 'withdraw' } },
    as_of: new Date(Date.now() + 60_000).toISOString(),
  };
  assert.equal((await api.ok(createBulkChange, { token, body })).changed, 2);
  assert.deepEqual(await lowOf(shop), []);
  await api.ok(undoBulkChange, { token, params: { id: body.id }, body: {} });
  assert.deepEqual(await lowOf(shop), ['Harina', 'Nueva']);
  assert.deepEqual(await totalsOf(shop), []);
});

test('ten are told of many, those that lack most first and by name where they lack alike', async () => {
  const shop = await openShop(api);
  await bring(
    shop,
    `nombre;cantidad;mínimo\n${Array.from({ length: 30 }, (_, n) => `P${n + 10};${n < 15 ? 0 : 1};2`).join('\n')}`,
  );
  const { low_stock } = await api.ok(findSummary, { token: shop.token });
  assert.deepEqual(
    [low_stock?.count, low_stock?.items.map(({ name }) => name)],
    [30, Array.from({ length: 10 }, (_, n) => `P${n + 10}`)],
  );
});

test('a minimum that is not the one beside the stock is found', async () => {
  const shop = await openShop(api);
  const { id } = await addProduct(api, shop, { min_qty: '5' });
  await api.database.query('update product_stock set minimum = 9 where product_id = $1', [id]);
  assert.deepEqual(
    (await totalsOf(shop)).map(({ table, row, stored, workedOut }) => [table, row, stored, workedOut]),
    [['product_stock.minimum', id, '9.000', '5.000']],
  );
});

test('a sale leaves the indexes of the stock alone, unless it takes it across its minimum', async () => {
  const shop = await openShop(api);
  const { id } = await addProduct(api, shop, { qty: '10', min_qty: '5' });
  const client = new pg.Client({ connectionString: api.database.ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    const inPlace = async (qty: number) => {
      await client.query('update product_stock set qty = $2 where product_id = $1', [id, qty]);
      const { rows } = await client.query<{ n: number }>(
        "select pg_stat_get_xact_tuples_hot_updated('product_stock'::regclass)::int as n",
      );
      return rows[0]?.n;
    };
    assert.deepEqual([await inPlace(9), await inPlace(6)], [1, 2]);
    assert.deepEqual([await inPlace(5), await inPlace(4)], [2, 3]);
  } finally {
    await client.end();
  }
});

test('minimums in a file and sales of the same products do not lock each other out', async () => {
  const shop = await openShop(api);
  // A server of its own: PostgreSQL counts what a connection met when it ends.
  const own = await startApi({ database: api.database });
  const products: Product[] = [];
  for (let n = 10; n < 40; n++) products.push(await addProduct(api, shop, { name: `P${n}`, min_qty: '1' }));
  const file = (minimum: number) =>
    `nombre;mínimo;cantidad\n${products
      .toReversed()
      .map(({ name }, n) => `${name};${minimum};${n % 3 === 0 ? 900 + minimum : ''}`)
      .join('\n')}`;
  let importing = true;
  const selling = Array.from({ length: 4 }, async (_, client) => {
    while (importing)
      await own.ok(createSale, {
        token: shop.token,
        body: draftSale(shop, client % 2 ? products : products.toReversed()),
      });
  });
  for (let minimum = 2; minimum < 10; minimum++)
    await own.ok(importProducts, {
      ...{ token: shop.token, headers: { 'content-type': 'text/csv' }, body: file(minimum) },
    });
  importing = false;
  await Promise.all(selling);
  await own.close();
  const [met] = await api.database.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  assert.deepEqual(met, { deadlocks: 0 });
  assert.deepEqual(await totalsOf(shop), []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CallInput,
  countProducts,
  createCategory,
  createMeasure,
  deleteProduct,
  type ListedProduct,
  listProducts,
  PRODUCT_SORTS,
  updateProduct,
} from '@cuadra/shared/contract';
import { convert, exact, linePrice, priceInBoth } from '@cuadra/shared/domain';
import { signInAs } from '../../testing/company.ts';
import { addProduct, openShop, setRate, type TestShop } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';

const api = await startApi();
type Query = NonNullable<CallInput<typeof listProducts>['query']>;

/** All pages of a list, so many products a page. */
async function readAll(token: string, query: Query, limit = 50, between = async () => {}) {
  const items: ListedProduct[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.ok(listProducts, { token, query: { ...query, limit, ...(cursor && { cursor }) } });
    items.push(...page.items);
    cursor = page.next ?? undefined;
    await between();
  } while (cursor);
  return items;
}
const names = (items: ListedProduct[]) => items.map(({ name }) => name);

const free = { price: null, cost: null, utility: null, is_fixed_price: false };

async function openStocked() {
  const shop = await openShop(api, { rate: '100' });
  const { id: food } = await api.ok(createCategory, { token: shop.token, body: { name: 'Víveres' } });
  const { id: box } = await api.ok(createMeasure, { token: shop.token, body: { name: 'Medio bulto' } });
  const add = (name: string, given: Parameters<typeof addProduct>[2]) =>
    addProduct(api, shop, { name, ...given });
  await add('Café', { favourite: true, category_id: food, price: '3', qty: '5', min_qty: '5', code: 'A1' });
  await add('Arroz', {
    category_id: food,
    measure_id: box,
    qty: '0',
    min_qty: '2',
    price: '150',
    price_currency: 'VES',
  });
  await add('Azúcar', { ...free, favourite: true, qty: '7', min_qty: '3' });
  await add('Sal', { price: '0', qty: '0' });
  await add('Jabón', {
    cost: '1',
    utility: '30',
    price: null,
    is_fixed_price: false,
    qty: '-0',
    barcodes: ['759'],
  });
  await add('Cloro', { cost: null, price: '0.90', qty: '12.5' });
  const gone = await add('Retirado', { favourite: true, price: '9', qty: '1' });
  await api.ok(deleteProduct, { token: shop.token, params: { id: gone.id } });
  return { shop, food, box };
}
const { shop, food, box } = await openStocked();

test('each filter finds its products, alone, with a search and with an order, and is counted', async () => {
  const expected: [Query, string[]][] = [
    [{}, ['Arroz', 'Azúcar', 'Café', 'Cloro', 'Jabón', 'Sal']],
    [{ category_id: food }, ['Arroz', 'Café']],
    [{ measure_id: box }, ['Arroz']],
    [{ stock: 'low' }, ['Arroz', 'Café']],
    [{ stock: 'none' }, ['Arroz', 'Jabón', 'Sal']],
    [{ without: 'price' }, ['Azúcar', 'Sal']],
    [{ without: 'cost' }, ['Azúcar', 'Cloro']],
    [{ favourite: 'true' }, ['Azúcar', 'Café']],
    [{ favourite: 'true', without: 'price' }, ['Azúcar']],
    [{ favourite: 'true', withdrawn: 'true' }, ['Retirado']],
    [{ withdrawn: 'true' }, ['Retirado']],
    [{ category_id: food, stock: 'none' }, ['Arroz']],
    [{ search: 'cafe', stock: 'low' }, ['Café']],
    [{ search: 'a1', stock: 'low' }, ['Café']],
    [{ search: '759', stock: 'none' }, ['Jabón']],
    [{ search: 'cafe', stock: 'none' }, []],
    [{ search: 'c', favourite: 'true' }, ['Azúcar', 'Café']],
    [{ search: 'arroz', favourite: 'true' }, []],
    [{ search: 'retirado', withdrawn: 'true' }, ['Retirado']],
    [{ search: 'retirado' }, []],
    // Too short for the index.
    [{ search: 'z' }, ['Arroz', 'Azúcar']],
    [{ search: 'Ú a' }, ['Azúcar']],
    [{ search: '75', stock: 'none' }, ['Jabón']],
    [{ search: '%' }, []],
    [{ search: 'r', withdrawn: 'true' }, ['Retirado']],
  ];
  for (const [query, wanted] of expected) {
    const about = JSON.stringify(query);
    for (const limit of [1, 2, 50]) {
      assert.deepEqual(names(await readAll(shop.token, query, limit)), wanted, about);
      for (const sort of PRODUCT_SORTS) {
        const sorted = await readAll(shop.token, { ...query, sort, order: 'desc' }, limit);
        assert.deepEqual(names(sorted).sort(), [...wanted].sort(), `${about} by ${sort}`);
      }
    }
    const { count, is_more } = await api.ok(countProducts, { token: shop.token, query });
    assert.deepEqual([count, is_more], [wanted.length, false], about);
  }
});

test('the withdrawn ones say so', async () => {
  const [gone] = await readAll(shop.token, { withdrawn: 'true' });
  assert.equal(gone?.deleted, true);
});

test('by name, stock and last change, both ways and page by page', async () => {
  const all = await readAll(shop.token, {});
  const by = (value: (product: ListedProduct) => number | string) => (a: ListedProduct, b: ListedProduct) =>
    value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : a.id < b.id ? -1 : 1;
  const orders = {
    stock: by(({ qty }) => Number(qty)),
    changed: by(({ updated_at }) => updated_at),
  } as const;
  for (const limit of [1, 2, 50]) {
    const byName = await readAll(shop.token, { sort: 'name', order: 'desc' }, limit);
    assert.deepEqual(names(byName), names(all).reverse());
    for (const sort of ['stock', 'changed'] as const) {
      const expected = [...all].sort(orders[sort]);
      assert.deepEqual(names(await readAll(shop.token, { sort, order: 'asc' }, limit)), names(expected));
      assert.deepEqual(
        names(await readAll(shop.token, { sort, order: 'desc' }, limit)),
        names(expected.reverse()),
      );
    }
  }
});

test('by price in one currency at the rate of the day, and what has none stands last both ways', async () => {
  // Bs. 150 are $ 1.50 at 100, and $ 0.75 at 200.
  const cheapest = ['Cloro', 'Jabón', 'Arroz', 'Café'];
  for (const limit of [1, 2, 3, 50]) {
    assert.deepEqual(names(await readAll(shop.token, { sort: 'price' }, limit)), [
      ...cheapest,
      'Azúcar',
      'Sal',
    ]);
    assert.deepEqual(names(await readAll(shop.token, { sort: 'price', order: 'desc' }, limit)), [
      ...[...cheapest].reverse(),
      'Azúcar',
      'Sal',
    ]);
  }
  await setRate(api, shop, '200');
  assert.deepEqual(names(await readAll(shop.token, { sort: 'price' }, 2)), [
    ...['Arroz', 'Cloro', 'Jabón', 'Café'],
    ...['Azúcar', 'Sal'],
  ]);
  let rate = 100;
  const change = async () => {
    rate = rate === 100 ? 300 : 100;
    await setRate(api, shop, String(rate));
  };
  const read = names(await readAll(shop.token, { sort: 'price' }, 1, change));
  assert.deepEqual(
    read.sort(),
    names(await readAll(shop.token, {})).sort(),
    'another rate between two pages',
  );
  await setRate(api, shop, '100');
});

test('what the database puts products in order by is what one costs', async () => {
  const other: TestShop = await openShop(api, { rate: '36.507' });
  await api.database.query(
    `insert into products (company_id, name, cost, utility, price, is_fixed_price, cost_currency, price_currency)
     select $1, 'P' || i, nullif(round((i * 7919 % 1000) / 333.0, i % 9), 0), case i % 4 when 0 then null else i * 17 % 9000 / 100.0 end,
       case i % 3 when 0 then null else i * 31 % 5000 / 100.0 end, i % 5 = 0,
       case i % 2 when 0 then 'USD' else 'VES' end, case i % 7 when 0 then 'VES' else 'USD' end
     from generate_series(1, 400) i`,
    [other.id],
  );
  const stored = await api.database.query<{ id: string; price_order: number | null; line_currency: string }>(
    'select id, price_order, line_currency from products where company_id = $1',
    [other.id],
  );
  const all = await readAll(other.token, {}, 200);
  assert.equal(all.length, 400);
  for (const product of all) {
    const { unit_price, currency } = linePrice(product);
    const row = stored.find(({ id }) => id === product.id);
    assert.equal(row?.price_order ?? 0, Number(unit_price), JSON.stringify(product));
    assert.equal(row?.line_currency, currency);
  }
  const inMain = (product: ListedProduct) => {
    const { unit_price, currency } = linePrice(product);
    return convert(unit_price, currency, other.rate.main, other.rate);
  };
  const prices = (await readAll(other.token, { sort: 'price' }, 60)).map(inMain);
  const priced = prices.filter((price) => price.gt(0));
  assert.ok(
    prices.slice(priced.length).every((price) => price.isZero()),
    'without a price last',
  );
  assert.ok(priced.every((price, index) => index === 0 || price.gte(exact(priced[index - 1] ?? 0))));
  assert.ok(priced.length > 100 && priced.length < 400);
});

test('who only sells learns no cost of a filter or an order', async () => {
  const seller = await signInAs(api, shop, { only: [['sales', 'create']] });
  for (const call of [listProducts, countProducts]) {
    const { status, fields } = await api.refused(call, { token: seller, query: { without: 'cost' } });
    assert.deepEqual([status, fields], [403, { without: 'not-allowed' }]);
  }
  const token = shop.token;
  for (const sort of PRODUCT_SORTS) {
    const [before] = [await readAll(seller, { sort })];
    // The same price from another cost: nothing that a seller reads is different.
    const [soap] = await readAll(token, { search: '759' });
    assert.ok(soap);
    const { reserved: _, deleted: __, updated_at: ___, qty: ____, version: _____, ...fields } = soap;
    await api.ok(updateProduct, { token, body: { ...fields, cost: '0.50', utility: '160' } });
    const after = await readAll(seller, { sort });
    const shown = (items: ListedProduct[]) =>
      items.map((product) => [product.name, product.cost, product.utility, priceInBoth(product, shop.rate)]);
    if (sort === 'changed') assert.deepEqual(names(after).sort(), names(before).sort());
    else assert.deepEqual(shown(after), shown(before), sort);
    await api.ok(updateProduct, { token, body: { ...fields, cost: '1', utility: '30' } });
  }
});

test('a copy of the catalogue takes no filter and no order, and a list no cursor of another', async () => {
  const updated_since = new Date(0).toISOString();
  for (const query of [{ stock: 'low' }, { favourite: 'true' }, { sort: 'price' }] as const) {
    const { status, fields } = await api.refused(listProducts, {
      token: shop.token,
      query: { ...query, updated_since },
    });
    assert.deepEqual([status, fields], [400, { updated_since: 'not-with-a-filter' }]);
  }
  const { next } = await api.ok(listProducts, { token: shop.token, query: { sort: 'stock', limit: 1 } });
  const { fields } = await api.refused(listProducts, {
    token: shop.token,
    query: { sort: 'price', cursor: next ?? '' },
  });
  assert.deepEqual(fields, { cursor: 'not-a-cursor' });
});

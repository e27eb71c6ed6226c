import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createCategory,
  createOrder,
  deleteProduct,
  findPublicStore,
  listPublicProducts,
  updateStoreSettings,
} from '@cuadra/shared/contract';
import { exact, linePrice, newId } from '@cuadra/shared/domain';
import pg from 'pg';
import { addProduct, setRate } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { openShopWithStore, order, orderDraft } from '../testing/store.ts';

const api = await startApi();

const shopWithStore = (given?: Parameters<typeof openShopWithStore>[1]) => openShopWithStore(api, given);

const of = (slug: string) => ({ params: { slug } });
const namesIn = async (slug: string, query: { search?: string; category_id?: string } = {}) =>
  (await api.ok(listPublicProducts, { ...of(slug), query })).items.map(({ name }) => name);

test('a buyer finds what has a price, by any part of its name, in the categories that are shown', async () => {
  const shop = await shopWithStore();
  const { token, slug } = shop;
  const { id: food } = await api.ok(createCategory, { token, body: { name: 'Víveres' } });
  const { id: tools } = await api.ok(createCategory, { token, body: { name: 'Ferretería' } });
  const flour = await addProduct(api, shop, { category_id: food, barcodes: ['7591001'] });
  await addProduct(api, shop, {
    name: 'Café molido',
    category_id: food,
    price_currency: 'VES',
    price: '500',
  });
  await addProduct(api, shop, { name: 'Martillo', category_id: tools });
  await addProduct(api, shop, { name: 'Sin precio', price: '0' });
  await addProduct(api, shop, { name: 'Sin costo', cost: null, is_fixed_price: false });
  // From before the company changed its currencies.
  const { id: foreign } = await addProduct(api, shop, { name: 'En euros' });
  await api.database.query("update products set price_currency = 'EUR' where id = $1", [foreign]);
  const gone = await addProduct(api, shop, { name: 'Retirado' });
  await api.ok(deleteProduct, { token, params: { id: gone.id } });

  assert.deepEqual(await namesIn(slug), ['Café molido', 'Harina PAN 1 kg', 'Martillo']);
  assert.deepEqual(await namesIn(slug, { search: 'cafe' }), ['Café molido']);
  assert.deepEqual(await namesIn(slug, { search: '7591001' }), ['Harina PAN 1 kg']);
  assert.deepEqual(await namesIn(slug, { search: '%' }), []);
  assert.deepEqual(await namesIn(slug, { category_id: tools }), ['Martillo']);
  const { categories } = await api.ok(findPublicStore, of(slug));
  assert.deepEqual(
    categories.map(({ name }) => name),
    ['Ferretería', 'Víveres'],
  );

  const settings = { slug, name: 'Bodega', is_published: true, hidden_product_ids: [flour.id] };
  const chosen = { ...settings, catalogue: 'categories' as const, category_ids: [food] };
  await api.ok(updateStoreSettings, { token, body: chosen });
  assert.deepEqual(await namesIn(slug), ['Café molido']);
  assert.deepEqual((await api.ok(findPublicStore, of(slug))).categories, [{ id: food, name: 'Víveres' }]);
  // What is not shown cannot be ordered either.
  const refused = await api.refused(createOrder, { ...of(slug), body: orderDraft([{ product: flour }]) });
  assert.deepEqual([refused.status, refused.fields], [400, { 'lines.0.product_id': 'unknown' }]);
});

test('a price is worked out by the rule that the cash register uses, in both currencies at today’s rate', async () => {
  const shop = await shopWithStore();
  await addProduct(api, shop, { name: 'a fijo', price: '0.33' });
  await addProduct(api, shop, { name: 'b utilidad', cost: '1.11', utility: '33.33', is_fixed_price: false });
  await addProduct(api, shop, { name: 'c bolívares', price: '100', price_currency: 'VES' });
  const { items } = await api.ok(listPublicProducts, { ...of(shop.slug) });
  assert.deepEqual(
    items.map(({ price, price_alternative }) => [price, price_alternative]),
    [
      ['283.86', '0.33'],
      // 1.479963 × 860.18
      ['1273.03', '1.48'],
      ['100.00', '0.12'],
    ],
  );
  await setRate(api, shop, '900');
  assert.equal((await api.ok(listPublicProducts, { ...of(shop.slug) })).items[0]?.price, '297.00');
  assert.equal((await api.ok(findPublicStore, of(shop.slug))).rate, '900');
});

test('what the store sells is what has a price above zero by the shared rule, whatever is known of it', async () => {
  const shop = await shopWithStore();
  const amounts = [null, '0', '2'];
  const expected: string[] = [];
  for (const cost of amounts) {
    for (const utility of [null, '0', '10']) {
      for (const price of amounts) {
        for (const is_fixed_price of [true, false]) {
          const name = JSON.stringify([cost, utility, price, is_fixed_price]);
          const product = await addProduct(api, shop, { name, cost, utility, price, is_fixed_price });
          if (exact(linePrice(product).unit_price).gt(0)) expected.push(name);
        }
      }
    }
  }
  const { items } = await api.ok(listPublicProducts, { ...of(shop.slug), query: { limit: 200 } });
  assert.deepEqual(items.map(({ name }) => name).sort(), expected.sort());
  assert.ok(items.every(({ price }) => Number(price) > 0));
});

test('a buyer is told whether there is any, or how many up to what the shop tells', async () => {
  const shop = await shopWithStore();
  const { token, slug } = shop;
  const few = await addProduct(api, shop, { name: 'a pocos', qty: '3' });
  await addProduct(api, shop, { name: 'b muchos', qty: '5000' });
  await addProduct(api, shop, { name: 'c nada', qty: '0' });
  const shown = async () =>
    (await api.ok(listPublicProducts, { ...of(slug) })).items.map(({ is_available, available }) => [
      is_available,
      available,
    ]);
  assert.deepEqual(await shown(), [
    [true, null],
    [true, null],
    [false, null],
  ]);
  await api.ok(updateStoreSettings, {
    token,
    body: { slug, name: 'B', is_published: true, max_shown_qty: 10 },
  });
  await order(api, slug, [{ product: few, qty: '2' }]);
  assert.deepEqual(await shown(), [
    [true, '1'],
    [true, '10'],
    [false, '0'],
  ]);
});

test('the pages of a store leave nothing out and show nothing twice', async () => {
  const shop = await shopWithStore();
  await api.database.query(
    `insert into products (company_id, name, cost, price, is_fixed_price, cost_currency, price_currency)
     select $1, 'Producto ' || (n / 3), 1, case when n % 5 = 0 then 0 else 2 end, true, 'USD', 'USD'
     from generate_series(1, 50) n`,
    [shop.id],
  );
  for (const query of [{}, { search: 'producto' }]) {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await api.ok(listPublicProducts, {
        ...of(shop.slug),
        query: { ...query, limit: 7, ...(cursor ? { cursor } : {}) },
      });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    assert.equal(ids.length, 40);
    assert.equal(new Set(ids).size, 40);
  }
  for (const cursor of ['x', 'W10', Buffer.from('["a",1]').toString('base64url')]) {
    const { status, fields } = await api.refused(listPublicProducts, { ...of(shop.slug), query: { cursor } });
    assert.deepEqual([status, fields], [400, { cursor: 'not-a-cursor' }]);
  }
});

test('among 20,000 products a page goes by the index of names, and a search by that of words', async () => {
  const [shop, other] = [await shopWithStore(), await shopWithStore()];
  for (const { id } of [shop, other]) {
    await api.database.query(
      `insert into products (company_id, name, cost, price, is_fixed_price, cost_currency, price_currency)
       select $1, (array['Harina', 'Café', 'Arroz', 'Aceite', 'Jabón'])[n % 5 + 1] || ' de marca ' || md5(n::text), 1, 2,
         true, 'USD', 'USD' from generate_series(1, 20000) n`,
      [id],
    );
  }
  // A vacuum also files the words that were just written; until then the index of words seems dearer than it is.
  await api.database.query('vacuum analyze products');
  const planOf = async (statement: string) => {
    const client = new pg.Client({ connectionString: api.database.ownerUrl });
    await client.connect();
    try {
      // The plans of the statements inside a function come as notices.
      const plans: string[] = [];
      client.on('notice', ({ message }) => plans.push(message ?? ''));
      await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0;
        set auto_explain.log_nested_statements = on; set client_min_messages = log`);
      await client.query(`begin; set local app.company_id = '${shop.id}'; set local role cuadra_app`);
      await client.query(statement);
      return plans.find((text) => text.includes('from products p, store_settings')) ?? '';
    } finally {
      await client.end();
    }
  };
  const page = await planOf(
    `select * from search_store_products('{}', null, null, 'Café', '${newId()}', 51)`,
  );
  assert.match(page, /Index Scan using products_by_name/);
  assert.doesNotMatch(page, /Sort|Seq Scan on products/);
  const search = await planOf(
    "select * from search_store_products('{cafe,c4ca4238}', null, null, null, null, 51)",
  );
  assert.match(search, /Bitmap Index Scan on products_search/);
  assert.doesNotMatch(search, /Seq Scan on products/);
  assert.equal((await namesIn(shop.slug, { search: 'cafe c4ca4238' })).length, 1);
});

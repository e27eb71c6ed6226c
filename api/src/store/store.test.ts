import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CallDefinition,
  createCategory,
  createOrder,
  deleteCategory,
  deleteProduct,
  getOrder,
  getPublicOrder,
  getPublicStore,
  getStoreSettings,
  listOrders,
  listPublicProducts,
  type Product,
  updateOrder,
  updateProduct,
  updateStoreSettings,
} from '@cuadra/shared/contract';
import { exact, linePrice, newId } from '@cuadra/shared/domain';
import pg from 'pg';
import { openCompany } from '../testing/company.ts';
import { type Answer, pathOf } from '../testing/http-client.ts';
import { addProduct, openShop, setRate } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { idOfOrder, openStore, order, orderDraft } from '../testing/store.ts';
import { addRole, hire } from '../testing/team.ts';
import { MAX_ORDERS_AN_HOUR } from './create-order.ts';

const api = await startApi();

async function shopWithStore(given: Parameters<typeof openStore>[2] = {}) {
  const shop = await openShop(api);
  const { slug } = await openStore(api, shop, given);
  return { ...shop, slug };
}

const of = (slug: string) => ({ params: { slug } });
const namesIn = async (slug: string, query: { search?: string; category_id?: string } = {}) =>
  (await api.ok(listPublicProducts, { ...of(slug), query })).items.map(({ name }) => name);

test('before it is set up there is a proposal that nobody finds, and setting it up keeps what was said', async () => {
  const shop = await openShop(api, { company_name: 'Bodega «La Ñapa», C.A.' });
  await api.database.query("update companies set modules = modules || array['ecommerce'] where id = $1", [
    shop.id,
  ]);
  const { token } = shop;
  const proposal = await api.ok(getStoreSettings, { token });
  assert.deepEqual(
    [proposal.slug, proposal.name, proposal.is_published, proposal.is_open],
    ['bodega-la-napa-c-a', 'Bodega «La Ñapa», C.A.', false, false],
  );
  assert.equal((await api.refused(getPublicStore, of(proposal.slug))).status, 404);

  const { id: category } = await api.ok(createCategory, { token, body: { name: 'Víveres' } });
  const hidden = await addProduct(api, shop);
  const { is_open: _, ...rest } = proposal;
  const body = {
    ...rest,
    slug: ' La-Napa ',
    description: 'Todo para tu casa',
    phone: '0414-1234567',
    is_published: true,
    has_delivery: true,
    delivery_note: 'Solo en el centro',
    shown_currency: 'alternative' as const,
    payment_instructions: 'Pago Móvil 0102, 0414-1234567, V-14203118',
    catalogue: 'categories' as const,
    category_ids: [category],
    hidden_product_ids: [hidden.id, hidden.id],
    max_shown_qty: 10,
    pending_minutes: 120,
  };
  const kept = await api.ok(updateStoreSettings, { token, body });
  assert.deepEqual(kept, { ...body, slug: 'la-napa', hidden_product_ids: [hidden.id], is_open: true });
  assert.deepEqual(await api.ok(getStoreSettings, { token }), kept);
  // What the screen got, it can send back, whatever has gone since.
  await api.ok(deleteProduct, { token, params: { id: hidden.id } });
  await api.ok(deleteCategory, { token, params: { id: category } });
  const { is_open, ...again } = await api.ok(getStoreSettings, { token });
  assert.deepEqual([is_open, again.category_ids, again.hidden_product_ids], [true, [], []]);
  await api.ok(updateStoreSettings, { token, body: again });
  assert.equal((await api.ok(getPublicStore, of('LA-NAPA'))).slug, 'la-napa');
});

test('a store has a name of its own, and shows only what its company has', async () => {
  const [one, other] = [await shopWithStore(), await shopWithStore()];
  const product = await addProduct(api, one);
  const body = { slug: one.slug, name: 'Otra' };
  const taken = await api.refused(updateStoreSettings, { token: other.token, body });
  assert.deepEqual([taken.status, taken.fields], [400, { slug: 'already-used' }]);
  for (const id of [product.id, newId()]) {
    const lists = { category_ids: [id], hidden_product_ids: [id] };
    const refused = await api.refused(updateStoreSettings, {
      token: other.token,
      body: { slug: other.slug, name: 'Otra', ...lists },
    });
    assert.deepEqual(refused.fields, { 'category_ids.0': 'unknown', 'hidden_product_ids.0': 'unknown' });
  }
  const wrong: [object, object][] = [
    [{ slug: 'a b' }, { slug: 'not-a-slug' }],
    [{ slug: 'ñapa' }, { slug: 'not-a-slug' }],
    [{ slug: '-napa' }, { slug: 'not-a-slug' }],
    [{ slug: 'ab' }, { slug: 'too-short' }],
    [{ slug: 'x'.repeat(41) }, { slug: 'too-long' }],
    [{ has_pickup: false, has_delivery: false }, { has_pickup: 'required' }],
    [{ max_shown_qty: 0 }, { max_shown_qty: 'too-small' }],
    [{ pending_minutes: 1 }, { pending_minutes: 'too-small' }],
    [{ company_id: one.id }, { company_id: 'unrecognized-keys' }],
  ];
  for (const [change, fields] of wrong) {
    const refused = await api.refused(updateStoreSettings, {
      token: other.token,
      body: { slug: other.slug, name: 'Otra', ...change },
    });
    assert.deepEqual([refused.status, refused.fields], [400, fields]);
  }
});

test('two that set up one store at once leave one of the two', async () => {
  const shop = await shopWithStore();
  const categories = await Promise.all(
    ['A', 'B'].map((name) => api.ok(createCategory, { token: shop.token, body: { name } })),
  );
  const answers = await Promise.all(
    categories.flatMap(({ id, name }) =>
      [1, 2].map(() => {
        const body = { slug: shop.slug, name, category_ids: [id] };
        return api.ok(updateStoreSettings, { token: shop.token, body });
      }),
    ),
  );
  for (const answer of answers) {
    assert.deepEqual(answer.category_ids, [categories.find(({ name }) => name === answer.name)?.id]);
  }
});

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
  await addProduct(api, shop, { name: 'Sin costo', cost: null });
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
  const { categories } = await api.ok(getPublicStore, of(slug));
  assert.deepEqual(
    categories.map(({ name }) => name),
    ['Ferretería', 'Víveres'],
  );

  const settings = { slug, name: 'Bodega', is_published: true, hidden_product_ids: [flour.id] };
  const chosen = { ...settings, catalogue: 'categories' as const, category_ids: [food] };
  await api.ok(updateStoreSettings, { token, body: chosen });
  assert.deepEqual(await namesIn(slug), ['Café molido']);
  assert.deepEqual((await api.ok(getPublicStore, of(slug))).categories, [{ id: food, name: 'Víveres' }]);
  // What is not shown cannot be ordered either.
  const refused = await api.refused(createOrder, { ...of(slug), body: orderDraft([{ product: flour }]) });
  assert.deepEqual([refused.status, refused.fields], [400, { 'lines.0.product_id': 'unknown' }]);
});

test('a price is worked out by the rule that the till uses, in both currencies at today’s rate', async () => {
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
  assert.equal((await api.ok(getPublicStore, of(shop.slug))).rate, '900');
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
          if (exact(linePrice(product).amount).gt(0)) expected.push(name);
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

/** The public calls of a store, each as a request that an open one answers. */
function publicCalls(
  slug: string,
  product: Product,
  token: string,
): [CallDefinition, Record<string, unknown>, unknown?][] {
  return [
    [getPublicStore, { slug }],
    [listPublicProducts, { slug }],
    [createOrder, { slug }, orderDraft([{ product }])],
    [getPublicOrder, { slug, token }],
  ];
}

const plainly = ({ status, text }: Answer) =>
  `${status} ${text.replaceAll(/"request_id":"[^"]*"/g, '"request_id":""')}`;

test('a store that is off, unpaid, without module or rate, or was never there: all the same 404', async () => {
  const shop = await shopWithStore();
  const product = await addProduct(api, shop);
  const { token: orderToken } = await order(api, shop.slug, [{ product }]);
  const ask = async (slug: string) => {
    const answers: string[] = [];
    for (const [call, params, body] of publicCalls(slug, product, orderToken)) {
      answers.push(plainly(await api.send(call.method, pathOf(call, params), body ? { body } : {})));
    }
    return answers;
  };
  const nowhere = await ask('nunca-existio');
  assert.equal(nowhere[0], '404 {"error":{"message":"ERROR_NOT_FOUND"}}');
  assert.deepEqual(new Set(nowhere).size, 1);
  assert.ok((await ask(shop.slug)).every((answer) => /^20[01] /.test(answer)));
  const query = (text: string) => api.database.query(text, [shop.id]);
  const offs: [off: string, on: string][] = [
    [
      'update store_settings set is_published = false where company_id = $1',
      'update store_settings set is_published = true where company_id = $1',
    ],
    [
      "update companies set modules = array_remove(modules, 'ecommerce') where id = $1",
      "update companies set modules = modules || array['ecommerce'] where id = $1",
    ],
    [
      "update subscriptions set expires_at = now() - interval '1 second' where company_id = $1",
      "update subscriptions set expires_at = now() + interval '1 day' where company_id = $1",
    ],
    [
      "update exchange_rates set effective_at = effective_at + interval '1 year' where company_id = $1",
      "update exchange_rates set effective_at = effective_at - interval '1 year' where company_id = $1",
    ],
  ];
  for (const [off, on] of offs) {
    await query(off);
    assert.deepEqual(await ask(shop.slug), nowhere, off);
    await query(on);
    assert.ok(
      (await ask(shop.slug)).every((answer) => /^20[01] /.test(answer)),
      on,
    );
  }
});

test('one store neither sells nor shows what belongs to another', async () => {
  const [one, other] = [await shopWithStore(), await shopWithStore()];
  const product = await addProduct(api, one);
  const made = await order(api, one.slug, [{ product }]);
  const id = await idOfOrder(api, made);
  const refused = await api.refused(createOrder, { ...of(other.slug), body: orderDraft([{ product }]) });
  assert.deepEqual(refused.fields, { 'lines.0.product_id': 'unknown' });
  assert.equal(
    (await api.refused(getPublicOrder, { params: { slug: other.slug, token: made.token } })).status,
    404,
  );
  assert.equal((await api.refused(getOrder, { token: other.token, params: { id } })).status, 404);
  const body = { id, status: 'cancelled' as const };
  assert.equal((await api.refused(updateOrder, { token: other.token, body })).status, 404);
  assert.deepEqual((await api.ok(listOrders, { token: other.token })).items, []);
  assert.deepEqual(await namesIn(other.slug), []);
  // One id in two stores is two orders.
  const own = await addProduct(api, other);
  await order(api, other.slug, [{ product: own }], { id });
  assert.equal(
    (await api.ok(getOrder, { token: one.token, params: { id } })).lines[0]?.product_id,
    product.id,
  );
});

test('without the module its owner calls are closed', async () => {
  const { token } = await openCompany(api);
  for (const call of [getStoreSettings, listOrders]) {
    assert.equal((await api.refused(call, { token })).message, 'ERROR_MIDDLEWARE_NEED_PERMISSIONS');
  }
});

test('who prepares orders needs not be able to publish the store', async () => {
  const shop = await shopWithStore();
  const role = await addRole(api, shop, [
    ['sales', 'read'],
    ['sales', 'update'],
    ['products', 'read'],
  ]);
  const { token } = await hire(api, shop, { role_id: role.id });
  await api.ok(listOrders, { token });
  await api.ok(getStoreSettings, { token });
  const body = { slug: shop.slug, name: 'Otra' };
  assert.equal((await api.refused(updateStoreSettings, { token, body })).status, 403);
});

/** Every key of an answer, at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(keysOf);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}

test('nothing that is the shop’s own is in a public answer', async () => {
  const shop = await shopWithStore({ max_shown_qty: 10 });
  const product = await addProduct(api, shop, {
    ...{ name: 'Harina', code: 'SECRETO-1', barcodes: ['7599999'], qty: '98765', min_qty: '43210' },
    ...{ cost: '1.17', utility: '31.41', is_fixed_price: false },
  });
  const { id, name, cost_currency, price_currency } = product;
  await api.ok(updateProduct, {
    token: shop.token,
    body: { id, name, cost_currency, price_currency, min_qty: '43210', code: 'SECRETO-1' },
  });
  const made = await order(api, shop.slug, [{ product }]);
  const allowed = new Set([
    ...[
      'items',
      'next',
      'id',
      'name',
      'category_id',
      'measure',
      'price',
      'price_alternative',
      'is_available',
      'available',
    ],
    ...[
      'slug',
      'description',
      'phone',
      'has_pickup',
      'has_delivery',
      'delivery_note',
      'shown_currency',
      'categories',
    ],
    ...[
      'payment_instructions',
      'main',
      'alternative',
      'rate',
      'token',
      'number',
      'status',
      'create_at',
      'expires_at',
    ],
    ...[
      'buyer_name',
      'delivery',
      'address',
      'note',
      'reason',
      'total',
      'total_alternative',
      'lines',
      'product_id',
      'qty',
    ],
    ...['unit_price', 'currency', 'error', 'message', 'fields', 'details', 'lines.0.qty', product.id],
  ]);
  const texts: string[] = [];
  for (const [call, params, body] of publicCalls(shop.slug, product, made.token)) {
    const answer = await api.send(call.method, pathOf(call, params), body ? { body } : {});
    assert.deepEqual(
      keysOf(answer.body).filter((key) => !allowed.has(key)),
      [],
      call.path,
    );
    texts.push(answer.text);
  }
  const greedy = orderDraft([{ product, qty: '99999' }]);
  const short = await api.request(createOrder, { ...of(shop.slug), body: greedy });
  assert.equal(short.status, 409);
  assert.deepEqual(
    keysOf(short.body).filter((key) => !allowed.has(key)),
    [],
  );
  texts.push(short.text);
  const secrets = [
    'SECRETO',
    '7599999',
    '9876',
    '43210',
    '31.41',
    '1.17',
    shop.id,
    shop.user.id,
    shop.user.name,
    shop.email,
  ];
  for (const text of texts) {
    for (const secret of secrets) assert.ok(!text.includes(secret), `${secret} in ${text}`);
  }
});

test('what a buyer sends is checked by its field', async () => {
  const shop = await shopWithStore();
  const product = await addProduct(api, shop);
  const good = orderDraft([{ product }]);
  const [line] = good.lines;
  assert.ok(line);
  const wrong: [object, object][] = [
    [{ buyer_name: ' ' }, { buyer_name: 'required' }],
    [{ buyer_name: 'x'.repeat(121) }, { buyer_name: 'too-long' }],
    [{ phone: 'no tengo' }, { phone: 'not-a-phone' }],
    [{ phone: '12-34-56' }, { phone: 'not-a-phone' }],
    [{ phone: '1234567890123456' }, { phone: 'not-a-phone' }],
    [{ note: 'x'.repeat(501) }, { note: 'too-long' }],
    [{ lines: [] }, { lines: 'required' }],
    [{ lines: Array.from({ length: 51 }, () => line) }, { lines: 'too-big' }],
    [{ lines: [{ ...line, qty: '0' }] }, { 'lines.0.qty': 'must-be-positive' }],
    [{ lines: [{ ...line, qty: '-1' }] }, { 'lines.0.qty': 'must-be-positive' }],
    [{ lines: [{ ...line, unit_price: '0.01' }] }, { 'lines.0': 'unrecognized-keys' }],
    [{ lines: [{ ...line, product_id: newId() }] }, { 'lines.0.product_id': 'unknown' }],
    [{ total: '0.01' }, { total: 'unrecognized-keys' }],
    [{ delivery: 'delivery' }, { address: 'required' }],
    [{ delivery: 'delivery', address: 'Calle 1' }, { delivery: 'not-offered' }],
  ];
  for (const [change, fields] of wrong) {
    const answer = await api.refused(createOrder, { ...of(shop.slug), body: { ...good, ...change } });
    assert.deepEqual([answer.status, answer.fields], [400, fields]);
  }
  const path = pathOf(createOrder, { slug: shop.slug });
  const big = {
    body: JSON.stringify({ ...good, note: ' '.repeat(17_000) }),
    headers: { 'content-type': 'application/json' },
  };
  assert.equal((await api.send('POST', path, big)).status, 413);
  const [row] = await api.database.query(
    'select count(*)::int as n from store_orders where company_id = $1',
    [shop.id],
  );
  assert.deepEqual(row, { n: 0 });
});

test('one address orders only so often, and browses much more often', async () => {
  const shop = await shopWithStore();
  const product = await addProduct(api, shop);
  const from = '203.0.113.7';
  const statuses: number[] = [];
  for (let n = 0; n < 22; n++) {
    const answer = await api.request(createOrder, {
      ...of(shop.slug),
      body: orderDraft([{ product }]),
      from,
    });
    statuses.push(answer.status);
  }
  assert.deepEqual(statuses, [...Array(20).fill(201), 429, 429]);
  const refused = await api.refused(createOrder, { ...of('otra'), body: orderDraft([{ product }]), from });
  assert.equal(refused.message, 'ERROR_TOO_MANY_REQUESTS');
  assert.equal((await api.request(getPublicStore, { ...of(shop.slug), from })).status, 200);
  await order(api, shop.slug, [{ product }]);
});

test('a store takes only so many orders in an hour, wherever they come from', async () => {
  const shop = await shopWithStore();
  const product = await addProduct(api, shop);
  const body = orderDraft([{ product }]);
  const made = await api.ok(createOrder, { ...of(shop.slug), body });
  await api.database.query(
    `insert into store_orders select (jsonb_populate_record(o, jsonb_build_object('id', uuidv7(), 'token', n, 'number', 10 + n,
       'status', 'cancelled'))).* from store_orders o, generate_series(2, $2) n where o.company_id = $1`,
    [shop.id, MAX_ORDERS_AN_HOUR],
  );
  const refused = await api.refused(createOrder, { ...of(shop.slug), body: orderDraft([{ product }]) });
  assert.deepEqual([refused.status, refused.message], [429, 'ERROR_TOO_MANY_REQUESTS']);
  // The answer to an order that was made is not lost by it.
  assert.deepEqual(await api.ok(createOrder, { ...of(shop.slug), body }), made);
  await api.database.query(
    "update store_orders set created_at = now() - interval '2 hours' where company_id = $1",
    [shop.id],
  );
  await order(api, shop.slug, [{ product }]);
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

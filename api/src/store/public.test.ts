import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CallDefinition,
  createOrder,
  findOrder,
  findPublicOrder,
  findPublicProduct,
  findPublicStore,
  listOrders,
  listPublicProducts,
  type Product,
  quoteOrder,
  updateOrder,
  updateProduct,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { type Answer, pathOf } from '../testing/http-client.ts';
import { addProduct } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { idOfOrder, openShopWithStore, order, orderDraft } from '../testing/store.ts';
import { CROWDED, MAX_OF_ADDRESS, MAX_ORDERS_AN_HOUR } from './order-limits.ts';

const api = await startApi();

const shopWithStore = (given?: Parameters<typeof openShopWithStore>[1]) => openShopWithStore(api, given);

const of = (slug: string) => ({ params: { slug } });
const namesIn = async (slug: string, query: { search?: string; category_id?: string } = {}) =>
  (await api.ok(listPublicProducts, { ...of(slug), query })).items.map(({ name }) => name);

/** The public calls of a store, each as a request that an open one answers. */
function publicCalls(
  slug: string,
  product: Product,
  token: string,
): [CallDefinition, Record<string, unknown>, unknown?][] {
  return [
    [findPublicStore, { slug }],
    [listPublicProducts, { slug }],
    [createOrder, { slug }, orderDraft([{ product }])],
    [findPublicProduct, { slug, id: product.id }],
    [quoteOrder, { slug }, { lines: [{ product_id: product.id, qty: '1' }] }],
    [findPublicOrder, { slug, token }],
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
    (await api.refused(findPublicOrder, { params: { slug: other.slug, token: made.token } })).status,
    404,
  );
  assert.equal((await api.refused(findOrder, { token: other.token, params: { id } })).status, 404);
  const body = { id, status: 'cancelled' as const };
  assert.equal((await api.refused(updateOrder, { token: other.token, body })).status, 404);
  assert.deepEqual((await api.ok(listOrders, { token: other.token })).items, []);
  const elsewhere = { slug: other.slug, id: product.id };
  assert.equal((await api.refused(findPublicProduct, { params: elsewhere })).status, 404);
  const cart = { lines: [{ product_id: product.id, qty: '1' }] };
  const quote = await api.ok(quoteOrder, { ...of(other.slug), body: cart });
  assert.deepEqual([quote.lines[0]?.problem, quote.lines[0]?.name, quote.total], ['gone', '', '0.00']);
  assert.deepEqual(await namesIn(other.slug), []);
  // One id in two stores is two orders.
  const own = await addProduct(api, other);
  await order(api, other.slug, [{ product: own }], { id });
  assert.equal(
    (await api.ok(findOrder, { token: one.token, params: { id } })).lines[0]?.product_id,
    product.id,
  );
});

/** Every key of an answer, at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(keysOf);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}

test('nothing that is the shop’s own is in a public answer', async () => {
  const shop = await shopWithStore({ max_shown_qty: 10, max_order_qty: 10_000 });
  const product = await addProduct(api, shop, {
    ...{ name: 'Harina', code: 'SECRETO-1', barcodes: ['7599999'], qty: '9876', min_qty: '43210' },
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
      'image',
      'images',
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
      'colour',
      'has_logo',
      'zones',
      'is_delivery_in_total',
      'openings',
      'closed_days',
      'is_open_now',
      'opens_at',
    ],
    ...[
      'takes_orders_closed',
      'min_order',
      'min_order_alternative',
      'methods',
      'max_order_qty',
      'zone',
      'payment',
    ],
    ...['delivery_cost', 'delivery_cost_alternative', 'is_delivery'],
    ...['is_under_minimum', 'problem', 'most'],
    ...[
      'ordered_qty',
      'has_coupons',
      'coupon',
      'discount',
      'discount_alternative',
      'full_total',
      'full_total_alternative',
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
  const greedy = orderDraft([{ product, qty: '9999' }]);
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
    [{ phone: '1234567' }, { phone: 'not-a-phone' }],
    [{ phone: '0499-1234567' }, { phone: 'not-a-phone' }],
    [{ lines: [{ ...line, qty: '51' }] }, { 'lines.0.qty': 'too-many' }],
    [{ lines: [line, { ...line, qty: '50' }] }, { 'lines.0.qty': 'too-many', 'lines.1.qty': 'too-many' }],
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
  assert.equal((await api.request(findPublicStore, { ...of(shop.slug), from })).status, 200);
  await order(api, shop.slug, [{ product }]);
});

/** As if many others had ordered in the last hour, from many addresses and phones. */
async function crowd(shop: { id: string }, orders: number) {
  await api.database.query(
    `insert into store_orders select (jsonb_populate_record(o, jsonb_build_object('id', uuidv7(), 'token', uuidv7(),
       'number', 100000 + n + (select max(number) from store_orders where company_id = $1),
       'status', 'cancelled', 'phone_key', n::text, 'origin', '\\x' || lpad(to_hex(n), 8, '0')))).*
     from store_orders o, generate_series(2, $2) n
     where o.id = (select id from store_orders where company_id = $1 order by number limit 1)`,
    [shop.id, orders],
  );
}

test('300 orders do not close a store for others, only for those who ordered already', async () => {
  const shop = await shopWithStore();
  const product = await addProduct(api, shop);
  const from = '198.51.100.9';
  const body = orderDraft([{ product }]);
  const made = await api.ok(createOrder, { ...of(shop.slug), body, from });
  await crowd(shop, CROWDED);
  const again = [
    { body: orderDraft([{ product }]), from },
    { body: orderDraft([{ product }], { phone: body.phone }) },
  ];
  for (const one of again) {
    const refused = await api.refused(createOrder, { ...of(shop.slug), ...one });
    assert.deepEqual([refused.status, refused.message], [429, 'ERROR_TOO_MANY_REQUESTS']);
  }
  await order(api, shop.slug, [{ product }]);
  // The answer to an order that was made is not lost by it.
  assert.deepEqual(await api.ok(createOrder, { ...of(shop.slug), body }), made);
  await crowd(shop, MAX_ORDERS_AN_HOUR);
  const full = await api.refused(createOrder, { ...of(shop.slug), body: orderDraft([{ product }]) });
  assert.equal(full.message, 'ERROR_TOO_MANY_REQUESTS');
  await api.database.query(
    "update store_orders set created_at = now() - interval '2 hours' where company_id = $1",
    [shop.id],
  );
  await order(api, shop.slug, [{ product }]);
});

test('one phone, however it is written, orders only so often and has only so much waiting', async () => {
  const shop = await shopWithStore();
  const product = await addProduct(api, shop);
  const written = ['0414-7654321', '+58 414 7654321', '(0414) 765.43.21', '4147654321'];
  const orderBy = (phone = '') =>
    api.request(createOrder, { ...of(shop.slug), body: orderDraft([{ product }], { phone }) });
  const statuses: number[] = [];
  for (const phone of written) statuses.push((await orderBy(phone)).status);
  assert.deepEqual(statuses, [201, 201, 201, 429]);
  const cancelAll = () =>
    api.database.query("update store_orders set status = 'cancelled' where company_id = $1", [shop.id]);
  await cancelAll();
  for (const phone of written.slice(1)) assert.equal((await orderBy(phone)).status, 201);
  await cancelAll();
  assert.equal((await orderBy(written[0])).status, 429);
  await order(api, shop.slug, [{ product }]);
});

test('one address orders only so often in an hour, in whatever part of its network, and is forgotten after a day', async () => {
  const shop = await shopWithStore();
  const product = await addProduct(api, shop);
  const orderFrom = (from: string) =>
    api.request(createOrder, { ...of(shop.slug), body: orderDraft([{ product }]), from });
  assert.equal((await orderFrom('2001:db8:1:2:3::4')).status, 201);
  await api.database.query(
    `insert into store_orders select (jsonb_populate_record(o, jsonb_build_object('id', uuidv7(), 'token', n, 'number', 10 + n,
       'phone_key', n::text))).* from store_orders o, generate_series(2, $2) n where o.company_id = $1`,
    [shop.id, MAX_OF_ADDRESS],
  );
  assert.equal((await orderFrom('2001:db8:1:2:ffff::1')).status, 429);
  assert.equal((await orderFrom('2001:db8:1:3::1')).status, 201);
  await api.database.query(
    "update store_orders set created_at = now() - interval '25 hours' where company_id = $1",
    [shop.id],
  );
  assert.equal((await orderFrom('2001:db8:1:2::9')).status, 201);
  const [row] = await api.database.query(
    'select count(origin)::int as known from store_orders where company_id = $1',
    [shop.id],
  );
  assert.deepEqual(row, { known: 1 });
});

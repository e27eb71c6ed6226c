import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createOrder,
  createSale,
  findOrder,
  findPublicOrder,
  listOrders,
  listProducts,
  type PublicOrder,
  updateOrder,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { addProduct, draftSale, sell, setRate, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { idOfOrder, openShopWithStore, order, orderDraft, reservedOf } from '../testing/store.ts';
import { SOLD_BEFORE } from './yield-to-sale.ts';

const api = await startApi();

const shopWithStore = (given?: Parameters<typeof openShopWithStore>[1]) => openShopWithStore(api, given);

const tokenOf = (slug: string, token: string) => ({ params: { slug, token } });

test('an order has the prices of the shop at its rate, holds back its stock, and its buyer sees it by its token', async () => {
  const shop = await shopWithStore({ pending_minutes: 60 });
  const flour = await addProduct(api, shop, { qty: '10' });
  const cheese = await addProduct(api, shop, {
    qty: '3',
    name: 'Queso',
    cost: '10',
    utility: '30',
    is_fixed_price: false,
  });
  const wishes = [{ product: flour, qty: '37' }].map((wish) => ({ ...wish, qty: '3' }));
  const made = await order(api, shop.slug, [...wishes, { product: cheese, qty: '0.645' }], {
    note: 'Sin bolsa',
  });
  assert.equal(made.number, 1);
  assert.equal(made.status, 'pending');
  assert.deepEqual(
    made.lines.map(({ unit_price, currency, total, total_alternative }) => [
      unit_price,
      currency,
      total,
      total_alternative,
    ]),
    [
      ['1.25', 'USD', '3225.68', '3.75'],
      // 0.645 × 13 × 860.18
      ['13', 'USD', '7212.61', '8.39'],
    ],
  );
  assert.deepEqual([made.total, made.total_alternative, made.rate], ['10438.29', '12.14', '860.18']);
  assert.equal(Date.parse(made.expires_at) - Date.parse(made.create_at), 3_600_000);
  assert.deepEqual([await reservedOf(api, flour), await reservedOf(api, cheese)], ['3', '0.645']);
  assert.equal(await stockOf(api, flour), '10');
  assert.match(made.token, /^[\w-]{43}$/);

  // What it was made at stays, whatever the shop does then.
  await setRate(api, shop, '900');
  assert.deepEqual(await api.ok(findPublicOrder, tokenOf(shop.slug, made.token)), made);
  const { status, message } = await api.refused(findPublicOrder, tokenOf(shop.slug, newId()));
  assert.deepEqual([status, message], [404, 'ERROR_NOT_FOUND']);
  assert.equal((await order(api, shop.slug, [{ product: flour }])).number, 2);
});

test('the shop sees its orders, newest first, and takes them step by step', async () => {
  const shop = await shopWithStore();
  const { token } = shop;
  const flour = await addProduct(api, shop, { qty: '10' });
  const first = await order(api, shop.slug, [{ product: flour, qty: '2' }]);
  const second = await order(api, shop.slug, [{ product: flour, qty: '1' }]);
  const pages: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.ok(listOrders, { token, query: { limit: 1, ...(cursor ? { cursor } : {}) } });
    pages.push(...page.items.map(({ number }) => number));
    cursor = page.next ?? undefined;
  } while (cursor);
  assert.deepEqual(pages, [2, 1]);

  const id = await idOfOrder(api, first);
  const detail = await api.ok(findOrder, { token, params: { id } });
  assert.deepEqual(detail.lines, first.lines);
  // The link to the buyer's page, which the shop sends by WhatsApp.
  assert.equal(detail.token, first.token);
  for (const status of ['accepted', 'accepted', 'ready'] as const) {
    assert.equal((await api.ok(updateOrder, { token, body: { id, status } })).status, status);
    assert.equal(await reservedOf(api, flour), '3');
  }
  assert.equal((await api.ok(findPublicOrder, tokenOf(shop.slug, first.token))).status, 'ready');
  const back = await api.refused(updateOrder, { token, body: { id, status: 'accepted' } });
  assert.deepEqual([back.status, back.fields], [409, { status: 'not-allowed' }]);
  await api.ok(updateOrder, { token, body: { id, status: 'delivered' } });
  assert.equal(await reservedOf(api, flour), '1');

  const body = { id: await idOfOrder(api, second), status: 'cancelled', reason: 'No llegó' } as const;
  const cancelled = await api.ok(updateOrder, { token, body });
  assert.deepEqual([cancelled.status, cancelled.reason], ['cancelled', 'No llegó']);
  assert.equal(await reservedOf(api, flour), '0');
  const { items } = await api.ok(listOrders, { token, query: { status: 'cancelled' } });
  assert.deepEqual(
    items.map(({ number }) => number),
    [2],
  );
  assert.equal((await api.refused(updateOrder, { token, body: { ...body, id: newId() } })).status, 404);
});

test('what an accepted order holds back is sold to nobody else, at the cash register or in the store', async () => {
  const shop = await shopWithStore({ max_shown_qty: 5 });
  const flour = await addProduct(api, shop, { qty: '10' });
  const made = await order(api, shop.slug, [{ product: flour, qty: '7' }]);
  const body = { id: await idOfOrder(api, made), status: 'accepted' as const };
  await api.ok(updateOrder, { token: shop.token, body });
  const sale = draftSale(shop, [{ product: flour, qty: '4' }]);
  const refused = await api.refused(createSale, { token: shop.token, body: sale });
  assert.deepEqual(
    [refused.status, refused.message, refused.details],
    [409, 'ERROR_STOCK', { available: { [flour.id]: '3' } }],
  );
  const buyer = await api.refused(createOrder, {
    params: { slug: shop.slug },
    body: orderDraft([
      { product: flour, qty: '2' },
      { product: flour, qty: '2' },
    ]),
  });
  assert.deepEqual(
    [buyer.status, buyer.message, buyer.fields, buyer.details],
    [
      409,
      'ERROR_STOCK',
      { 'lines.0.qty': 'not-enough', 'lines.1.qty': 'not-enough' },
      { available: { [flour.id]: '3' } },
    ],
  );
  await sell(api, shop, [{ product: flour, qty: '3' }]);
  assert.deepEqual([await stockOf(api, flour), await reservedOf(api, flour)], ['7', '7']);
});

test('one order for all of it does not freeze the cash register, which sells before an order that nobody accepted', async () => {
  const shop = await shopWithStore({ max_order_qty: 10_000 });
  const { token } = shop;
  const flour = await addProduct(api, shop, { qty: '996' });
  const all = await order(api, shop.slug, [{ product: flour, qty: '996' }]);
  const listed = async () =>
    (await api.ok(listProducts, { token })).items.find(({ id }) => id === flour.id)?.reserved;
  assert.equal(await listed(), undefined);
  await sell(api, shop, [flour]);
  assert.deepEqual([await stockOf(api, flour), await reservedOf(api, flour)], ['995', '0']);
  const seen = await api.ok(findPublicOrder, tokenOf(shop.slug, all.token));
  assert.deepEqual([seen.status, seen.reason], ['cancelled', SOLD_BEFORE]);
});

test('orders give way from the newest, as many as are needed, and none where that does not help', async () => {
  const shop = await shopWithStore();
  const { token } = shop;
  const flour = await addProduct(api, shop, { qty: '10' });
  const coffee = await addProduct(api, shop, { qty: '1', name: 'Café' });
  const made: PublicOrder[] = [];
  for (const qty of ['3', '3', '3']) made.push(await order(api, shop.slug, [{ product: flour, qty }]));
  const statuses = async () => {
    const found = [];
    for (const { token: own } of made)
      found.push((await api.ok(findPublicOrder, tokenOf(shop.slug, own))).status);
    return found;
  };
  const [first] = made;
  assert.ok(first);
  await api.ok(updateOrder, { token, body: { id: await idOfOrder(api, first), status: 'accepted' } });
  const refused = await api.refused(createSale, {
    token,
    body: draftSale(shop, [{ product: flour, qty: '8' }]),
  });
  assert.equal(refused.message, 'ERROR_STOCK');
  const both = [
    { product: flour, qty: '2' },
    { product: coffee, qty: '2' },
  ];
  assert.equal(
    (await api.refused(createSale, { token, body: draftSale(shop, both) })).message,
    'ERROR_STOCK',
  );
  const wrong = draftSale(shop, [{ product: flour, qty: '2' }], { total: '1.00' });
  assert.equal((await api.refused(createSale, { token, body: wrong })).status, 400);
  assert.deepEqual(await statuses(), ['accepted', 'pending', 'pending']);
  await sell(api, shop, [{ product: flour, qty: '2' }]);
  assert.deepEqual(await statuses(), ['accepted', 'pending', 'cancelled']);
  // One that is delivered does not give way to itself.
  const [, second] = made;
  assert.ok(second);
  await sell(api, shop, [{ product: flour, qty: '5' }], { order_id: await idOfOrder(api, second) });
  assert.deepEqual(await statuses(), ['accepted', 'delivered', 'cancelled']);
  assert.deepEqual([await stockOf(api, flour), await reservedOf(api, flour)], ['3', '3']);
});

test('a company that sells what it does not have takes orders for it, too', async () => {
  const shop = await shopWithStore({ max_shown_qty: 5 });
  await api.database.query(
    'update company_configurations set allow_negative_stock = true where company_id = $1',
    [shop.id],
  );
  const flour = await addProduct(api, shop, { qty: '1' });
  await order(api, shop.slug, [{ product: flour, qty: '5' }]);
  assert.equal(await reservedOf(api, flour), '5');
  await sell(api, shop, [{ product: flour, qty: '2' }]);
  assert.deepEqual([await stockOf(api, flour), await reservedOf(api, flour)], ['-1', '5']);
});

test('an order that is sent again, also at once, is one order with one answer', async () => {
  const shop = await shopWithStore();
  const flour = await addProduct(api, shop, { qty: '10' });
  const body = orderDraft([{ product: flour, qty: '2' }]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.ok(createOrder, { params: { slug: shop.slug }, body })),
  );
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.equal(await reservedOf(api, flour), '2');
  const other = await api.refused(createOrder, {
    params: { slug: shop.slug },
    body: { ...body, note: 'Otra' },
  });
  assert.deepEqual(
    [other.status, other.message, other.fields],
    [409, 'ERROR_CONFLICT', { id: 'already-used' }],
  );
});

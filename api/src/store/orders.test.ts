import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createOrder,
  createSale,
  getOrder,
  getPublicOrder,
  listOrders,
  updateOrder,
  updateProduct,
} from '@cuadra/shared/contract';
import { exact, newId, toMoney } from '@cuadra/shared/domain';
import fc from 'fast-check';
import pg from 'pg';
import { checkTotals } from '../commands/totals/check.ts';
import { connect } from '../database/connect.ts';
import { atEnd } from '../testing/at-end.ts';
import { race } from '../testing/race.ts';
import { addClient, addProduct, draftSale, openShop, sell, setRate, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { idOfOrder, letTimePass, openStore, order, orderDraft, reservedOf } from '../testing/store.ts';
import { addRole, hire } from '../testing/team.ts';
import { expireAllOrders } from './expire-orders.ts';

const api = await startApi();

async function shopWithStore(given: Parameters<typeof openStore>[2] = {}) {
  const shop = await openShop(api);
  const { slug } = await openStore(api, shop, given);
  return { ...shop, slug };
}

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
  assert.deepEqual(await api.ok(getPublicOrder, tokenOf(shop.slug, made.token)), made);
  const { status, message } = await api.refused(getPublicOrder, tokenOf(shop.slug, newId()));
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
  const detail = await api.ok(getOrder, { token, params: { id } });
  assert.deepEqual(detail.lines, first.lines);
  assert.equal('token' in detail, false);
  for (const status of ['accepted', 'accepted', 'ready'] as const) {
    assert.equal((await api.ok(updateOrder, { token, body: { id, status } })).status, status);
    assert.equal(await reservedOf(api, flour), '3');
  }
  assert.equal((await api.ok(getPublicOrder, tokenOf(shop.slug, first.token))).status, 'ready');
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

test('what an order holds back is sold to nobody else, at the till or in the store', async () => {
  const shop = await shopWithStore({ max_shown_qty: 5 });
  const flour = await addProduct(api, shop, { qty: '10' });
  await order(api, shop.slug, [{ product: flour, qty: '7' }]);
  const sale = draftSale(shop, [{ product: flour, qty: '4' }]);
  const till = await api.refused(createSale, { token: shop.token, body: sale });
  assert.deepEqual(
    [till.status, till.message, till.details],
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

test('the last one, ordered and sold at once, goes to one of them', async () => {
  for (const round of [1, 2, 3]) {
    const shop = await shopWithStore();
    const last = await addProduct(api, shop, { qty: '1', name: `Último ${round}` });
    const answers = await race(
      api.database,
      'product_stock',
      [1, 2, 3].flatMap(() => [
        () =>
          api.request(createOrder, { params: { slug: shop.slug }, body: orderDraft([{ product: last }]) }),
        () => api.request(createSale, { token: shop.token, body: draftSale(shop, [last]) }),
      ]),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409, 409, 409, 409]);
    const isSold = (await stockOf(api, last)) === '0';
    assert.equal(await reservedOf(api, last), isSold ? '0' : '1');
  }
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

test('a sale delivers its order: the stock is taken once, the price of the order holds, and again it is the same', async () => {
  const shop = await shopWithStore();
  const flour = await addProduct(api, shop, { qty: '2' });
  const made = await order(api, shop.slug, [{ product: flour, qty: '2' }]);
  const order_id = await idOfOrder(api, made);
  // Dearer by now, and sold by one who may not set prices.
  const sale = draftSale(shop, [{ product: flour, qty: '2' }], { order_id });
  const { id, name, cost_currency, price_currency } = flour;
  const dearer = { id, name, cost_currency, price_currency, is_fixed_price: true, price: '2.00' };
  await api.ok(updateProduct, { token: shop.token, body: dearer });
  const role = await addRole(api, shop, [['sales', 'create']]);
  const { token } = await hire(api, shop, { role_id: role.id });
  const { order_id: _, ...without } = sale;
  const refused = await api.refused(createSale, { token, body: { ...without, id: newId() } });
  assert.deepEqual(refused.fields, { 'lines.0.unit_price': 'not-the-price' });

  const ticket = await api.ok(createSale, { token, body: sale });
  assert.equal(ticket.total, made.total);
  assert.deepEqual([await stockOf(api, flour), await reservedOf(api, flour)], ['0', '0']);
  assert.deepEqual(await api.ok(createSale, { token, body: sale }), ticket);
  const after = await api.ok(getOrder, { token: shop.token, params: { id: order_id } });
  assert.deepEqual([after.status, after.sale_id], ['delivered', ticket.id]);

  const twice = await api.refused(createSale, { token: shop.token, body: { ...sale, id: newId() } });
  assert.deepEqual([twice.status, twice.fields], [409, { order_id: 'not-open' }]);
  const unknown = await api.refused(createSale, {
    token: shop.token,
    body: { ...sale, id: newId(), order_id: newId() },
  });
  assert.deepEqual([unknown.status, unknown.fields], [400, { order_id: 'unknown' }]);
  assert.deepEqual([await stockOf(api, flour), await reservedOf(api, flour)], ['0', '0']);
});

test('a sale that fails leaves its order as it was', async () => {
  const shop = await shopWithStore();
  const flour = await addProduct(api, shop, { qty: '2' });
  const made = await order(api, shop.slug, [{ product: flour, qty: '2' }]);
  const order_id = await idOfOrder(api, made);
  const body = draftSale(shop, [{ product: flour, qty: '3' }], { order_id });
  assert.equal((await api.refused(createSale, { token: shop.token, body })).message, 'ERROR_STOCK');
  assert.equal(await reservedOf(api, flour), '2');
  assert.equal((await api.ok(getOrder, { token: shop.token, params: { id: order_id } })).status, 'pending');
});

test('two sales deliver one order at once: one sells, and on credit nobody waits in a circle', async () => {
  const shop = await shopWithStore();
  const own = await startApi({ database: api.database });
  const flour = await addProduct(api, shop, { qty: '10' });
  const rice = await addProduct(api, shop, { qty: '10', name: 'Arroz' });
  const client = await addClient(api, shop);
  for (const round of [1, 2, 3]) {
    const made = await order(api, shop.slug, [{ product: rice, qty: '1' }], { note: `${round}` });
    const order_id = await idOfOrder(api, made);
    const credit = { type: 'credit' as const, client_id: client, payments: [] };
    const answers = await Promise.all([
      own.request(createSale, {
        token: shop.token,
        body: draftSale(shop, [flour, rice], { ...credit, order_id }),
      }),
      own.request(createSale, { token: shop.token, body: draftSale(shop, [rice, flour], { order_id }) }),
      own.request(createSale, { token: shop.token, body: draftSale(shop, [flour, rice], credit) }),
    ]);
    const [one, other, plain] = answers.map(({ status }) => status);
    assert.deepEqual([one, other].sort(), [201, 409]);
    assert.equal(plain, 201);
  }
  assert.deepEqual([await stockOf(api, rice), await reservedOf(api, rice)], ['4', '0']);
  await own.close();
  const [deadlocks] = await api.database.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  assert.deepEqual(deadlocks, { deadlocks: 0 });
});

test('an order that nobody accepted in time is over, and its stock is free', async () => {
  const shop = await shopWithStore();
  const { token } = shop;
  const flour = await addProduct(api, shop, { qty: '2' });
  const late = await order(api, shop.slug, [{ product: flour, qty: '2' }]);
  await letTimePass(api, late);
  // Whoever needs it first sets it free: a buyer, the till, or who looks.
  const next = await order(api, shop.slug, [{ product: flour, qty: '2' }]);
  assert.equal((await api.ok(getPublicOrder, tokenOf(shop.slug, late.token))).status, 'expired');
  assert.equal(await reservedOf(api, flour), '2');
  await letTimePass(api, next);
  await sell(api, shop, [{ product: flour, qty: '1' }]);
  assert.deepEqual([await stockOf(api, flour), await reservedOf(api, flour)], ['1', '0']);

  const third = await order(api, shop.slug, [{ product: flour, qty: '1' }]);
  const id = await idOfOrder(api, third);
  await api.ok(updateOrder, { token, body: { id, status: 'accepted' } });
  await letTimePass(api, third);
  assert.equal((await api.ok(getOrder, { token, params: { id } })).status, 'accepted');
  assert.equal(await reservedOf(api, flour), '1');
});

test('a server ends what is over by itself', async () => {
  const shop = await shopWithStore();
  const flour = await addProduct(api, shop, { qty: '2' });
  await letTimePass(api, await order(api, shop.slug, [{ product: flour }]));
  const own = await startApi({ database: api.database });
  // Its first round begins when it listens; closing waits for it.
  await own.close();
  assert.equal(await reservedOf(api, flour), '0');
});

test('copies of the API that expire orders at once release each of them once', async () => {
  const shops = [await shopWithStore(), await shopWithStore()];
  const copies = Array.from({ length: 4 }, () => connect(api.database.appUrl, { poolSize: 2 }));
  for (const copy of copies) atEnd(() => copy.destroy());
  const products = await Promise.all(shops.map((shop) => addProduct(api, shop, { qty: '50' })));
  for (const [index, shop] of shops.entries()) {
    const product = products[index];
    assert.ok(product);
    for (let n = 0; n < 5; n++) await letTimePass(api, await order(api, shop.slug, [{ product, qty: '3' }]));
    await order(api, shop.slug, [{ product, qty: '4' }]);
  }
  await Promise.all(copies.map(expireAllOrders));
  for (const product of products) assert.equal(await reservedOf(api, product), '4');
});

test('whoever ends an order, side by side with whoever else, its stock is given free once', async () => {
  const shop = await shopWithStore();
  const { token } = shop;
  const db = connect(api.database.appUrl, { poolSize: 2 });
  atEnd(() => db.destroy());
  const flour = await addProduct(api, shop, { qty: '100' });
  await order(api, shop.slug, [{ product: flour, qty: '5' }]);
  for (let round = 0; round < 6; round++) {
    const made = await order(api, shop.slug, [{ product: flour, qty: '3' }]);
    const id = await idOfOrder(api, made);
    if (round % 2) await letTimePass(api, made);
    else await api.ok(updateOrder, { token, body: { id, status: 'accepted' } });
    const sale = () => draftSale(shop, [{ product: flour, qty: '3' }], { order_id: id });
    const answers = await Promise.all([
      api.request(updateOrder, { token, body: { id, status: 'cancelled' } }),
      api.request(updateOrder, { token, body: { id, status: 'delivered' } }),
      api.request(createSale, { token, body: sale() }),
      api.request(createSale, { token, body: sale() }),
      expireAllOrders(db),
    ]);
    const statuses = answers.map((answer) => answer?.status ?? 200);
    assert.ok(
      statuses.every((status) => [200, 201, 409].includes(status)),
      statuses.join(),
    );
    const { status } = await api.ok(getOrder, { token, params: { id } });
    assert.ok(['cancelled', 'delivered', 'expired'].includes(status), status);
    assert.equal(await reservedOf(api, flour), '5');
  }
});

test('whatever happens to orders, what is held back is what open orders ask for, and never more than there is', async () => {
  const shop = await shopWithStore();
  const { token, slug } = shop;
  const products = [
    await addProduct(api, shop, { qty: '20' }),
    await addProduct(api, shop, { qty: '5', name: 'Café' }),
  ];
  const ids: string[] = [];
  const step = fc.record({
    what: fc.constantFrom(
      'order',
      'order',
      'accepted',
      'ready',
      'delivered',
      'cancelled',
      'sale',
      'expire',
      'till',
    ),
    which: fc.nat(),
    qty: fc.integer({ min: 1, max: 6000 }).map((n) => exact(n).div(1000).toFixed()),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const { what, which, qty } of steps) {
        const product = products[which % products.length];
        const id = ids[which % ids.length];
        assert.ok(product);
        if (what === 'order') {
          const body = orderDraft([
            { product, qty },
            { product: products[0] ?? product, qty: '0.5' },
          ]);
          const { status } = await api.request(createOrder, { params: { slug }, body });
          if (status === 201) ids.push(body.id);
          else assert.equal(status, 409);
        } else if (what === 'till') {
          await api.request(createSale, { token, body: draftSale(shop, [{ product, qty: '0.1' }]) });
        } else if (!id) continue;
        else if (what === 'sale') {
          await api.request(createSale, {
            token,
            body: draftSale(shop, [{ product, qty }], { order_id: id }),
          });
        } else if (what === 'expire') {
          await api.database.query(
            "update store_orders set expires_at = now() where id = $1 and status = 'pending'",
            [id],
          );
          await api.ok(listOrders, { token });
        } else if (what !== 'accepted' && what !== 'ready' && what !== 'delivered' && what !== 'cancelled') {
          continue;
        } else await api.request(updateOrder, { token, body: { id, status: what } });
        for (const one of products) {
          assert.ok(exact(await reservedOf(api, one)).lte(await stockOf(api, one)), toMoney(0));
        }
      }
    }),
    { numRuns: 25 },
  );
  assert.ok(ids.length > 5);
});

test('what is held back and the numbers of orders are among the totals that the command checks', async () => {
  const shop = await shopWithStore();
  const flour = await addProduct(api, shop, { qty: '10' });
  await order(api, shop.slug, [{ product: flour, qty: '2' }]);
  const client = new pg.Client({ connectionString: api.database.ownerUrl });
  await client.connect();
  atEnd(() => client.end());
  const check = (fix: boolean) => checkTotals(client, { company: shop.id, fix });
  assert.deepEqual(await check(false), []);
  await client.query('update product_stock set reserved = 5 where product_id = $1', [flour.id]);
  await client.query("update counters set last = 9 where company_id = $1 and name = 'store_orders'", [
    shop.id,
  ]);
  assert.deepEqual(
    (await check(true)).map(({ table, kept, workedOut }) => [table, kept, workedOut]),
    [
      ['product_stock.reserved', '5.000', '2.000'],
      ['counters.last', '9', '1'],
    ],
  );
  assert.equal(await reservedOf(api, flour), '2');
});

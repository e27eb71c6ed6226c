import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changeOrder,
  createOrder,
  createSale,
  findOrder,
  listOrders,
  updateOrder,
} from '@cuadra/shared/contract';
import { exact, toMoney } from '@cuadra/shared/domain';
import fc from 'fast-check';
import pg from 'pg';
import { checkTotals } from '../commands/totals/check.ts';
import { connect } from '../database/connect.ts';
import { afterTests } from '../testing/after-tests.ts';
import type { Answer } from '../testing/http-client.ts';
import { race } from '../testing/race.ts';
import { addProduct, draftSale, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import {
  idOfOrder,
  letTimePass,
  openShopWithStore,
  order,
  orderDraft,
  reservedOf,
} from '../testing/store.ts';
import { expireAllOrders } from './expire-orders.ts';

const api = await startApi();

const shopWithStore = (given?: Parameters<typeof openShopWithStore>[1]) => openShopWithStore(api, given);

test('the last one, ordered and sold at once, is sold once: no order that nobody accepted keeps it', async () => {
  for (const round of [1, 2, 3]) {
    const shop = await shopWithStore();
    const last = await addProduct(api, shop, { qty: '1', name: `Último ${round}` });
    const ordering = () =>
      api.request(createOrder, { params: { slug: shop.slug }, body: orderDraft([{ product: last }]) });
    const selling = () => api.request(createSale, { token: shop.token, body: draftSale(shop, [last]) });
    // Two sales of a company are made at once; the third waits for its turn.
    const answers = await race<Answer[]>(api.database, 'product_stock', [
      ...[ordering, ordering, ordering, selling].map((ask) => () => Promise.all([ask()])),
      () => Promise.all([selling(), selling()]),
    ]);
    const statuses = answers.flat().map(({ status }) => status);
    assert.deepEqual(statuses.slice(3).sort(), [201, 409, 409]);
    assert.ok(statuses.slice(0, 3).filter((status) => status === 201).length <= 1, statuses.join());
    assert.deepEqual([await stockOf(api, last), await reservedOf(api, last)], ['0', '0']);
  }
});

test('whoever ends an order, side by side with whoever else, its stock is given free once', async () => {
  const shop = await shopWithStore();
  const { token } = shop;
  const db = connect(api.database.appUrl, { poolSize: 2 });
  afterTests(() => db.destroy());
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
    const { status } = await api.ok(findOrder, { token, params: { id } });
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
      'change',
      'change',
      'sale',
      'expire',
      'direct-sale',
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
        } else if (what === 'direct-sale') {
          await api.request(createSale, { token, body: draftSale(shop, [{ product, qty: '0.1' }]) });
        } else if (!id) continue;
        else if (what === 'sale') {
          await api.request(createSale, {
            token,
            body: draftSale(shop, [{ product, qty }], { order_id: id }),
          });
        } else if (what === 'change') {
          const { lines, total } = await api.ok(findOrder, { token, params: { id } });
          const { status } = await api.request(changeOrder, {
            token,
            body: {
              id,
              lines: lines.map(({ product_id }, index) => ({ product_id, qty: index === 0 ? qty : '0' })),
              ...{ seen: { total }, is_agreed: true },
            },
          });
          assert.ok([200, 409].includes(status));
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
  afterTests(() => client.end());
  const check = (fix: boolean) => checkTotals(client, { company: shop.id, fix });
  assert.deepEqual(await check(false), []);
  await client.query('update product_stock set reserved = 5 where product_id = $1', [flour.id]);
  await client.query("update counters set last = 9 where company_id = $1 and name = 'store_orders'", [
    shop.id,
  ]);
  assert.deepEqual(
    (await check(true)).map(({ table, stored, workedOut }) => [table, stored, workedOut]),
    [
      ['product_stock.reserved', '5.000', '2.000'],
      ['counters.last', '9', '1'],
    ],
  );
  assert.equal(await reservedOf(api, flour), '2');
});

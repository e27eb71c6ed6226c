import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changePlan, findOrder, findPublicOrder, mailPlanCode, updateOrder } from '@cuadra/shared/contract';
import { connect } from '../database/connect.ts';
import { afterTests } from '../testing/after-tests.ts';
import { addModules } from '../testing/company.ts';
import { lastCode } from '../testing/outbox.ts';
import { addProduct, sell, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import {
  idOfOrder,
  letTimePass,
  openShopWithStore,
  order,
  passExpiry,
  reservedOf,
} from '../testing/store.ts';
import { expireAllOrders } from './expire-orders.ts';

const api = await startApi({ env: { CUADRA_TEST_CLOCK: '2027-03-01T10:00:00-04:00' } });

const shopWithStore = (given?: Parameters<typeof openShopWithStore>[1]) => openShopWithStore(api, given);

const tokenOf = (slug: string, token: string) => ({ params: { slug, token } });

test('an order that nobody accepted in time is over, and its stock is free', async () => {
  const shop = await shopWithStore();
  const { token } = shop;
  const flour = await addProduct(api, shop, { qty: '2' });
  const late = await order(api, shop.slug, [{ product: flour, qty: '2' }]);
  await passExpiry(api, late);
  // Whoever needs it first sets it free: a buyer, the cash register, or who looks.
  const next = await order(api, shop.slug, [{ product: flour, qty: '2' }]);
  assert.equal((await api.ok(findPublicOrder, tokenOf(shop.slug, late.token))).status, 'expired');
  assert.equal(await reservedOf(api, flour), '2');
  await passExpiry(api, next);
  await sell(api, shop, [{ product: flour, qty: '1' }]);
  assert.deepEqual([await stockOf(api, flour), await reservedOf(api, flour)], ['1', '0']);

  const third = await order(api, shop.slug, [{ product: flour, qty: '1' }]);
  const id = await idOfOrder(api, third);
  await api.ok(updateOrder, { token, body: { id, status: 'accepted' } });
  await passExpiry(api, third);
  assert.equal((await api.ok(findOrder, { token, params: { id } })).status, 'accepted');
  assert.equal(await reservedOf(api, flour), '1');
});

test('orders of a company that loses its online store are over with the plan, and their stock is free', async () => {
  const shop = await shopWithStore();
  const { token } = shop;
  const flour = await addProduct(api, shop, { qty: '9' });
  const accepted = await order(api, shop.slug, [{ product: flour, qty: '4' }]);
  const id = await idOfOrder(api, accepted);
  await api.ok(updateOrder, { token, body: { id, status: 'accepted' } });
  await order(api, shop.slug, [{ product: flour, qty: '1' }]);
  assert.equal(await reservedOf(api, flour), '5');
  await api.ok(mailPlanCode, { token });
  const code = await lastCode(api.outbox, shop.email);
  const body = { plan: 'basic', billing_type: 'monthly' as const, password: shop.password, code };
  await api.ok(changePlan, { token, body });
  assert.equal(await reservedOf(api, flour), '0');
  await addModules(api, shop, 'ecommerce');
  const ended = await api.ok(findOrder, { token, params: { id } });
  assert.deepEqual([ended.status, ended.reason], ['cancelled', 'La tienda ya no recibe pedidos en línea.']);
});

test('orders of a company whose subscription is over give their stock free, and others keep theirs', async () => {
  const [over, running] = [await shopWithStore(), await shopWithStore()];
  const [one, other] = [await addProduct(api, over), await addProduct(api, running)];
  for (const [shop, product] of [
    [over, one],
    [running, other],
  ] as const) {
    const id = await idOfOrder(api, await order(api, shop.slug, [{ product, qty: '3' }]));
    await api.ok(updateOrder, { token: shop.token, body: { id, status: 'accepted' } });
  }
  await api.database.query('update subscriptions set expires_at = now() where company_id = $1', [over.id]);
  const db = connect(api.database.appUrl, { poolSize: 1 });
  afterTests(() => db.destroy());
  await expireAllOrders(db);
  assert.deepEqual([await reservedOf(api, one), await reservedOf(api, other)], ['0', '3']);
});

test('a server ends what is over by itself', async () => {
  const shop = await shopWithStore();
  const flour = await addProduct(api, shop, { qty: '2' });
  await passExpiry(api, await order(api, shop.slug, [{ product: flour }]));
  const own = await startApi({ database: api.database });
  // Its first round begins when it listens; closing waits for it.
  await own.close();
  assert.equal(await reservedOf(api, flour), '0');
});

test('copies of the API that expire orders at once release each of them once', async () => {
  const shops = [await shopWithStore(), await shopWithStore()];
  const copies = Array.from({ length: 4 }, () => connect(api.database.appUrl, { poolSize: 2 }));
  for (const copy of copies) afterTests(() => copy.destroy());
  const products = await Promise.all(shops.map((shop) => addProduct(api, shop, { qty: '50' })));
  for (const [index, shop] of shops.entries()) {
    const product = products[index];
    assert.ok(product);
    for (let n = 0; n < 5; n++) await letTimePass(api, await order(api, shop.slug, [{ product, qty: '3' }]));
    await order(api, shop.slug, [{ product, qty: '4' }]);
  }
  await Promise.all(copies.map((db) => expireAllOrders(db)));
  for (const product of products) assert.equal(await reservedOf(api, product), '4');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSale, findOrder, updateProduct } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { addClient, addProduct, draftSale, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { idOfOrder, openShopWithStore, order, reservedOf } from '../testing/store.ts';
import { addRole, hire } from '../testing/team.ts';

const api = await startApi();

const shopWithStore = (given?: Parameters<typeof openShopWithStore>[1]) => openShopWithStore(api, given);

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
  const after = await api.ok(findOrder, { token: shop.token, params: { id: order_id } });
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

test('the price of an order holds for what was ordered, and for no unit more', async () => {
  const shop = await shopWithStore();
  const flour = await addProduct(api, shop, { qty: '500' });
  const made = await order(api, shop.slug, [{ product: flour, qty: '2' }]);
  const order_id = await idOfOrder(api, made);
  const hundred = draftSale(shop, [{ product: flour, qty: '100' }], { order_id });
  const three = draftSale(
    shop,
    [
      { product: flour, qty: '2' },
      { product: flour, qty: '1' },
    ],
    { order_id },
  );
  const two = draftSale(shop, [{ product: flour, qty: '2' }], { order_id });
  const { id, name, cost_currency, price_currency } = flour;
  const dearer = { id, name, cost_currency, price_currency, is_fixed_price: true, price: '2.00' };
  await api.ok(updateProduct, { token: shop.token, body: dearer });
  const role = await addRole(api, shop, [['sales', 'create']]);
  const { token } = await hire(api, shop, { role_id: role.id });
  const more = await api.refused(createSale, { token, body: hundred });
  assert.deepEqual(more.fields, { 'lines.0.unit_price': 'not-the-price' });
  const split = await api.refused(createSale, { token, body: three });
  assert.deepEqual(split.fields, {
    'lines.0.unit_price': 'not-the-price',
    'lines.1.unit_price': 'not-the-price',
  });
  await api.ok(createSale, { token, body: two });
});

test('a sale that fails leaves its order as it was', async () => {
  const shop = await shopWithStore();
  const flour = await addProduct(api, shop, { qty: '2' });
  const made = await order(api, shop.slug, [{ product: flour, qty: '2' }]);
  const order_id = await idOfOrder(api, made);
  const body = draftSale(shop, [{ product: flour, qty: '3' }], { order_id });
  assert.equal((await api.refused(createSale, { token: shop.token, body })).message, 'ERROR_STOCK');
  assert.equal(await reservedOf(api, flour), '2');
  assert.equal((await api.ok(findOrder, { token: shop.token, params: { id: order_id } })).status, 'pending');
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

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustStock,
  annulPurchase,
  listExpiringLots,
  listProductLots,
  listProductsToBuy,
  type Product,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addDraft, addSupplier, boughtLine, receive } from '../testing/purchase.ts';
import { addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi({ env: { CUADRA_TEST_CLOCK: '2026-11-20T08:00:00-04:00' } });

test('what runs low is told with how much to buy, the shortest first', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const supplier = await addSupplier(api, shop, { name: 'Polar', phone: '0414-5551234' });
  const box = { id: newId(), name: 'Bulto', factor: '20', barcodes: [], price: null, price_currency: null };
  const fast = await addProduct(api, shop, { name: 'Rápida', qty: '0', presentations: [box] });
  const low = await addProduct(api, shop, { name: 'Bajo mínimo', qty: '2', min_qty: '5' });
  await addProduct(api, shop, { name: 'Sobra', qty: '900', min_qty: '5' });
  await addProduct(api, shop, { name: 'Sin ventas', qty: '0' });
  const line = boughtLine(fast, '2', '18', { presentation_id: box.id });
  await receive(api, shop, await addDraft(api, shop, { supplier_id: supplier.id, lines: [line] }));
  await addDraft(api, shop, { lines: [boughtLine(low, '4')] });
  // 28 in the week that a new product counts as having been there: 4 a day, of which 12 are left.
  await sell(api, shop, [{ product: fast, qty: '28' }]);
  const list = async (query: object = {}, as = token) =>
    (await api.ok(listProductsToBuy, { token: as, query })).items;
  const [first, second, ...rest] = await list();
  assert.deepEqual(rest, []);
  assert.deepEqual(first, {
    ...{ product_id: fast.id, name: 'Rápida', code: null, category_id: null, measure_id: null },
    ...{ qty: '12', held: '0', min_qty: null, pace: { qty: '28', days: 7 }, days_left: 3 },
    ...{ suggested: '44', already_ordered: '0', cost: '0.90', cost_currency: 'USD' },
    last_supplier: { id: supplier.id, name: 'Polar', phone: '0414-5551234' },
    last_presentation: { id: box.id, name: 'Bulto', factor: '20' },
  });
  assert.deepEqual(
    [second?.name, second?.suggested, second?.already_ordered, second?.last_supplier, second?.days_left],
    ['Bajo mínimo', '3', '4', null, null],
  );
  assert.deepEqual(
    (await list({ days: 30 })).map(({ suggested }) => suggested),
    ['108', '3'],
  );
  assert.deepEqual(
    (await list({ supplier_id: supplier.id })).map(({ name }) => name),
    ['Rápida'],
  );
  assert.deepEqual(await list({ category_id: newId() }), []);
  const page = await api.ok(listProductsToBuy, { token, query: { limit: 1 } });
  assert.deepEqual(
    (await list({ limit: 1, cursor: page.next ?? '' })).map(({ name }) => name),
    ['Bajo mínimo'],
  );
  const reader = await signInAs(api, shop, { only: [['products', 'read']] });
  assert.deepEqual(
    (await list({}, reader)).map(({ cost }) => cost),
    [null, null],
  );
});

test('lots have what is left of them, by what expires first; what expires soon is told', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const supplier = await addSupplier(api, shop);
  const milk = await addProduct(api, shop, { name: 'Leche', qty: '0', has_lots: true });
  const yogurt = await addProduct(api, shop, { name: 'Yogur', qty: '0' });
  const buy = async (product: Product, qty: string, lot: string | null, expires_on: string | null) =>
    receive(
      api,
      shop,
      await addDraft(api, shop, {
        supplier_id: supplier.id,
        lines: [boughtLine(product, qty, '1', { lot, expires_on })],
      }),
    );
  await buy(milk, '10', 'L1', '2026-11-18');
  await buy(milk, '20', 'L2', '2026-12-01');
  await buy(milk, '5', 'L2', '2026-12-01');
  await buy(milk, '30', null, '2027-02-01');
  await buy(yogurt, '4', null, '2026-12-20');
  const wrong = await buy(yogurt, '6', 'X', '2026-11-21');
  await api.ok(annulPurchase, {
    token,
    params: { id: wrong.id },
    body: { annul_id: newId(), reason: 'No llegó' },
  });
  const lots = async () =>
    (await api.ok(listProductLots, { token, params: { id: milk.id } })).items.map((one) => [
      ...[one.lot, one.expires_on, one.units, one.left, one.days_left],
    ]);
  assert.deepEqual(await lots(), [
    ['L1', '2026-11-18', '10', '10', -2],
    ['L2', '2026-12-01', '25', '25', 11],
    [null, '2027-02-01', '30', '30', 73],
  ]);
  const expiring = async (query: object = {}) =>
    (await api.ok(listExpiringLots, { token, query })).items.map((one) => [
      ...[one.product.name, one.lot, one.left, one.days_left],
    ]);
  assert.deepEqual(await expiring(), [
    ['Leche', 'L1', '10', -2],
    ['Leche', 'L2', '25', 11],
    ['Yogur', null, '4', 30],
  ]);
  assert.deepEqual(await expiring({ days: 29 }), (await expiring()).slice(0, 2));
  const page = await api.ok(listExpiringLots, { token, query: { limit: 1 } });
  assert.deepEqual(await expiring({ limit: 5, cursor: page.next ?? '' }), (await expiring()).slice(1));

  await sell(api, shop, [{ product: milk, qty: '17' }]);
  assert.deepEqual(
    (await lots()).map(([lot, , , left]) => [lot, left]),
    [
      ['L2', '18'],
      [null, '30'],
    ],
  );
  assert.deepEqual((await expiring())[0], ['Leche', 'L2', '18', 11]);
  await api.ok(adjustStock, { token, body: { product_id: milk.id, qty: '-48', cause: 'expired' } });
  assert.deepEqual(await lots(), []);
  assert.deepEqual(await expiring(), [['Yogur', null, '4', 30]]);
});

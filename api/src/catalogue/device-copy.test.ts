import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listMostSoldProducts, listProducts } from '@cuadra/shared/contract';
import { companyDay } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;
const changedSince = (updated_since: string) => api.ok(listProducts, { token, query: { updated_since } });

test('a sale is a change of what it sold: the device that asks since it last asked gets the stock', async () => {
  const sold = await addProduct(api, shop, { name: 'Queso', qty: '5' });
  await addProduct(api, shop, { name: 'Jamón' });
  const { as_of } = await api.ok(listProducts, { token, query: {} });
  assert.deepEqual((await changedSince(as_of)).items, []);
  await sell(api, shop, [{ product: sold, qty: '0.645' }]);
  const { items, as_of: now } = await changedSince(as_of);
  assert.deepEqual(items, [{ ...sold, qty: '4.355' }]);
  assert.ok(now >= as_of);
});

test('stock and product that changed at different times are one change, where the later one stands', async () => {
  const [first, second] = [
    await addProduct(api, shop, { name: 'Primero' }),
    await addProduct(api, shop, { name: 'Segundo' }),
  ];
  await sell(api, shop, [first]);
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { updated_since: first.updated_at, limit: 1, ...(cursor && { cursor }) };
    const page = await api.ok(listProducts, { token, query });
    names.push(...page.items.map(({ name }) => name));
    cursor = page.next ?? undefined;
  } while (cursor);
  assert.deepEqual(names, [second.name, first.name]);
});

test('what orders hold back is told, and is a change', async () => {
  const held = await addProduct(api, shop, { name: 'Apartado', qty: '10' });
  const { as_of } = await api.ok(listProducts, { token, query: {} });
  await api.database.query('update product_stock set reserved = 2.5 where product_id = $1', [held.id]);
  const { items } = await changedSince(as_of);
  assert.deepEqual(items, [{ ...held, reserved: '2.5' }]);
});

test('the most sold come best first; what was sold long ago or withdrawn does not, nor what is sold today', async () => {
  const own = await openShop(api);
  const of = (name: string) => addProduct(api, own, { name });
  const [some, most, old, gone] = [
    await of('Algo'),
    await of('Mucho'),
    await of('Viejo'),
    await of('Retirado'),
  ];
  await sell(api, own, [
    { product: some, qty: '2' },
    { product: most, qty: '3' },
    { product: old, qty: '9' },
    { product: gone, qty: '9' },
  ]);
  const seller = await signInAs(api, own, { only: [['products', 'read']] });
  assert.deepEqual((await api.ok(listMostSoldProducts, { token: seller })).product_ids, []);
  await api.database.query('update daily_products set day = day - 1 where company_id = $1', [own.id]);
  await api.database.query('update daily_products set day = day - 30 where product_id = $1', [old.id]);
  // On the oldest day that counts.
  await api.database.query('update daily_products set day = day - 29 where product_id = $1', [some.id]);
  await sell(api, own, [{ product: some, qty: '9' }]);
  await api.database.query('update products set deleted_at = now() where id = $1', [gone.id]);
  const { product_ids, day, front_ids } = await api.ok(listMostSoldProducts, { token: seller });
  assert.deepEqual(product_ids, [most.id, some.id]);
  assert.equal(day, companyDay(new Date()));
  assert.deepEqual(front_ids, []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findProduct, listProducts, updateProduct } from '@cuadra/shared/contract';
import { signInAs } from '../testing/company.ts';
import { addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;
const base = { cost_currency: 'USD', price_currency: 'USD' };

test('a favourite of the company says so; a change that does not speak of it leaves it', async () => {
  const marked = await addProduct(api, shop, { name: 'Pan', favourite: true });
  assert.equal(marked.favourite, true);
  const { id, version } = marked;
  const renamed = await api.ok(updateProduct, { token, body: { id, name: 'Pan canilla', ...base } });
  assert.equal(renamed.favourite, true);
  const unmarked = await api.ok(updateProduct, {
    token,
    body: { id, name: 'Pan canilla', ...base, favourite: false },
  });
  assert.equal('favourite' in unmarked, false);
  assert.deepEqual(await api.ok(findProduct, { token, params: { id } }), unmarked);
  assert.ok(unmarked.version > version);
});

test('to be marked and unmarked is a change that a device gets', async () => {
  const plain = await addProduct(api, shop, { name: 'Café' });
  const changed = async (favourite: boolean) => {
    const { as_of } = await api.ok(listProducts, { token, query: {} });
    await api.ok(updateProduct, { token, body: { id: plain.id, name: 'Café', ...base, favourite } });
    const { items } = await api.ok(listProducts, { token, query: { updated_since: as_of } });
    return items.map(({ id, favourite: is, version }) => [id, is, version]);
  };
  assert.deepEqual(await changed(true), [[plain.id, true, plain.version + 1]]);
  assert.deepEqual(await changed(false), [[plain.id, undefined, plain.version + 2]]);
});

test('who only sells sees the favourites and marks none', async () => {
  const marked = await addProduct(api, shop, { name: 'Leche', favourite: true });
  const seller = await signInAs(api, shop, { only: [['sales', 'create']] });
  const params = { id: marked.id };
  assert.equal((await api.ok(findProduct, { token: seller, params })).favourite, true);
  const body = { id: marked.id, name: 'Leche', ...base, favourite: false };
  assert.equal((await api.refused(updateProduct, { token: seller, body })).status, 403);
  assert.equal((await api.ok(findProduct, { token, params })).favourite, true);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deleteProduct, FRONT_COUNT, listMostSoldProducts, setFrontProducts } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;
const [bread, milk, salt] = [
  await addProduct(api, shop, { name: 'Pan' }),
  await addProduct(api, shop, { name: 'Leche' }),
  await addProduct(api, shop, { name: 'Sal' }),
].map(({ id }) => id) as [string, string, string];

const set = (product_ids: string[], before: string[], by = token) =>
  api.ok(setFrontProducts, { token: by, body: { product_ids, before } });
const refused = (product_ids: string[], before: string[], by = token) =>
  api.refused(setFrontProducts, { token: by, body: { product_ids, before } });
const front = async (by = token) => (await api.ok(listMostSoldProducts, { token: by })).front_ids;

test('what the company puts in front is told to each of its cash registers, in its order', async () => {
  assert.deepEqual(await set([milk, bread], []), { front_ids: [milk, bread] });
  const seller = await signInAs(api, shop, { only: [['sales', 'create']] });
  assert.deepEqual(await front(seller), [milk, bread]);
  // A try whose answer was lost.
  assert.deepEqual(await set([milk, bread], []), { front_ids: [milk, bread] });
  const other = await openShop(api);
  assert.deepEqual(await front(other.token), []);
});

test('who changes an order that somebody has changed meanwhile is told, and the other one stays', async () => {
  const before = await front();
  await set([salt], before);
  const late = await refused([bread], before);
  assert.deepEqual([late.status, late.message], [409, 'ERROR_CONFLICT']);
  assert.deepEqual(await front(), [salt]);
});

test('of two at once one is told', async () => {
  const before = await front();
  const both = await Promise.allSettled([set([bread], before), set([milk], before)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});

test('it takes the products of the company alone, each once and so many', async () => {
  const before = await front();
  const stranger = await addProduct(api, await openShop(api), { name: 'Ajeno' });
  const bad = [[newId()], [stranger.id], [bread, bread], Array.from({ length: FRONT_COUNT + 1 }, newId)];
  for (const ids of bad) assert.equal((await refused(ids, before)).status, 400);
  assert.deepEqual(await front(), before);
});

test('a product that is withdrawn since can stand among them until somebody changes it', async () => {
  await set([milk, salt], await front());
  await api.ok(deleteProduct, { token, params: { id: salt } });
  assert.deepEqual(await front(), [milk, salt]);
  assert.deepEqual(await set([salt, milk], [milk, salt]), { front_ids: [salt, milk] });
});

test('who may not change products changes no order', async () => {
  const seller = await signInAs(api, shop, {
    only: [
      ['products', 'read'],
      ['sales', 'create'],
    ],
  });
  assert.equal((await refused([], await front(), seller)).status, 403);
});

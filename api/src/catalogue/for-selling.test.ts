import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createSale,
  exportProducts,
  findCurrentRate,
  findProduct,
  listCategories,
  listMostSoldProducts,
  listMovements,
  listPaymentMethods,
  listProducts,
} from '@cuadra/shared/contract';
import { linePrice } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api, { rate: '860.18' });
const worked = { cost: '10.01', utility: '33.33', price: null, is_fixed_price: false };
const soap = await addProduct(api, shop, { name: 'Jabón', ...worked, cost_currency: 'USD' });
const bread = await addProduct(api, shop, { name: 'Pan', price: '250.50', price_currency: 'VES' });
const seller = await signInAs(api, shop, { only: [['sales', 'create']] });

test('who may only sell reads what Caja needs, and sells', async () => {
  const { items } = await api.ok(listProducts, { token: seller, query: {} });
  assert.deepEqual(
    items.map(({ name }) => name),
    ['Jabón', 'Pan'],
  );
  await api.ok(listMostSoldProducts, { token: seller });
  await api.ok(listCategories, { token: seller, query: {} });
  await api.ok(findCurrentRate, { token: seller });
  assert.ok((await api.ok(listPaymentMethods, { token: seller, query: {} })).items.length > 0);
  const ticket = await api.ok(createSale, { token: seller, body: draftSale(shop, [soap, bread]) });
  assert.deepEqual(
    ticket.products.map(({ unit_price, currency }) => [unit_price, currency]),
    [
      ['13.346333', 'USD'],
      ['250.5', 'VES'],
    ],
  );
});

test('and sees neither cost nor utility, nor what they could be worked out from', async () => {
  const owner = (await api.ok(listProducts, { token: shop.token, query: {} })).items;
  const since = new Date(0).toISOString();
  const lists = [
    (await api.ok(listProducts, { token: seller, query: {} })).items,
    (await api.ok(listProducts, { token: seller, query: { search: 'a' } })).items,
    (await api.ok(listProducts, { token: seller, query: { updated_since: since } })).items,
    [
      await api.ok(findProduct, { token: seller, params: { id: soap.id } }),
      await api.ok(findProduct, { token: seller, params: { id: bread.id } }),
    ],
  ];
  for (const read of lists.flat()) {
    const whole = owner.find(({ id }) => id === read.id);
    assert.ok(whole);
    assert.deepEqual([read.cost, read.utility], [null, null]);
    assert.deepEqual(linePrice(read), linePrice(whole), read.name);
  }
  assert.equal(owner.find(({ id }) => id === soap.id)?.cost, '10.01');
});

test('but not the stock ledger nor the file of products', async () => {
  for (const call of [
    await api.request(exportProducts, { token: seller }),
    await api.request(listMovements, { token: seller, params: { id: soap.id }, query: {} }),
  ]) {
    assert.equal(call.status, 403);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CallInput,
  findProduct,
  listPurchasePrices,
  type Purchase,
  setPurchasePrices,
  updateProduct,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addDraft, addSupplier, boughtLine, receive } from '../testing/purchase.ts';
import { addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api, { rate: '100' });
const { token } = shop;
const supplier = await addSupplier(api, shop);

const box = { id: newId(), name: 'Caja', factor: '10', barcodes: [], price: '12.00', price_currency: 'USD' };
/** Fixed at 13 for a cost of 10, with a box and a wholesale price; bought at 11. */
const made = await addProduct(api, shop, {
  ...{ name: 'A', cost: '1.00', utility: '30', price: '1.30', presentations: [box] },
  wholesale: { price: '1.10', price_currency: 'USD', from_qty: '6' },
});
const bolivares = await addProduct(api, shop, {
  ...{ name: 'B', cost: '1.00', utility: '20', price: '120', price_currency: 'VES', cost_currency: 'USD' },
});
const follows = await addProduct(api, shop, { name: 'C', utility: '50', price: null, is_fixed_price: false });
const enough = await addProduct(api, shop, { name: 'D', utility: '30', price: '5.00' });
const bought = await receive(
  api,
  shop,
  await addDraft(api, shop, {
    supplier_id: supplier.id,
    lines: [made, bolivares, follows, enough].map((product) => boughtLine(product, '10', '1.10')),
  }),
);
const params = { id: bought.id };
const list = async ({ id }: Pick<Purchase, 'id'> = bought) =>
  (await api.ok(listPurchasePrices, { token, params: { id } })).items;
type Prices = CallInput<typeof setPurchasePrices>['body']['prices'];
const refused = async (prices: Prices) => {
  const { status, message, fields } = await api.refused(setPurchasePrices, {
    token,
    params,
    body: { edit_id: newId(), prices },
  });
  return [status, message, fields];
};

test('prices of their own that give less than is wanted are told, and set as they are chosen', async () => {
  const found = await list();
  assert.deepEqual(
    found.map((one) => [
      one.name,
      one.kind,
      one.currency,
      one.cost,
      one.price,
      one.gain,
      one.wanted,
      one.suggested,
    ]),
    [
      ['A', 'product', 'USD', '1.10', '1.30', '18.2', '30', '1.43'],
      ['A', 'presentation', 'USD', '11.00', '12.00', '9.1', '20', '13.20'],
      ['A', 'wholesale', 'USD', '1.10', '1.10', '0', '10', '1.21'],
      ['B', 'product', 'VES', '110.00', '120.00', '9.1', '20', '132.00'],
    ],
  );
  const prices = found.map(({ product_id, version, kind, presentation, suggested }) => ({
    ...{ product_id, version, kind, presentation_id: presentation?.id ?? null, price: suggested },
  }));
  const body = { edit_id: newId(), prices };
  assert.deepEqual(await api.ok(setPurchasePrices, { token, params, body }), { products: 2 });
  assert.deepEqual(await list(), []);
  const product = await api.ok(findProduct, { token, params: { id: made.id } });
  assert.deepEqual(
    [product.price, product.presentations?.[0]?.price, product.wholesale?.price, product.wholesale?.from_qty],
    ['1.43', '13.20', '1.21', '6'],
  );
  // Its answer was lost: nothing is edited twice.
  assert.deepEqual(await api.ok(setPurchasePrices, { token, params, body }), { products: 2 });
  assert.equal((await api.ok(findProduct, { token, params: { id: made.id } })).version, product.version);
});

test('what somebody edited meanwhile is not written over, and then nothing is', async () => {
  const { id, name, price, cost_currency, price_currency, version } = await api.ok(findProduct, {
    token,
    params: { id: enough.id },
  });
  const other = await api.ok(findProduct, { token, params: { id: bolivares.id } });
  const fields = { id, name, price, is_fixed_price: true, cost_currency, price_currency };
  await api.ok(updateProduct, { token, body: { ...fields, name: 'D mejor' } });
  const wanted = { kind: 'product' as const, price: '9.00' };
  const [status, message] = await refused([
    { product_id: other.id, version: other.version, ...wanted },
    { product_id: id, version, ...wanted },
  ]);
  assert.deepEqual([status, message], [409, 'ERROR_EDITED']);
  assert.equal((await api.ok(findProduct, { token, params: { id: other.id } })).price, other.price);
});

test('a price that a product has not, and a product that was not bought, are refused', async () => {
  const stranger = await addProduct(api, shop);
  const of = async (id: string) => {
    const { version } = await api.ok(findProduct, { token, params: { id } });
    return { product_id: id, version, price: '2.00' };
  };
  const wrong = (fields: object) => [400, 'ERROR_VALIDATION', fields];
  assert.deepEqual(
    await refused([{ ...(await of(stranger.id)), kind: 'product' }]),
    wrong({ 'prices.0.product_id': 'unknown' }),
  );
  assert.deepEqual(
    await refused([{ ...(await of(follows.id)), kind: 'product' }]),
    wrong({ 'prices.0.kind': 'unknown' }),
  );
  assert.deepEqual(
    await refused([{ ...(await of(made.id)), kind: 'presentation', presentation_id: newId() }]),
    wrong({ 'prices.0.kind': 'unknown' }),
  );
});

test('a draft has no prices to look at; to set some takes modify the utility', async () => {
  const draft = await addDraft(api, shop);
  const early = await api.refused(listPurchasePrices, { token, params: { id: draft.id } });
  assert.deepEqual([early.status, early.fields], [409, { id: 'not-received' }]);
  const keeper = await signInAs(api, shop, { allBut: [['products', 'modify_utility']] });
  const prices = [{ product_id: made.id, version: 1, kind: 'product' as const, price: '2' }];
  const refusal = await api.refused(setPurchasePrices, {
    token: keeper,
    params,
    body: { edit_id: newId(), prices },
  });
  assert.equal(refusal.status, 403);
});

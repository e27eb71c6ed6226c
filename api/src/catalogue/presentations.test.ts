import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createBulkChange,
  createProduct,
  deleteProduct,
  findProduct,
  listProducts,
  type Product,
  undoBulkChange,
  updateProduct,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;

const box = (given: object = {}) => ({
  ...{ id: newId(), name: 'Caja', factor: '24', barcodes: [] as string[] },
  ...{ price: '20.00', price_currency: 'USD', ...given },
});
const pack = (given: object = {}) =>
  box({ name: 'Paquete', factor: '6', price: null, price_currency: null, ...given });
const wholesale = { price: '0.85', price_currency: 'USD', from_qty: '12' };

const unchanged = ({ updated_at: _, version: __, ...product }: Product) => product;
const get = (id: string) => api.ok(findProduct, { token, params: { id } });
const refusedOf = async (product: Product, given: object, of = token) => {
  const { status, fields } = await api.refused(updateProduct, {
    token: of,
    body: { ...unchanged(product), ...given },
  });
  return { status, fields };
};

test('a product keeps its presentations and its wholesale price; one that has neither says nothing of them', async () => {
  const plain = await addProduct(api, shop);
  assert.deepEqual(['presentations' in plain, 'wholesale' in plain], [false, false]);
  const presentations = [pack(), box({ barcodes: ['8001', '8001'] })];
  const malta = await addProduct(api, shop, { name: 'Malta', presentations, wholesale });
  const known = [presentations[0], { ...presentations[1], barcodes: ['8001'] }];
  assert.deepEqual([malta.presentations, malta.wholesale], [known, wholesale]);
  assert.deepEqual(await get(malta.id), malta);
  // The whole code of a box finds its product.
  const { items } = await api.ok(listProducts, { token, query: { search: '8001' } });
  assert.deepEqual(items, [malta]);
});

test('left out of a change they stay, `[]` and null take them away, and each change is an edit', async () => {
  const malta = await addProduct(api, shop, { presentations: [box({ barcodes: ['8011'] })], wholesale });
  const { presentations: _, wholesale: __, ...body } = unchanged(malta);
  const kept = await api.ok(updateProduct, { token, body });
  assert.deepEqual([kept.presentations, kept.wholesale], [malta.presentations, wholesale]);
  const taken = await api.refused(createProduct, {
    token,
    body: { name: 'Otra', barcodes: ['8011'], cost_currency: 'USD', price_currency: 'USD' },
  });
  assert.deepEqual(taken.fields, { barcodes: 'already-used' });
  const bare = await api.ok(updateProduct, { token, body: { ...body, presentations: [], wholesale: null } });
  assert.deepEqual(['presentations' in bare, 'wholesale' in bare], [false, false]);
  assert.equal(bare.version, malta.version + 1);
  await addProduct(api, shop, { name: 'Otra', barcodes: ['8011'] });
});

test('a barcode is of one thing in the company: of a product, or of one presentation', async () => {
  const flour = await addProduct(api, shop, { barcodes: ['8021'] });
  const malta = await addProduct(api, shop, { presentations: [box({ barcodes: ['8022'] })] });
  const presentations = (...codes: string[]) => ({ presentations: [box({ barcodes: codes })] });
  assert.deepEqual(await refusedOf(malta, presentations('8021')), {
    status: 400,
    fields: { presentations: 'already-used' },
  });
  assert.deepEqual(await refusedOf(flour, presentations('8022')), {
    status: 400,
    fields: { presentations: 'already-used' },
  });
  assert.deepEqual(await refusedOf(flour, presentations('8021')), {
    status: 400,
    fields: { 'presentations.0.barcodes': 'already-used' },
  });
  const twice = [box({ barcodes: ['8023'] }), pack({ barcodes: ['8023'] })];
  assert.deepEqual((await refusedOf(flour, { presentations: twice })).fields, {
    'presentations.1.barcodes': 'repeated',
  });
});

test('what is no presentation is refused on its field', async () => {
  const flour = await addProduct(api, shop);
  const refused = async (...presentations: object[]) => (await refusedOf(flour, { presentations })).fields;
  assert.deepEqual(await refused(box({ factor: '0' })), { 'presentations.0.factor': 'must-be-positive' });
  assert.deepEqual(await refused(box({ factor: '100000.001' })), { 'presentations.0.factor': 'too-large' });
  assert.deepEqual(await refused(box({ price_currency: null })), {
    'presentations.0.price_currency': 'required',
  });
  assert.deepEqual(await refused(box({ price_currency: 'EUR' })), {
    'presentations.0.price_currency': 'not-a-company-currency',
  });
  assert.deepEqual(await refused(box(), box({ name: 'CAJA' })), { 'presentations.1.name': 'repeated' });
  assert.deepEqual((await refusedOf(flour, { wholesale: { ...wholesale, price_currency: 'EUR' } })).fields, {
    'wholesale.price_currency': 'not-a-company-currency',
  });
});

test('a price of a presentation and the wholesale price take the permission of a price; names and barcodes do not', async () => {
  const caja = box();
  const malta = await addProduct(api, shop, { presentations: [caja], wholesale });
  const mayChange = await signInAs(api, shop, {
    only: [
      ['products', 'read'],
      ['products', 'update'],
    ],
  });
  const refused = { status: 403, fields: { price: 'not-allowed' } };
  for (const given of [
    { presentations: [{ ...caja, price: '19.99' }] },
    { presentations: [{ ...caja, factor: '25' }] },
    { presentations: [{ ...caja, price_currency: 'VES' }] },
    { presentations: [{ ...caja, price: null, price_currency: null }] },
    { presentations: [caja, box({ name: 'Otra caja' })] },
    { wholesale: { ...wholesale, price: '0.80' } },
    { wholesale: { ...wholesale, from_qty: null } },
    { wholesale: null },
  ])
    assert.deepEqual(await refusedOf(malta, given, mayChange), refused, JSON.stringify(given));
  const given = {
    presentations: [{ ...caja, name: 'Cajita', price: '20', barcodes: ['8031'] }, pack()],
    wholesale: { ...wholesale, from_qty: '12.0' },
  };
  const changed = await api.ok(updateProduct, { token: mayChange, body: { ...unchanged(malta), ...given } });
  assert.deepEqual(
    changed.presentations?.map(({ name }) => name),
    ['Cajita', 'Paquete'],
  );
});

test('withdrawn, it leaves its boxes’ barcodes free; brought back, it has them again unless somebody took one', async () => {
  const malta = await addProduct(api, shop, { presentations: [box({ barcodes: ['8041'] })] });
  const withdraw = async () => {
    const id = newId();
    const as_of = new Date().toISOString();
    const body = { id, as_of, change: { kind: 'withdraw' as const }, selection: { ids: [malta.id] } };
    await api.ok(createBulkChange, { token, body });
    return id;
  };
  const undo = (id: string) => api.ok(undoBulkChange, { token, params: { id }, body: {} });
  await undo(await withdraw());
  const { items } = await api.ok(listProducts, { token, query: { search: '8041' } });
  assert.deepEqual(
    items.map(({ id }) => id),
    [malta.id],
  );
  const change = await withdraw();
  const other = await addProduct(api, shop, { barcodes: ['8041'] });
  const { left } = await undo(change);
  assert.deepEqual(
    left.map(({ reason }) => reason),
    ['code-taken'],
  );
  await api.ok(deleteProduct, { token, params: { id: other.id } });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findProduct, listProducts, makeBarcode, makePresentationBarcode } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../../testing/company.ts';
import { addProduct, openShop } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { checkDigit, ownBarcode } from './own-barcode.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;
const make = (id: string, of = token) => api.ok(makeBarcode, { token: of, params: { id } });

test('check digits are those of codes that are in the shops', () => {
  // Harina P.A.N., Coca-Cola, a UPC-A and an EAN-8.
  for (const code of ['7591002000547', '5449000000996', '036000291452', '96385074'])
    assert.equal(checkDigit(code.slice(0, -1)), code.slice(-1));
  assert.equal(ownBarcode(1), `290000000001${checkDigit('290000000001')}`);
});

test('a product without a barcode gets one of the shop’s own, by which it is found', async () => {
  const bread = await addProduct(api, shop, { name: 'Pan de jamón', barcodes: [] });
  const made = await make(bread.id);
  const [barcode = ''] = made.barcodes;
  assert.match(barcode, /^29\d{11}$/);
  assert.equal(checkDigit(barcode.slice(0, -1)), barcode.slice(-1));
  assert.ok(made.version > bread.version, 'an edit by somebody');
  const { items } = await api.ok(listProducts, { token, query: { search: barcode } });
  assert.deepEqual(
    items.map(({ id }) => id),
    [bread.id],
  );
});

test('asked twice, and twice at once, it makes one; a code that is there stays', async () => {
  const cake = await addProduct(api, shop, { name: 'Torta', barcodes: [] });
  const [one, two] = await Promise.all([make(cake.id), make(cake.id)]);
  assert.deepEqual(one.barcodes, two.barcodes);
  assert.deepEqual((await make(cake.id)).barcodes, one.barcodes);
  const known = await addProduct(api, shop, { name: 'Harina', barcodes: ['7591002000547'] });
  assert.deepEqual((await make(known.id)).barcodes, ['7591002000547']);
});

test('a box without a barcode gets one of its own, once, and the rest of the product stays', async () => {
  const given = [
    { id: newId(), name: 'Caja', factor: '24', barcodes: [], price: '20', price_currency: 'USD' },
    { id: newId(), name: 'Pack', factor: '6', barcodes: ['17591002000544'] },
  ];
  const product = await addProduct(api, shop, { name: 'Malta', barcodes: [], presentations: given });
  const [box, pack] = product.presentations ?? [];
  const makeOf = (presentation_id = '', of = token) =>
    api.ok(makePresentationBarcode, { token: of, params: { id: product.id, presentation_id } });
  const [one, two] = await Promise.all([makeOf(box?.id), makeOf(box?.id)]);
  assert.deepEqual(one.presentations, two.presentations);
  const [barcode = ''] = one.presentations?.[0]?.barcodes ?? [];
  assert.equal(checkDigit(barcode.slice(0, -1)), barcode.slice(-1));
  assert.deepEqual(one.presentations, [{ ...box, barcodes: [barcode] }, pack]);
  assert.deepEqual([one.barcodes, one.version], [[], product.version + 1]);
  assert.deepEqual((await makeOf(pack?.id)).presentations, one.presentations);
  const { items } = await api.ok(listProducts, { token, query: { search: barcode } });
  assert.deepEqual(
    items.map(({ id }) => id),
    [product.id],
  );

  const refuse = (presentation_id: string, of = token) =>
    api.refused(makePresentationBarcode, { token: of, params: { id: product.id, presentation_id } });
  assert.equal((await refuse(newId())).status, 404);
  const reader = await signInAs(api, shop, { only: [['products', 'read']] });
  assert.equal((await refuse(box?.id ?? '', reader)).status, 403);
  const other = await openShop(api);
  assert.equal((await refuse(box?.id ?? '', other.token)).status, 404);
});

test('it takes the permission to change products, and a product of one’s own', async () => {
  const product = await addProduct(api, shop, { name: 'Sal', barcodes: [] });
  const reader = await signInAs(api, shop, { only: [['products', 'read']] });
  const refuse = (of: string, id: string) => api.refused(makeBarcode, { token: of, params: { id } });
  assert.equal((await refuse(reader, product.id)).status, 403);
  const other = await openShop(api);
  assert.equal((await refuse(other.token, product.id)).status, 404);
  assert.equal((await refuse(token, newId())).status, 404);
  assert.deepEqual((await api.ok(findProduct, { token, params: { id: product.id } })).barcodes, []);
});

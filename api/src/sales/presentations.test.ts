import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  annulSale,
  createClient,
  createSale,
  findSale,
  listMovements,
  type Product,
  returnSale,
  type SaleDraftInput,
  updateClient,
  updateProduct,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, exact, newId, pricePerUnit, saleTotal } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { openDevice } from '../testing/device.ts';
import { addProduct, ageRates, draftSale, openShop, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
await ageRates(api, shop);
const { token } = shop;
const cashier = await signInAs(api, shop, { roleId: CASHIER_ROLE_ID });

const BOX = {
  ...{ id: newId(), name: 'Caja', factor: '24', barcodes: [] as string[] },
  ...{ price: '20.00', price_currency: 'USD' },
};
const PACK = { ...BOX, id: newId(), name: 'Paquete', factor: '6', barcodes: [] };
const packed = () =>
  addProduct(api, shop, {
    name: 'Malta',
    price: '1.00',
    qty: '100',
    presentations: [BOX, { ...PACK, price: null, price_currency: null }],
  });

type Line = SaleDraftInput['lines'][number];
const unit = (product: Product, given: Partial<Line> = {}): Line => ({
  ...{ product_id: product.id, qty: '1', unit_price: '1', currency: 'USD', discount: '0', ...given },
});
/** So many boxes at a price of their own. */
const boxes = (product: Product, qty: string, price = '20.00', factor = '24'): Line =>
  unit(product, {
    qty: exact(qty).times(factor).toFixed(),
    unit_price: pricePerUnit(price, factor),
    presentation: { id: BOX.id, qty, price },
  });
const packs = (product: Product, qty: string, unit_price = '1'): Line =>
  unit(product, { qty: exact(qty).times(6).toFixed(), unit_price, presentation: { id: PACK.id, qty } });

/** A sale of these lines, paid in cash of the main currency. */
function saleOf(lines: Line[], given: Partial<SaleDraftInput> = {}) {
  const priced = lines.map((line) => ({ ...line, discount: line.discount ?? '0' }));
  const total = saleTotal(priced, shop.rate).main;
  const payments = [{ payment_method_id: shop.cash.main.id, amount: total, currency: shop.rate.main }];
  return { ...draftSale(shop, []), lines, total, payments, ...given };
}
const sellAs = (who: string, lines: Line[], given?: Partial<SaleDraftInput>) =>
  api.ok(createSale, { token: who, body: saleOf(lines, given) });
const refusedOf = async (lines: Line[], who = cashier) => {
  const { status, fields } = await api.refused(createSale, { token: who, body: saleOf(lines) });
  return { status, fields };
};

test('boxes, packs and units of one product are of one stock, and each line says how it was sold', async () => {
  const malta = await packed();
  const ticket = await sellAs(cashier, [boxes(malta, '2'), packs(malta, '3'), unit(malta, { qty: '4' })]);
  assert.equal(await stockOf(api, malta), '30');
  assert.deepEqual(
    ticket.products.map(({ qty, unit_price, presentation, presentation_price, total_alternative }) => [
      ...[qty, unit_price, presentation, presentation_price, total_alternative],
    ]),
    [
      ['48', '0.83333333', { id: BOX.id, name: 'Caja', factor: '24', qty: '2' }, '20', '40.00'],
      ['18', '1', { id: PACK.id, name: 'Paquete', factor: '6', qty: '3' }, '6', '18.00'],
      ['4', '1', undefined, undefined, '4.00'],
    ],
  );
  // 40 × 860.18, and not 48 × 0.83333333 × 860.18.
  assert.equal(ticket.products[0]?.total, '34407.20');
  const found = await api.ok(findSale, { token, params: { id: ticket.id } });
  assert.deepEqual(found.products, ticket.products);
  // Renamed and emptied since, the ticket says what was sold.
  await api.ok(updateProduct, { token, body: { ...bodyOf(malta), presentations: [] } });
  assert.deepEqual((await api.ok(findSale, { token, params: { id: ticket.id } })).products, ticket.products);
});

const bodyOf = ({ updated_at: _, version: __, qty: ___, ...product }: Product) => product;

test('a box is not sold at another price, by another factor, in parts or where there is none', async () => {
  const malta = await packed();
  const flour = await addProduct(api, shop);
  const fault = (field: string, reason: string) => ({
    status: 400,
    fields: { [`lines.0.${field}`]: reason },
  });
  assert.deepEqual(await refusedOf([boxes(malta, '1', '19.00')]), fault('unit_price', 'not-the-price'));
  // The price of a box's unit is of no loose one.
  assert.deepEqual(
    await refusedOf([unit(malta, { unit_price: '0.83333333' })]),
    fault('unit_price', 'not-the-price'),
  );
  assert.deepEqual(await refusedOf([packs(malta, '1', '0.9')]), fault('unit_price', 'not-the-price'));
  assert.deepEqual(
    await refusedOf([{ ...boxes(malta, '1'), qty: '12' }], token),
    fault('qty', 'not-by-the-factor'),
  );
  assert.deepEqual(
    await refusedOf([{ ...boxes(malta, '1'), unit_price: '0.5' }], token),
    fault('unit_price', 'not-by-the-factor'),
  );
  assert.deepEqual(await refusedOf([boxes(malta, '0.5')], token), fault('presentation.qty', 'not-whole'));
  assert.deepEqual(await refusedOf([boxes(flour, '1')], token), fault('presentation', 'unknown'));
  // Who may set prices sells a box for less.
  assert.equal((await sellAs(token, [boxes(malta, '1', '18.00')])).total_alternative, '18.00');
});

test('there is no box where there are fewer units, whatever else the sale takes of them', async () => {
  const own = await packed();
  const sale = saleOf([boxes(own, '4'), packs(own, '1')]);
  const { message, fields, details } = await api.refused(createSale, { token: cashier, body: sale });
  assert.equal(message, 'ERROR_STOCK');
  assert.deepEqual(fields, { 'lines.0.qty': 'not-enough', 'lines.1.qty': 'not-enough' });
  assert.deepEqual(details, { available: { [own.id]: '100' } });
  assert.equal(await stockOf(api, own), '100');
});

test('of a box single units come back, all parts are worth what it was, and annulled the rest returns', async () => {
  const malta = await packed();
  const { id, products } = await sellAs(cashier, [boxes(malta, '1')]);
  const back = async (qty: string, amount: string) =>
    api.ok(returnSale, {
      token,
      params: { id },
      body: {
        lines: [{ line_id: products[0]?.id ?? '', qty }],
        payments: [{ payment_method_id: shop.cash.alternative.id, amount, currency: 'USD' }],
      },
    });
  assert.equal((await back('1', '0.83')).total_alternative, '0.83');
  assert.equal(await stockOf(api, malta), '77');
  assert.equal((await back('22', '18.34')).total_alternative, '18.34');
  await api.ok(annulSale, { token, params: { id }, body: { reason: 'Otra vez' } });
  assert.equal(await stockOf(api, malta), '100');
  const { items } = await api.ok(listMovements, { token, params: { id: malta.id } });
  assert.deepEqual(
    items.map(({ kind, qty }) => [kind, qty]),
    [
      ['annulment', '1'],
      ['return', '22'],
      ['return', '1'],
      ['sale', '-24'],
      ['initial', '100'],
    ],
  );
});

test('wholesale counts from its quantity up over all lines of the product, and is no discount', async () => {
  const malta = await packed();
  const wholesale = { price: '0.85', price_currency: 'USD', from_qty: '12' };
  await api.ok(updateProduct, { token, body: { ...bodyOf(malta), wholesale } });
  const cheap = (qty: string) => unit(malta, { qty, unit_price: '0.85' });
  assert.deepEqual(await refusedOf([cheap('11')]), {
    status: 400,
    fields: { 'lines.0.unit_price': 'not-the-price' },
  });
  assert.equal((await sellAs(cashier, [cheap('12')])).total_alternative, '10.20');
  assert.equal((await sellAs(cashier, [cheap('6'), packs(malta, '1', '0.85')])).total_alternative, '10.20');
  // A cash register that knows nothing of it goes on selling.
  assert.equal((await sellAs(cashier, [unit(malta, { qty: '12' })])).total_alternative, '12.00');
  // Ten percent of the wholesale price is what the cashier may take off it.
  const off = (discount: string) => ({ ...cheap('20'), discount });
  assert.deepEqual((await refusedOf([off('1.71')])).fields, { 'lines.0.discount': 'above-limit' });
  assert.equal((await sellAs(cashier, [off('1.70')])).total_alternative, '15.30');
});

test('a client who is marked buys one at wholesale; marking takes the permission to change clients', async () => {
  const malta = await packed();
  const wholesale = { price: '0.85', price_currency: 'USD', from_qty: null };
  await api.ok(updateProduct, { token, body: { ...bodyOf(malta), wholesale } });
  const shopkeeper = { name: 'Bodega Ana', identification: '12345678', identification_type: 'V' as const };
  const client = await api.ok(createClient, { token, body: { ...shopkeeper, is_wholesale: true } });
  assert.equal(client.is_wholesale, true);
  const cheap = unit(malta, { unit_price: '0.85' });
  const to = { client_id: client.id };
  assert.equal((await sellAs(token, [cheap], to)).total_alternative, '0.85');
  const seller = await signInAs(api, shop, {
    only: [
      ['sales', 'create'],
      ['sales', 'assign_client'],
      ['clients', 'create'],
    ],
  });
  assert.equal((await sellAs(seller, [cheap], to)).total_alternative, '0.85');
  assert.equal((await refusedOf([cheap], seller)).status, 400);
  const refused = await api.refused(createClient, {
    token: seller,
    body: { ...shopkeeper, is_wholesale: true },
  });
  assert.deepEqual([refused.status, refused.fields], [403, { is_wholesale: 'not-allowed' }]);
  // Left out of a change, the mark stays.
  const kept = await api.ok(updateClient, { token, body: { id: client.id, ...shopkeeper } });
  assert.equal(kept.is_wholesale, true);
  const plain = await api.ok(updateClient, {
    token,
    body: { id: client.id, ...shopkeeper, is_wholesale: false },
  });
  assert.equal('is_wholesale' in plain, false);
  const { status } = await api.refused(createSale, { token: seller, body: saleOf([cheap], to) });
  assert.equal(status, 400);
});

test('a late sale is held against the boxes of then: changed and removed ones are known, others are marked', async () => {
  const malta = await packed();
  const device = await openDevice(api, shop);
  const seller = await signInAs(api, shop, { roleId: CASHIER_ROLE_ID });
  const sold_at = new Date().toISOString();
  const late = (lines: Line[]) =>
    api.ok(createSale, { token: seller, body: device.prove(saleOf(lines, { sold_at })) });
  const reasons = async (id: string) => (await api.ok(findSale, { token, params: { id } })).late?.reasons;
  await api.ok(updateProduct, {
    token,
    body: { ...bodyOf(malta), presentations: [{ ...BOX, factor: '12', price: '11.00' }] },
  });
  const then = await late([boxes(malta, '1')]);
  assert.deepEqual([then.products[0]?.qty, then.products[0]?.presentation?.factor], ['24', '24']);
  assert.ok(!(await reasons(then.id))?.includes('price'));
  // Of another price than that of then it is taken, and marked.
  const other = await late([boxes(malta, '1', '11.00', '12')]);
  assert.ok((await reasons(other.id))?.includes('price'));
  const removed = await late([packs(malta, '1')]);
  assert.equal(removed.products[0]?.presentation?.name, 'Paquete');
  assert.equal(await stockOf(api, malta), '58');
});

test('who may not see amounts of a sale sees no price of its boxes', async () => {
  const malta = await packed();
  const { id } = await sellAs(cashier, [boxes(malta, '1')]);
  const looker = await signInAs(api, shop, {
    only: [
      ['sales', 'read'],
      ['sales', 'detail_products'],
    ],
  });
  const { products } = await api.ok(findSale, { token: looker, params: { id } });
  assert.deepEqual(
    products.map(({ presentation, presentation_price, unit_price, total }) => [
      ...[presentation?.name, presentation_price, unit_price, total],
    ]),
    [['Caja', null, null, null]],
  );
  assert.doesNotMatch(JSON.stringify(products), /"20|0\.8333/);
});

test('sent again a sale of boxes is one, and its figures are those of the ledgers', async () => {
  const malta = await packed();
  const body = saleOf([boxes(malta, '1')]);
  const first = await api.ok(createSale, { token: cashier, body });
  assert.deepEqual(await api.ok(createSale, { token: cashier, body }), first);
  const wrong = await api.database.query(
    'select * from daily_figures_from_ledgers($1) where kept is distinct from ledger',
    [shop.id],
  );
  assert.deepEqual(wrong, []);
});

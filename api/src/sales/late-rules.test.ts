import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createPaymentMethod,
  createSale,
  deletePaymentMethod,
  findSale,
  type SaleDraftInput,
  updateOrder,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { openDevice, type SignedIn } from '../testing/device.ts';
import { addClient, addProduct, ageRates, draftSale, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { idOfOrder, openShopWithStore, order } from '../testing/store.ts';
import { addRole, hire } from '../testing/team.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const api = await startApi();
const shop = await openShopWithStore(api);
await ageRates(api, shop);
const { token } = shop;
const flour = await addProduct(api, shop);
const role = await addRole(api, shop, [['sales', 'create']], { max_discount: '0' });
const cashier = await hire(api, shop, { role_id: role.id });
const device = await openDevice(api, cashier);

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** Sends a sale of this moment, which is refused, and then the same as one whose goods are gone. @returns its reasons */
async function refusedThenTaken(
  draft: SaleDraftInput,
  fields: Record<string, string>,
  by: SignedIn = cashier,
) {
  const refused = await api.refused(createSale, { token: by.token, body: { ...draft, id: newId() } });
  assert.deepEqual(refused.fields, fields);
  const { id } = await device.send(by, { ...draft, id: newId() }, ago(MINUTE));
  return reasonsOf(id);
}

async function reasonsOf(id: string) {
  return (await api.ok(findSale, { token, params: { id } })).late?.reasons;
}

test('a discount above the limit of who sold is taken and marked', async () => {
  const draft = draftSale(shop, [{ product: flour, qty: '2', discount: '0.50' }]);
  assert.deepEqual(await refusedThenTaken(draft, { 'lines.0.discount': 'above-limit' }), ['discount']);
  const more = draftSale(shop, [flour]);
  const lines = more.lines.map((line) => ({ ...line, discount: '9' }));
  const body = device.prove({ ...more, lines, sold_at: ago(MINUTE) });
  // More than the line is no discount at all: no cash register says so.
  assert.deepEqual((await api.refused(createSale, { token: cashier.token, body })).fields, {
    'lines.0.discount': 'too-large',
  });
});

test('a client that who sold may not name, or who was withdrawn by then, stays on it and is marked', async () => {
  const client_id = await addClient(api, shop);
  const named = draftSale(shop, [flour], { client_id });
  assert.deepEqual(await refusedThenTaken(named, {}), ['client']);
  const seller = await hire(api, shop, {
    role_id: (
      await addRole(api, shop, [
        ['sales', 'create'],
        ['sales', 'assign_client'],
      ])
    ).id,
  });
  const own = await openDevice(api, seller);
  const sold = (ms: number) => own.send(seller, { ...named, id: newId() }, ago(ms));
  await api.database.query("update clients set deleted_at = now() - interval '1 day' where id = $1", [
    client_id,
  ]);
  const { fields } = await api.refused(createSale, { token: seller.token, body: { ...named, id: newId() } });
  assert.deepEqual(fields, { client_id: 'unknown' });
  const after = await sold(MINUTE);
  assert.deepEqual([after.client?.name, await reasonsOf(after.id)], ['Carmen Díaz', ['client']]);
  assert.deepEqual(await reasonsOf((await sold(2 * DAY)).id), []);
});

test('credit is refused late as ever: a cash register gives nothing out on it before it has an answer', async () => {
  const client_id = await addClient(api, shop);
  const credit = draftSale(shop, [flour], { type: 'credit', client_id, payments: [] });
  const late = () => device.prove({ ...credit, id: newId(), sold_at: ago(MINUTE) });
  const unpermitted = await api.refused(createSale, { token: cashier.token, body: late() });
  assert.equal(unpermitted.message, 'ERROR_MIDDLEWARE_NEED_PERMISSIONS');
  await api.database.query('update clients set deleted_at = now() where id = $1', [client_id]);
  assert.deepEqual((await api.refused(createSale, { token, body: late() })).fields, { client_id: 'unknown' });
});

test('a payment without the reference that its method asks for is taken and marked; one by no method is not', async () => {
  const method = await api.ok(createPaymentMethod, {
    token,
    body: { name: 'Zelle', currency: 'VES', needs_reference: true },
  });
  const draft = draftSale(shop, [flour]);
  const payments = draft.payments?.map((payment) => ({ ...payment, payment_method_id: method.id })) ?? [];
  assert.deepEqual(await refusedThenTaken({ ...draft, payments }, { 'payments.0.reference': 'required' }), [
    'reference',
  ]);
  const unused = await api.ok(createPaymentMethod, { token, body: { name: 'Punto', currency: 'VES' } });
  await api.ok(deletePaymentMethod, { token, params: { id: unused.id } });
  const gone = draft.payments?.map((payment) => ({ ...payment, payment_method_id: unused.id })) ?? [];
  const body = device.prove({ ...draft, id: newId(), payments: gone, sold_at: ago(MINUTE) });
  assert.deepEqual((await api.refused(createSale, { token: cashier.token, body })).fields, {
    'payments.0.payment_method_id': 'unknown',
  });
});

test('goods of an order that was cancelled meanwhile have left the shop all the same', async () => {
  const sweet = await addProduct(api, shop, { qty: '5' });
  const made = await order(api, shop.slug, [{ product: sweet, qty: '2' }]);
  const order_id = await idOfOrder(api, made);
  await api.ok(updateOrder, { token, body: { id: order_id, status: 'cancelled', reason: 'No vino' } });
  const draft = draftSale(shop, [{ product: sweet, qty: '2' }], { order_id });
  assert.deepEqual(await refusedThenTaken(draft, { order_id: 'not-open' }), ['order']);
  assert.equal(await stockOf(api, sweet), '3');
});

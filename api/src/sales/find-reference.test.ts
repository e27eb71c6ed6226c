import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  annulSale,
  createPaymentMethod,
  createSale,
  findReference,
  findSale,
  payDebt,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addClient, addProduct, draftSale, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api, { rate: '100' });
const { token } = shop;
const flour = await addProduct(api, shop, { price: '10' });
const mobile = (name: string) =>
  api.ok(createPaymentMethod, {
    token,
    body: { name, currency: 'VES', kind: 'mobile_payment', needs_reference: true },
  });
const pagoMovil = await mobile('Pago Móvil');
const another = await mobile('Pago Móvil del otro banco');
const cashier = await signInAs(api, shop, { roleId: CASHIER_ROLE_ID });

const paidWith = (reference: string, amount = '1000.00') => ({
  payment_method_id: pagoMovil.id,
  amount,
  currency: 'VES',
  reference,
});
const sellWith = (reference: string) => sell(api, shop, [flour], { payments: [paidWith(reference)] });
const usedBy = async (reference: string, payment_method_id = pagoMovil.id) =>
  (await api.ok(findReference, { token: cashier, query: { payment_method_id, reference } })).items;

test('a reference that was used before is found with the sale that it paid', async () => {
  assert.deepEqual(await usedBy('004512'), []);
  const { id, number, create_at } = await sellWith('004512');
  assert.deepEqual(await usedBy(' 004512 '), [
    { sale_id: id, number, create_at, amount: '1000.00', currency: 'VES' },
  ]);
  assert.deepEqual(await usedBy('004513'), []);
  assert.deepEqual(await usedBy('004512', another.id), [], 'of another bank it is another payment');
});

test('the newest comes first, and a sale that was annulled gives its reference free', async () => {
  const first = await sellWith('777');
  const second = await sellWith('777');
  assert.deepEqual(
    (await usedBy('777')).map(({ number }) => number),
    [second.number, first.number],
  );
  await api.ok(annulSale, { token, params: { id: second.id }, body: { reason: 'Doble' } });
  assert.deepEqual(
    (await usedBy('777')).map(({ number }) => number),
    [first.number],
  );
});

test('an abono counts, too', async () => {
  const id = await addClient(api, shop);
  await api.ok(createSale, {
    token,
    body: draftSale(shop, [flour], { type: 'credit', client_id: id, payments: [] }),
  });
  await api.ok(payDebt, { token, params: { id }, body: { payments: [paidWith('9001', '500.00')] } });
  const [use, ...rest] = await usedBy('9001');
  assert.deepEqual([use?.sale_id, use?.number, use?.amount, rest], [null, null, '500.00', []]);
});

test('a sale notes that its reference was used: told and taken all the same, or unseen', async () => {
  const reuseOf = async (id: string) =>
    (await api.ok(findSale, { token, params: { id } })).payments.map(
      ({ reference_reuse }) => reference_reuse,
    );
  const [first, unseen] = [await sellWith('60221'), await sellWith('60221')];
  const told = await sell(api, shop, [flour], { payments: [{ ...paidWith('60221'), accepts_reuse: true }] });
  const twice = await sell(api, shop, [flour], {
    payments: [paidWith('60222', '400.00'), paidWith('60222', '600.00')],
  });
  assert.deepEqual(await reuseOf(first.id), [undefined]);
  assert.deepEqual(await reuseOf(unseen.id), ['unseen']);
  assert.deepEqual(await reuseOf(told.id), ['accepted']);
  assert.deepEqual(await reuseOf(twice.id), [undefined, 'unseen']);
  assert.ok(!('reference_reuse' in (told.payments[0] ?? {})), 'the customer’s ticket says nothing of it');
});

test('who reads no payments reads nothing of their references', async () => {
  const seller = await signInAs(api, shop, {
    only: [
      ['sales', 'create'],
      ['sales', 'read'],
    ],
  });
  const { id } = await sellWith('60221');
  assert.deepEqual((await api.ok(findSale, { token: seller, params: { id } })).payments, []);
});

test('another company sees none of it', async () => {
  const other = await openShop(api);
  await sellWith('31415');
  const { items } = await api.ok(findReference, {
    token: other.token,
    query: { payment_method_id: pagoMovil.id, reference: '31415' },
  });
  assert.deepEqual(items, []);
});

test('a note stays with its line', async () => {
  const draft = draftSale(shop, [flour]);
  const lines = draft.lines.map((line) => ({ ...line, note: ' sin hielo ' }));
  const ticket = await api.ok(createSale, { token, body: { ...draft, lines } });
  assert.equal(ticket.products[0]?.note, 'sin hielo');
  const read = await api.ok(findSale, { token, params: { id: ticket.id } });
  assert.equal(read.products[0]?.note, 'sin hielo');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSale, type SaleDraftInput } from '@cuadra/shared/contract';
import { addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token, cash } = shop;

const bolivares = (amount: string) => ({ payment_method_id: cash.main.id, amount, currency: 'VES' });
const dollars = (amount: string) => ({ payment_method_id: cash.alternative.id, amount, currency: 'USD' });
type Tenders = Pick<SaleDraftInput, 'payments' | 'changes' | 'overpaid_knowingly'>;

const goods = await addProduct(api, shop, { price: '7.37' });
const local = await addProduct(api, shop, { price: '100', price_currency: 'VES' });

const paid = async (product: typeof goods, tenders: Tenders) =>
  (await api.ok(createSale, { token, body: draftSale(shop, [product], tenders) })).rounding;
const refused = async (product: typeof goods, tenders: Tenders) => {
  const { status, fields } = await api.refused(createSale, {
    token,
    body: draftSale(shop, [product], tenders),
  });
  assert.equal(status, 400);
  return fields;
};

test('who pays the total that is shown, in either currency, has paid', async () => {
  // $ 7.37 are Bs. 6,339.53, of which half a cent was rounded.
  assert.equal(await paid(goods, { payments: [bolivares('6339.53')] }), '0.00');
  assert.equal(await paid(goods, { payments: [dollars('7.37')] }), '0.00');
  // Bs. 100 show as $ 0.12, which are Bs. 103.22: the difference is kept, so that every sum closes.
  assert.equal(await paid(local, { payments: [dollars('0.12')] }), '-3.22');
  assert.equal(await paid(local, { payments: [bolivares('100')] }), '0.00');
});

test('a payment may be in several parts and in both currencies', async () => {
  const parts = [dollars('2'), bolivares('1000'), dollars('0.01'), bolivares('3610.57')];
  assert.equal(await paid(goods, { payments: parts }), '0.00');
});

test('change is given in the other currency too, and a last cent is forgiven to either side', async () => {
  assert.equal(await paid(goods, { payments: [dollars('10')], changes: [bolivares('2262.27')] }), '0.00');
  assert.equal(await paid(goods, { payments: [dollars('10')], changes: [bolivares('2262.28')] }), '0.01');
  assert.equal(
    await paid(goods, { payments: [dollars('10')], changes: [dollars('2'), bolivares('541.91')] }),
    '0.00',
  );
  assert.equal(await paid(goods, { payments: [bolivares('7000')], changes: [bolivares('660.47')] }), '0.00');
});

test('an amount far above the total is taken from who means it, and from nobody else', async () => {
  const slip = { payments: [dollars('1000')], changes: [dollars('992.63')] };
  const body = draftSale(shop, [goods], slip);
  const { status, message, details } = await api.refused(createSale, { token, body });
  assert.deepEqual(
    { status, message, details },
    { status: 409, message: 'ERROR_OVERPAID', details: { amount: '992.63', currency: 'USD' } },
  );
  assert.equal(await paid(goods, { ...slip, overpaid_knowingly: true }), '0.00');
  // The largest note, and a pile of bolívares.
  assert.equal(await paid(goods, { payments: [dollars('100')], changes: [dollars('92.63')] }), '0.00');
  assert.equal(
    await paid(goods, { payments: [bolivares('16000')], changes: [bolivares('9660.47')] }),
    '0.00',
  );
});

test('what is short by a cent of the currency paid in is not paid', async () => {
  assert.deepEqual(await refused(goods, { payments: [bolivares('6339.52')] }), { payments: 'not-enough' });
  assert.deepEqual(await refused(goods, { payments: [dollars('7.36')] }), { payments: 'not-enough' });
  assert.deepEqual(await refused(goods, { payments: [] }), { payments: 'not-enough' });
  assert.deepEqual(await refused(goods, { payments: [dollars('10')], changes: [bolivares('2270')] }), {
    payments: 'not-enough',
  });
});

test('what is too much has its change', async () => {
  assert.deepEqual(await refused(goods, { payments: [dollars('10')] }), { changes: 'not-enough' });
  assert.deepEqual(await refused(goods, { payments: [bolivares('6339.54')] }), { changes: 'not-enough' });
  assert.deepEqual(await refused(goods, { payments: [dollars('10')], changes: [bolivares('2250')] }), {
    changes: 'not-enough',
  });
});

test('a gift needs no payment, and change for nothing is refused', async () => {
  const gift = await addProduct(api, shop, { price: '0' });
  assert.equal(await paid(gift, { payments: [] }), '0.00');
  assert.deepEqual(await refused(gift, { payments: [], changes: [bolivares('1')] }), {
    payments: 'not-enough',
  });
});

test('a method that needs a reference is not taken without one', async () => {
  const [mobile] = await api.database.query<{ id: string }>(
    `insert into payment_methods (company_id, name, currency, kind, needs_reference)
     values ($1, 'Pago Móvil', 'VES', 'mobile_payment', true) returning id`,
    [shop.id],
  );
  const payment = { payment_method_id: mobile?.id ?? '', amount: '6339.53', currency: 'VES' };
  for (const reference of [undefined, null, '', '  ']) {
    const fields = await refused(goods, { payments: [{ ...payment, reference }] });
    assert.deepEqual(fields, { 'payments.0.reference': 'required' });
  }
  const { payments } = await api.ok(createSale, {
    token,
    body: draftSale(shop, [goods], { payments: [{ ...payment, reference: '123456' }] }),
  });
  assert.deepEqual(payments, [{ ...payment, name: 'Pago Móvil', reference: '123456' }]);
});

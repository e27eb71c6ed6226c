import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  closeCashSession,
  findCurrentCashSession,
  findSupplier,
  openCashSession,
  paySupplier,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addDraft, addSupplier, boughtLine, receive } from '../testing/purchase.ts';
import { addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

/** A shop that owes $ 100 to a supplier, with a cash session of $ 60 and Bs. 5000. */
async function owingShop() {
  const shop = await openShop(api, { rate: '100' });
  const { token, cash } = shop;
  const supplier = await addSupplier(api, shop, { name: 'Polar' });
  const product = await addProduct(api, shop);
  const draft = (given: object = {}) =>
    addDraft(api, shop, { supplier_id: supplier.id, lines: [boughtLine(product, '10', '10')], ...given });
  await receive(api, shop, await draft());
  const opening = [
    { payment_method_id: cash.alternative.id, amount: '60' },
    { payment_method_id: cash.main.id, amount: '5000' },
  ];
  const open = () => api.ok(openCashSession, { token, body: { opening } });
  const current = async () => (await api.ok(findCurrentCashSession, { token })).session;
  const taken = async () =>
    (await current())?.movements.map(({ kind, amount, currency, reason }) => [
      kind,
      amount,
      currency,
      reason,
    ]);
  const dollars = (amount: string) => ({ payment_method_id: cash.alternative.id, amount, currency: 'USD' });
  const bolivares = (amount: string) => ({ payment_method_id: cash.main.id, amount, currency: 'VES' });
  const params = { id: supplier.id };
  const owed = async () => (await api.ok(findSupplier, { token, params })).balances?.[0]?.amount;
  return { shop, token, draft, open, current, taken, dollars, bolivares, params, owed };
}

test('an abono in cash leaves the cash session, one withdrawal a tender, once', async () => {
  const { token, open, current, taken, dollars, bolivares, params, owed } = await owingShop();
  const opened = await open();
  await api.ok(paySupplier, { token, params, body: { payments: [dollars('5')] } });
  assert.deepEqual(await taken(), []);
  const body = {
    ...{ id: newId(), payments: [dollars('20'), bolivares('1000')], note: 'Factura 9' },
    from_cash_session: true as const,
  };
  const paid = await api.ok(paySupplier, { token, params, body });
  assert.deepEqual([paid.amount, paid.balance], ['30.00', '65.00']);
  assert.deepEqual(await api.ok(paySupplier, { token, params, body }), paid);
  assert.deepEqual((await taken())?.sort(), [
    ['pay_out', '1000.00', 'VES', 'Abono a Polar: Factura 9'],
    ['pay_out', '20.00', 'USD', 'Abono a Polar: Factura 9'],
  ]);
  assert.deepEqual(
    (await current())?.counts.map(({ currency, pay_out, expected }) => [currency, pay_out, expected]).sort(),
    [
      ['USD', '20.00', '40.00'],
      ['VES', '1000.00', '4000.00'],
    ],
  );
  // The answer was lost, and the cash session closed before the next try.
  await api.ok(closeCashSession, { token, body: { id: opened.id, counted: [] } });
  assert.deepEqual(await api.ok(paySupplier, { token, params, body }), paid);
  assert.equal(await owed(), '65.00');
});

test('two tries side by side take it out once', async () => {
  const { token, open, taken, dollars, params, owed } = await owingShop();
  await open();
  const body = { id: newId(), payments: [dollars('20')], from_cash_session: true as const };
  const answers = await Promise.all([1, 2, 3].map(() => api.request(paySupplier, { token, params, body })));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201],
  );
  assert.equal((await taken())?.length, 1);
  assert.equal(await owed(), '80.00');
});

test('without an open cash session, cash or the permission nothing is paid', async () => {
  const { shop, token, open, taken, dollars, params, owed } = await owingShop();
  const body = { payments: [dollars('20')], from_cash_session: true as const };
  const closed = await api.refused(paySupplier, { token, params, body });
  assert.deepEqual([closed.status, closed.fields], [409, { cash_session: 'not-open' }]);
  const buyer = await signInAs(api, shop, {
    only: [
      ['products', 'read'],
      ['products', 'modify_cost'],
    ],
  });
  const refused = await api.refused(paySupplier, { token: buyer, params, body });
  assert.deepEqual([refused.status, refused.fields], [403, { from_cash_session: 'not-allowed' }]);
  await open();
  await api.database.query('update payment_methods set is_cash = false where company_id = $1', [shop.id]);
  const cashless = await api.refused(paySupplier, { token, params, body });
  assert.deepEqual([cashless.status, cashless.fields], [400, { from_cash_session: 'no-cash' }]);
  assert.deepEqual(await taken(), []);
  assert.equal(await owed(), '100.00');
});

test('what is paid in cash at receiving a purchase leaves the cash session with it', async () => {
  const { shop, token, draft, open, taken, dollars, owed } = await owingShop();
  const purchase = await draft({ invoice_number: 'F-7' });
  const given = { payments: [dollars('40')], from_cash_session: true as const, receive_id: newId() };
  await assert.rejects(receive(api, shop, purchase, given));
  assert.equal(await owed(), '100.00');
  await open();
  const received = await receive(api, shop, purchase, given);
  assert.equal(received.state, 'received');
  assert.deepEqual(await taken(), [['pay_out', '40.00', 'USD', 'Pago de compra a Polar: factura F-7']]);
  assert.equal(await owed(), '160.00');
  assert.equal(token, shop.token);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createCashMovement,
  createPaymentMethod,
  createSale,
  deletePaymentMethod,
  findSale,
  listPaymentMethods,
  listSales,
  openCashSession,
  updatePaymentMethod,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import pg from 'pg';
import { openCompany } from '../testing/company.ts';
import { race } from '../testing/race.ts';
import { addProduct, draftSale, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

/** Keeps a lock until it is released, and waits until so many of this database wait for it or for one another. */
async function hold(statement: string) {
  const holder = new pg.Client({ connectionString: api.database.ownerUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query(statement);
  return {
    waiting: async (wanted: number) => {
      for (let found = 0; found < wanted; ) {
        const { rows } = await holder.query(
          "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        found = rows[0].n;
      }
    },
    release: async () => {
      await holder.query('commit');
      await holder.end();
    },
  };
}

const mobile = {
  name: 'Pago móvil',
  description: '0414-1234567 · J-40123456-9',
  currency: 'VES',
  kind: 'mobile_payment' as const,
  needs_reference: true,
  bank: '0102',
};

test('a new method is listed behind the others and takes payments', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const method = await api.ok(createPaymentMethod, { token, body: mobile });
  assert.deepEqual(method, { ...mobile, id: method.id, is_cash: false, is_hidden: false, version: 1 });
  const { items } = await api.ok(listPaymentMethods, { token });
  assert.deepEqual(items.at(-1), method);
  const payment = { payment_method_id: method.id, amount: '1075.23', currency: 'VES', reference: '0042' };
  const sale = await sell(api, shop, [await addProduct(api, shop)], { payments: [payment] });
  assert.equal((await api.ok(findSale, { token, params: { id: sale.id } })).payments[0]?.name, 'Pago móvil');
});

test('a name that is used, a currency of nobody and a card that is cash are refused', async () => {
  const { token } = await openShop(api);
  const method = await api.ok(createPaymentMethod, { token, body: mobile });
  const wrong: [object, Record<string, string>][] = [
    [{ name: 'EFECTIVO BS.' }, { name: 'already-used' }],
    [{ name: '' }, { name: 'required' }],
    [{ currency: 'EUR' }, { currency: 'not-a-company-currency' }],
    [{ currency: 'XXX' }, { currency: 'not-a-company-currency' }],
    [{ kind: 'card', is_cash: true }, { kind: 'not-cash' }],
    [{ bank: '9999' }, { bank: 'not-a-bank' }],
  ];
  for (const [change, fields] of wrong) {
    const body = { ...mobile, name: 'Nuevo', ...change };
    const made = await api.refused(createPaymentMethod, { token, body });
    assert.deepEqual([made.status, made.fields], [400, fields], JSON.stringify(change));
    const changed = await api.refused(updatePaymentMethod, { token, body: { ...body, id: method.id } });
    assert.deepEqual([changed.status, changed.fields], [400, fields], JSON.stringify(change));
  }
});

test('a bank is written down, and taken off again', async () => {
  const { token } = await openCompany(api);
  const draft = { name: 'Biopago', currency: 'VES', kind: 'biopago' as const, bank: '0102' };
  const method = await api.ok(createPaymentMethod, { token, body: draft });
  assert.deepEqual([method.kind, method.bank], ['biopago', '0102']);
  const without = { ...method, bank: null };
  assert.deepEqual(await api.ok(updatePaymentMethod, { token, body: without }), { ...without, version: 2 });
  const { items } = await api.ok(listPaymentMethods, { token });
  assert.deepEqual(
    items.map(({ bank }) => bank),
    [null, null, null],
  );
});

test('cash is cash, whichever of the two fields says so', async () => {
  const { token } = await openShop(api);
  const drafts = [
    { name: 'Caja chica', currency: 'USD', is_cash: true },
    { name: 'Caja fuerte', currency: 'USD', kind: 'cash' as const },
  ];
  for (const body of drafts) {
    const { is_cash, kind } = await api.ok(createPaymentMethod, { token, body });
    assert.deepEqual([is_cash, kind], [true, 'cash']);
  }
});

test('what took a payment or gave change stays, with its currency; the rest of it changes', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const payment = { payment_method_id: shop.cash.alternative.id, amount: '2.00', currency: 'USD' };
  const change = { payment_method_id: shop.cash.main.id, amount: '645.13', currency: 'VES' };
  await sell(api, shop, [await addProduct(api, shop)], { payments: [payment], changes: [change] });
  for (const method of [shop.cash.main, shop.cash.alternative]) {
    const removed = await api.refused(deletePaymentMethod, { token, params: { id: method.id } });
    assert.deepEqual([removed.status, removed.message], [409, 'ERROR_PAYMENT_METHOD_IN_USE']);
    const currency = method.currency === 'VES' ? 'USD' : 'VES';
    const moved = await api.refused(updatePaymentMethod, { token, body: { ...method, currency } });
    assert.deepEqual([moved.status, moved.fields], [409, { currency: 'in-use' }]);
    const renamed = { ...method, name: `${method.name} (gaveta)` };
    assert.deepEqual(await api.ok(updatePaymentMethod, { token, body: renamed }), { ...renamed, version: 2 });
  }
});

test('what was used is hidden, sells on a till that has not heard of it, and stays hidden for an older client', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const method = shop.cash.main;
  const hidden = await api.ok(updatePaymentMethod, { token, body: { ...method, is_hidden: true } });
  assert.equal(hidden.is_hidden, true);
  // A device without a connection took the money: the sale is told as it was.
  await sell(api, shop, [await addProduct(api, shop)]);
  const { is_hidden: _, version: __, ...old } = { ...method, name: 'Efectivo (gaveta)' };
  const renamed = await api.ok(updatePaymentMethod, { token, body: old });
  assert.deepEqual([renamed.name, renamed.is_hidden], ['Efectivo (gaveta)', true]);
  const shown = await api.ok(updatePaymentMethod, { token, body: { ...old, is_hidden: false } });
  assert.equal(shown.is_hidden, false);
});

test('money that was only put into a cash session with it is a use as well', async () => {
  const { token } = await openShop(api);
  const { id } = await api.ok(createPaymentMethod, {
    token,
    body: { name: 'Gaveta', currency: 'VES', is_cash: true },
  });
  await api.ok(openCashSession, { token, body: { opening: [] } });
  const body = { kind: 'pay_in' as const, payment_method_id: id, amount: '100', reason: 'Sencillo' };
  await api.ok(createCashMovement, { token, body });
  const { message } = await api.refused(deletePaymentMethod, { token, params: { id } });
  assert.equal(message, 'ERROR_PAYMENT_METHOD_IN_USE');
});

test('a method is not removed from under money that is on its way into a cash session', async () => {
  const { token } = await openShop(api);
  const { id } = await api.ok(createPaymentMethod, { token, body: { ...mobile, needs_reference: false } });
  await api.ok(openCashSession, { token, body: {} });
  const held = await hold('lock table cash_movements in share row exclusive mode');
  const body = { kind: 'pay_in' as const, payment_method_id: id, amount: '5', reason: 'Sencillo' };
  const paid = api.request(createCashMovement, { token, body });
  await held.waiting(1);
  const removed = api.request(deletePaymentMethod, { token, params: { id } });
  await held.waiting(2);
  await held.release();
  assert.deepEqual([(await paid).status, (await removed).status], [201, 409]);
  assert.match((await removed).text, /ERROR_PAYMENT_METHOD_IN_USE/);
});

test('a sale that has read a method which is then removed is refused, and sells nothing', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const product = await addProduct(api, shop);
  const { id } = await api.ok(createPaymentMethod, { token, body: { ...mobile, needs_reference: false } });
  const draft = draftSale(shop, [product]);
  const body = {
    ...draft,
    payments: [{ payment_method_id: id, amount: String(draft.total), currency: 'VES' }],
  };
  // Both wait for the company's counter: the removal first, and the sale with all it needs to know already read.
  const held = await hold(`select from counters where company_id = '${shop.id}' for update`);
  const removed = api.request(deletePaymentMethod, { token, params: { id } });
  await held.waiting(1);
  const sold = api.refused(createSale, { token, body });
  await held.waiting(2);
  await held.release();
  assert.equal((await removed).status, 204);
  const { status, fields } = await sold;
  assert.deepEqual([status, fields], [400, { 'payments.0.payment_method_id': 'unknown' }]);
  assert.deepEqual((await api.ok(listSales, { token })).items, []);
});

test('what nobody used changes its currency and goes', async () => {
  const { token } = await openShop(api);
  const method = await api.ok(createPaymentMethod, { token, body: mobile });
  const zelle = { ...method, name: 'Zelle', currency: 'USD', kind: 'zelle' as const };
  assert.deepEqual(await api.ok(updatePaymentMethod, { token, body: zelle }), { ...zelle, version: 2 });
  const id = { id: method.id };
  await api.ok(deletePaymentMethod, { token, params: id });
  assert.equal((await api.refused(deletePaymentMethod, { token, params: id })).status, 404);
  assert.equal((await api.refused(updatePaymentMethod, { token, body: zelle })).status, 404);
});

test('sent twice with one id, also side by side, a method is one; another one under that id is a conflict', async () => {
  const { token } = await openShop(api);
  const body = { ...mobile, id: newId() };
  const send = () => api.request(createPaymentMethod, { token, body });
  const answers = await race(api.database, 'payment_methods', [send, send, send, send]);
  answers.push(await send());
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  const other = { ...body, needs_reference: false };
  const { status, fields } = await api.refused(createPaymentMethod, { token, body: other });
  assert.deepEqual([status, fields], [409, { id: 'already-used' }]);
});

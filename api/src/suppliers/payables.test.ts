import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  deletePaymentMethod,
  findSupplierStatement,
  listPayables,
  paySupplier,
  type Supplier,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addDraft, addSupplier, boughtLine, receive } from '../testing/purchase.ts';
import { addProduct, openShop, type TestShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi({ env: { CUADRA_TEST_CLOCK: '2026-11-20T08:00:00-04:00' } });
const shop = await openShop(api);
const { token } = shop;
const product = await addProduct(api, shop);

const buy = async (supplier: Supplier, cost: string, given: object = {}, own: TestShop = shop) =>
  receive(
    api,
    own,
    await addDraft(api, own, { supplier_id: supplier.id, lines: [boughtLine(product, '1', cost)], ...given }),
  );
const cash = (amount: string, currency: 'USD' | 'VES') => ({
  ...{
    payment_method_id: currency === 'USD' ? shop.cash.alternative.id : shop.cash.main.id,
    amount,
    currency,
  },
});
const pay = ({ id }: Supplier, ...payments: ReturnType<typeof cash>[]) =>
  api.ok(paySupplier, { token, params: { id }, body: { id: newId(), payments } });

test('an abono pays what is owed, in either currency, and never more', async () => {
  const supplier = await addSupplier(api, shop, { name: 'Por pagar' });
  await buy(supplier, '100');
  const part = await pay(supplier, cash('40', 'USD'), cash('8601.80', 'VES'));
  assert.deepEqual([part.amount, part.currency, part.balance], ['50.00', 'USD', '50.00']);
  const params = { id: supplier.id };
  const more = await api.refused(paySupplier, { token, params, body: { payments: [cash('50.01', 'USD')] } });
  assert.deepEqual([more.status, more.fields], [400, { payments: 'more-than-owed' }]);
  const id = newId();
  const body = { id, payments: [cash('50', 'USD')], note: 'Transferencia' };
  const last = await api.ok(paySupplier, { token, params, body });
  assert.equal(last.balance, '0.00');
  assert.deepEqual(await api.ok(paySupplier, { token, params, body }), last);
  const none = await api.refused(paySupplier, { token, params, body: { payments: [cash('1', 'USD')] } });
  assert.deepEqual(none.fields, { currency: 'nothing-owed' });
});

test('two abonos at once pay no more than is owed', async () => {
  const supplier = await addSupplier(api, shop, { name: 'Dos a la vez' });
  await buy(supplier, '10');
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      api.request(paySupplier, {
        token,
        params: { id: supplier.id },
        body: { id: newId(), payments: [cash('6', 'USD')] },
      }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400, 400]);
});

test('the statement has what was bought and paid, newest first, with the balance after each', async () => {
  const supplier = await addSupplier(api, shop, { name: 'Con libro' });
  const bought = await buy(supplier, '20', { invoice_number: 'F-9' });
  await pay(supplier, cash('5', 'USD'));
  await buy(supplier, '1000', { currency: 'VES' });
  const statement = async (query: object = {}) =>
    (await api.ok(findSupplierStatement, { token, params: { id: supplier.id }, query })).items;
  assert.deepEqual(
    (await statement()).map((one) => [one.kind, one.amount, one.currency, one.balance, one.invoice_number]),
    [
      ['purchase', '1000.00', 'VES', '1000.00', null],
      ['payment', '-5.00', 'USD', '15.00', null],
      ['purchase', '20.00', 'USD', '20.00', 'F-9'],
    ],
  );
  const last = (await statement()).at(-1);
  assert.deepEqual(
    [last?.purchase_id, last?.purchase_number, last?.user],
    [bought.id, bought.number, shop.user.name],
  );
  const { next } = await api.ok(findSupplierStatement, {
    token,
    params: { id: supplier.id },
    query: { limit: 2 },
  });
  assert.equal((await statement({ limit: 2, cursor: next ?? '' })).length, 1);
});

test('what is owed is told by supplier and age, the oldest paid first', async () => {
  const own = await openShop(api);
  const thing = await addProduct(api, own);
  const buyHere = async (supplier: Supplier, cost: string, given: object) =>
    receive(
      api,
      own,
      await addDraft(api, own, { supplier_id: supplier.id, lines: [boughtLine(thing, '1', cost)], ...given }),
    );
  const old = await addSupplier(api, own, { name: 'Viejo', phone: '0414' });
  const young = await addSupplier(api, own, { name: 'Joven' });
  await buyHere(old, '100', { invoice_on: '2026-07-01', due_on: '2026-07-31' });
  await buyHere(old, '50', { invoice_on: '2026-10-15', due_on: '2026-11-19' });
  await buyHere(old, '30', { invoice_on: '2026-11-20', due_on: '2026-12-20' });
  await buyHere(young, '8601.80', { currency: 'VES' });
  await api.ok(paySupplier, {
    token: own.token,
    params: { id: old.id },
    body: { payments: [{ payment_method_id: own.cash.alternative.id, amount: '110', currency: 'USD' }] },
  });
  const payables = await api.ok(listPayables, { token: own.token });
  assert.deepEqual(payables.items, [
    {
      ...{ supplier: { id: old.id, name: 'Viejo', phone: '0414' }, currency: 'USD', owed: '70.00' },
      ...{ total: '60212.60', total_alternative: '70.00', overdue: '40.00', purchases: 2 },
      ...{ since: '2026-10-15', due_on: '2026-11-19' },
      ages: [
        { age: 0, amount: '30.00' },
        { age: 8, amount: '0.00' },
        { age: 31, amount: '40.00' },
        { age: 61, amount: '0.00' },
        { age: 91, amount: '0.00' },
      ],
    },
    {
      ...{ supplier: { id: young.id, name: 'Joven', phone: null }, currency: 'VES', owed: '8601.80' },
      ...{ total: '8601.80', total_alternative: '10.00', overdue: '0.00', purchases: 1 },
      ...{ since: '2026-11-20', due_on: null },
      ages: [0, 8, 31, 61, 91].map((age) => ({ age, amount: age === 0 ? '8601.80' : '0.00' })),
    },
  ]);
  assert.deepEqual(payables.totals, {
    ...{ total: '68814.40', total_alternative: '80.00', suppliers: 2 },
    ...{ overdue: '34407.20', overdue_alternative: '40.00' },
  });
  const first = await api.ok(listPayables, { token: own.token, query: { limit: 1 } });
  const rest = await api.ok(listPayables, {
    token: own.token,
    query: { limit: 1, cursor: first.next ?? '' },
  });
  assert.deepEqual([...first.items, ...rest.items], payables.items);
});

test('a payment method that paid a supplier is not removed', async () => {
  const supplier = await addSupplier(api, shop, { name: 'De un método' });
  await buy(supplier, '10');
  await pay(supplier, cash('1', 'USD'));
  const refusal = await api.refused(deletePaymentMethod, { token, params: { id: shop.cash.alternative.id } });
  assert.equal(refusal.message, 'ERROR_PAYMENT_METHOD_IN_USE');
});

test('who may not modify the cost sees no statement, owes nobody and pays nothing', async () => {
  const supplier = await addSupplier(api, shop, { name: 'Reservado' });
  const keeper = await signInAs(api, shop, { allBut: [['products', 'modify_cost']] });
  const params = { id: supplier.id };
  assert.equal((await api.refused(findSupplierStatement, { token: keeper, params })).status, 403);
  assert.equal((await api.refused(listPayables, { token: keeper })).status, 403);
  const body = { payments: [cash('1', 'USD')] };
  assert.equal((await api.refused(paySupplier, { token: keeper, params, body })).status, 403);
});

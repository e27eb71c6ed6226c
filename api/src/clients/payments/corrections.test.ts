import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  annulClientPayment,
  annulOpeningDebt,
  type CallInput,
  createClient,
  createOpeningDebt,
  createSale,
  exchangeCredit,
  findClient,
  findClientAccount,
  findClientPayment,
  findCurrentCashSession,
  findStatement,
  openCashSession,
  type Product,
  payDebt,
  refundClient,
} from '@cuadra/shared/contract';
import { addDays, companyDay, newId } from '@cuadra/shared/domain';
import { checkAccounts } from '../../testing/client-accounts.ts';
import { addProduct, draftSale, openShop } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';

type Payment = CallInput<typeof payDebt>['body'];

const api = await startApi();
const shop = await openShop(api, { rate: '100' });
const { token } = shop;
const tenDollars = await addProduct(api, shop, { price: '10', qty: '1000' });
const hundredBolivares = await addProduct(api, shop, { price: '100', price_currency: 'VES', qty: '1000' });
const today = companyDay(new Date());

const newClient = async (more: object = {}) =>
  (await api.ok(createClient, { token, body: { name: 'Ramón Villalobos', ...more } })).id;
const lend = (client_id: string, product: Product = tenDollars) =>
  api.ok(createSale, {
    token,
    body: draftSale(shop, [product], { type: 'credit', client_id, payments: [] }),
  });
const dollars = (amount: string) => ({
  payment_method_id: shop.cash.alternative.id,
  amount,
  currency: 'USD',
});
const bolivares = (amount: string) => ({ payment_method_id: shop.cash.main.id, amount, currency: 'VES' });
const pay = (id: string, payments: Payment['payments'], more: Partial<Payment> = {}) =>
  api.ok(payDebt, { token, params: { id }, body: { payments, ...more } });
const owed = async (id: string) => {
  const { balances } = await api.ok(findClient, { token, params: { id } });
  return Object.fromEntries(balances.map(({ currency, amount }) => [currency, amount]));
};
const openOf = async (id: string) =>
  (await api.ok(findClientAccount, { token, params: { id } })).debts.map(({ owed: left }) => left);

test('what is paid in excess is refused, or stays in their favour, and the next sale on credit takes it', async () => {
  const id = await newClient();
  await lend(id);
  const body = { payments: [dollars('15')] };
  assert.deepEqual((await api.refused(payDebt, { token, params: { id }, body })).fields, {
    payments: 'more-than-owed',
  });
  const { amount, balance } = await pay(id, [dollars('15')], { keep_excess: true });
  assert.deepEqual([amount, balance], ['15.00', '-5.00']);
  const account = await api.ok(findClientAccount, { token, params: { id } });
  assert.deepEqual(
    [account.owed.alternative, account.in_favour.alternative, account.in_favour.main, account.debts],
    ['0.00', '5.00', '500.00', []],
  );
  await lend(id);
  assert.deepEqual(await owed(id), { USD: '5.00' });
  assert.deepEqual(await openOf(id), ['5.00']);
  await checkAccounts(api, shop, [id]);
});

test('who owes nothing pays ahead in the currency that is named, and only where it was meant', async () => {
  const id = await newClient();
  const body = { payments: [bolivares('500')] };
  assert.deepEqual((await api.refused(payDebt, { token, params: { id }, body })).fields, {
    currency: 'nothing-owed',
  });
  assert.equal((await pay(id, [bolivares('500')], { keep_excess: true })).balance, '-5.00');
  assert.equal(
    (await pay(id, [bolivares('250')], { keep_excess: true, currency: 'VES' })).balance,
    '-250.00',
  );
  assert.equal((await pay(id, [dollars('1')], { keep_excess: true })).balance, '-6.00');
  assert.deepEqual(await owed(id), { USD: '-6.00', VES: '-250.00' });
});

test('an abono pays the debts that it names, and with what is over the oldest', async () => {
  const id = await newClient();
  const [first, second, third] = [await lend(id), await lend(id), await lend(id)];
  const { debts } = await pay(id, [dollars('12')], { debts: [third.id] });
  assert.deepEqual(
    debts.map(({ sale_id, sale_number, amount }) => [sale_id, sale_number, amount]),
    [[third.id, third.number, '10.00']],
  );
  assert.deepEqual(await openOf(id), ['8.00', '10.00']);
  await checkAccounts(api, shop, [id]);
  const refused = (named: string[]) =>
    api.refused(payDebt, { token, params: { id }, body: { payments: [dollars('1')], debts: named } });
  assert.deepEqual((await refused([third.id])).fields, { 'debts.0': 'not-open' });
  assert.deepEqual((await refused([second.id, newId()])).fields, { 'debts.1': 'not-open' });
  await lend(id, hundredBolivares);
  const inBolivares = (await api.ok(findClientAccount, { token, params: { id } })).debts.find(
    ({ currency }) => currency === 'VES',
  );
  assert.deepEqual((await refused([first.id, inBolivares?.sale_id ?? ''])).fields, {
    'debts.1': 'other-currency',
  });
  // Nobody pays another one's debt by naming it.
  const other = await newClient();
  const theirs = await lend(other);
  assert.deepEqual((await refused([theirs.id])).fields, { 'debts.0': 'not-open' });
});

test('an abono is annulled once, by counter-entries, and what it paid is owed again', async () => {
  const id = await newClient();
  const [first, second] = [await lend(id), await lend(id)];
  const paid = await pay(id, [bolivares('400'), dollars('2')], { debts: [second.id], note: 'Quincena' });
  assert.deepEqual(await openOf(id), ['10.00', '4.00']);
  const undo = (reason: string) =>
    api.ok(annulClientPayment, { token, params: { id, payment_id: paid.id }, body: { reason } });
  const [one, other] = await Promise.all([undo('Se equivocó'), undo('Otra vez')]);
  assert.deepEqual(one?.annulment?.reason, other?.annulment?.reason);
  assert.deepEqual(await owed(id), { USD: '20.00' });
  assert.deepEqual(await openOf(id), ['10.00', '10.00']);
  const { items } = await api.ok(findStatement, { token, params: { id }, query: {} });
  assert.deepEqual(
    items.map(({ kind, amount, owed: left }) => [kind, amount, left]),
    [
      ['payment_annulment', '6.00', null],
      ['payment', '-6.00', null],
      ['sale', '10.00', '10.00'],
      ['sale', '10.00', '10.00'],
    ],
  );
  assert.deepEqual(
    [items[1]?.payment?.number, items[1]?.payment?.rate, items[1]?.payment?.is_annulled],
    [paid.number, '100', true],
  );
  assert.deepEqual(
    items[1]?.payment?.payments.map(({ amount, currency }) => [amount, currency]),
    [
      ['400.00', 'VES'],
      ['2.00', 'USD'],
    ],
  );
  assert.equal(first.number + 1, second.number);
  await checkAccounts(api, shop, [id]);
});

test('what is in their favour is given back, never more than it is, and the drawer knows', async () => {
  const own = await openShop(api, { rate: '100' });
  const as = { token: own.token };
  await api.ok(openCashSession, { ...as, body: {} });
  const { id } = await api.ok(createClient, { ...as, body: { name: 'Ana' } });
  const cash = (amount: string) => ({ payment_method_id: own.cash.alternative.id, amount, currency: 'USD' });
  const params = { id };
  const { id: payment_id } = await api.ok(payDebt, {
    ...as,
    params,
    body: { payments: [cash('20')], keep_excess: true },
  });
  const refund = { id: newId(), payments: [cash('8')] };
  assert.deepEqual(
    (await api.refused(refundClient, { ...as, params, body: { payments: [cash('20.01')] } })).fields,
    { payments: 'more-than-owed' },
  );
  const [given, again] = await Promise.all(
    [1, 2].map(() => api.ok(refundClient, { ...as, params, body: refund })),
  );
  assert.deepEqual(given, again);
  assert.deepEqual(
    [given?.kind, given?.amount, given?.balance, given?.number],
    ['refund', '8.00', '-12.00', 2],
  );
  const inDrawer = async () => {
    const { session } = await api.ok(findCurrentCashSession, as);
    const count = session?.counts.find(({ payment_method_id: method }) => method === own.cash.alternative.id);
    return [count?.received, count?.given, count?.expected];
  };
  assert.deepEqual(await inDrawer(), ['20.00', '8.00', '12.00']);
  // The abono was a mistake: its money goes out, and what was given back is now owed.
  await api.ok(annulClientPayment, { ...as, params: { id, payment_id }, body: { reason: 'Era de otra' } });
  assert.deepEqual(await inDrawer(), ['20.00', '28.00', '-8.00']);
  const { balances } = await api.ok(findClient, { ...as, params });
  assert.deepEqual(balances, [{ currency: 'USD', amount: '8.00' }]);
  await api.ok(annulClientPayment, {
    ...as,
    params: { id, payment_id: refund.id },
    body: { reason: 'También' },
  });
  assert.deepEqual(await inDrawer(), ['28.00', '28.00', '0.00']);
  assert.deepEqual((await api.ok(findClient, { ...as, params })).balances, []);
});

test('a balance in favour pays a debt in the other currency at the day’s rate, as far as it goes', async () => {
  const id = await newClient();
  const params = { id };
  const exchange = (body: object = {}) => api.ok(exchangeCredit, { token, params, body });
  const refused = async () => (await api.refused(exchangeCredit, { token, params, body: {} })).fields;
  assert.deepEqual(await refused(), { id: 'nothing-to-exchange' });
  await pay(id, [bolivares('250')], { keep_excess: true, currency: 'VES' });
  assert.deepEqual(await refused(), { id: 'nothing-to-exchange' });
  await lend(id);
  const { kind, amount, currency, credit, balance, payments } = await exchange();
  assert.deepEqual(
    [kind, amount, currency, credit, balance, payments],
    ['exchange', '2.50', 'USD', { amount: '250.00', currency: 'VES' }, '7.50', []],
  );
  assert.deepEqual(await owed(id), { USD: '7.50' });
  // More in favour than is owed: it takes only what the debt costs.
  await pay(id, [bolivares('1000')], { keep_excess: true, currency: 'VES' });
  const { id: payment_id, ...whole } = await exchange();
  assert.deepEqual([whole.amount, whole.credit?.amount], ['7.50', '750.00']);
  assert.deepEqual(await owed(id), { VES: '-250.00' });
  await api.ok(annulClientPayment, { token, params: { id, payment_id }, body: { reason: 'No quiso' } });
  assert.deepEqual(await owed(id), { USD: '7.50', VES: '-1000.00' });
  await checkAccounts(api, shop, [id]);
});

test('a debt from before Cuadra is owed since its day, due by the days of credit, paid and taken back', async () => {
  const id = await newClient({ credit_days: 15 });
  const params = { id };
  const since = addDays(today, -40);
  const body = { id: newId(), amount: '30', currency: 'USD', owed_since: since, note: 'Del cuaderno' };
  const debt = await api.ok(createOpeningDebt, { token, params, body });
  assert.deepEqual(
    await api.ok(createOpeningDebt, { token, params, body }),
    debt,
    'twice the same id is one',
  );
  assert.deepEqual([debt.amount, debt.owed_since, debt.due_on], ['30.00', since, addDays(since, 15)]);
  const sale = await lend(id);
  const account = await api.ok(findClientAccount, { token, params });
  assert.deepEqual(
    account.debts.map(({ opening_id, sale_id, owed: left, due_on }) => [opening_id ?? sale_id, left, due_on]),
    [
      [debt.id, '30.00', addDays(since, 15)],
      [sale.id, '10.00', addDays(today, 15)],
    ],
  );
  assert.deepEqual([account.overdue.alternative, account.owed.main], ['30.00', '4000.00']);
  await pay(id, [dollars('4')], { debts: [debt.id] });
  assert.deepEqual(await openOf(id), ['26.00', '10.00']);
  await api.ok(annulOpeningDebt, {
    token,
    params: { id, opening_id: debt.id },
    body: { reason: 'Ya había pagado' },
  });
  assert.deepEqual(await owed(id), { USD: '6.00' });
  assert.deepEqual(await openOf(id), ['6.00']);
  await checkAccounts(api, shop, [id]);
  const wrong = async (change: object) =>
    (await api.refused(createOpeningDebt, { token, params, body: { ...body, id: newId(), ...change } }))
      .fields;
  assert.deepEqual(await wrong({ owed_since: addDays(today, 1) }), { owed_since: 'in-the-future' });
  assert.deepEqual(await wrong({ due_on: addDays(since, -1) }), { due_on: 'before-the-debt' });
  assert.deepEqual(await wrong({ currency: 'EUR' }), { currency: 'not-a-company-currency' });
});

test('an abono is found by its client alone, and receipts count from one without a gap', async () => {
  const own = await openShop(api, { rate: '100' });
  const as = { token: own.token };
  const { id } = await api.ok(createClient, { ...as, body: { name: 'Ana' } });
  const cash = (amount: string) => ({ payment_method_id: own.cash.alternative.id, amount, currency: 'USD' });
  const all = await Promise.all(
    ['1', '2', '3', '4'].map((amount) =>
      api.ok(payDebt, { ...as, params: { id }, body: { payments: [cash(amount)], keep_excess: true } }),
    ),
  );
  assert.deepEqual(all.map(({ number }) => number).sort(), [1, 2, 3, 4]);
  const [first] = all;
  const payment_id = first?.id ?? '';
  assert.deepEqual(await api.ok(findClientPayment, { ...as, params: { id, payment_id } }), first);
  const { id: other } = await api.ok(createClient, { ...as, body: { name: 'Luis' } });
  const params = { id: other, payment_id };
  assert.equal((await api.refused(findClientPayment, { ...as, params })).status, 404);
  const body = { reason: 'ajeno' };
  assert.equal((await api.refused(annulClientPayment, { ...as, params, body })).status, 404);
});

test('how long they take to pay is what was owed times how long, over what was paid', async () => {
  const id = await newClient();
  await lend(id);
  const daysToPay = async () => (await api.ok(findClientAccount, { token, params: { id } })).days_to_pay;
  assert.equal(await daysToPay(), null);
  // Ten dollars lent twenty days ago, and six of them paid after five.
  await api.database.query(
    "update client_movements set created_at = created_at - interval '20 days' where client_id = $1",
    [id],
  );
  await pay(id, [dollars('6')]);
  await api.database.query(
    "update client_movements set created_at = created_at - interval '15 days' where client_id = $1 and kind = 'payment'",
    [id],
  );
  assert.equal(await daysToPay(), 5);
  // The rest today: (6 × 5 + 4 × 20) / 10.
  await pay(id, [dollars('4')]);
  assert.equal(await daysToPay(), 11);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSale, type SaleDraftInput } from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addClient, addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api, { rate: '100' });
const { token, cash } = shop;
const tenDollars = await addProduct(api, shop, { price: '10' });
const fiveHundredBolivares = await addProduct(api, shop, { price: '500', price_currency: 'VES' });

const onCredit = (client_id: string | null, given: Partial<SaleDraftInput> = {}, product = tenDollars) =>
  draftSale(shop, [product], { type: 'credit', client_id, payments: [], ...given });

/** What a client owes, by the cached balances and by the ledger, which must agree. */
async function debtsOf(client: string): Promise<Record<string, string>> {
  const rows = await api.database.query<{ currency: string; kept: string; ledger: string }>(
    `select b.currency, b.amount as kept, sum(m.amount) as ledger
     from client_balances b left join client_movements m using (company_id, client_id, currency)
     where b.client_id = $1 group by 1, 2 order by 1`,
    [client],
  );
  for (const { kept, ledger } of rows) assert.equal(kept, ledger);
  return Object.fromEntries(rows.map(({ currency, kept }) => [currency, kept]));
}

test('what a credit sale leaves unpaid becomes a debt, in the currency of the prices', async () => {
  const client = await addClient(api, shop);
  const all = await api.ok(createSale, { token, body: onCredit(client) });
  assert.deepEqual([all.balance, all.balance_currency, all.rounding], ['10.00', 'USD', '0.00']);
  assert.deepEqual(await debtsOf(client), { USD: '10.00' });

  const payments = [{ payment_method_id: cash.main.id, amount: '333.33', currency: 'VES' }];
  const part = await api.ok(createSale, { token, body: onCredit(client, { payments }) });
  // 1000.00 − 333.33 are Bs. 666.67: $ 6.67 are owed, and the third of a bolívar too many is kept as rounding.
  assert.deepEqual([part.balance, part.rounding], ['6.67', '-0.33']);
  assert.deepEqual(await debtsOf(client), { USD: '16.67' });

  const local = await api.ok(createSale, { token, body: onCredit(client, {}, fiveHundredBolivares) });
  assert.deepEqual([local.balance, local.balance_currency], ['500.00', 'VES']);
  const mixed = draftSale(shop, [tenDollars, fiveHundredBolivares], {
    type: 'credit',
    client_id: client,
    payments: [],
  });
  const both = await api.ok(createSale, { token, body: mixed });
  assert.deepEqual([both.balance, both.balance_currency], ['15.00', 'USD']);
  assert.deepEqual(await debtsOf(client), { USD: '31.67', VES: '500.00' });
});

test('a credit sale that is paid at once leaves no debt', async () => {
  const client = await addClient(api, shop);
  const { payments } = draftSale(shop, [tenDollars]);
  const ticket = await api.ok(createSale, { token, body: onCredit(client, { payments }) });
  assert.deepEqual([ticket.type, ticket.balance, ticket.client?.id], ['credit', '0.00', client]);
  assert.deepEqual(await debtsOf(client), {});
});

test('credit needs a client, paid or not, and one that is there', async () => {
  const gone = await addClient(api, shop);
  await api.database.query('update clients set deleted_at = now() where id = $1', [gone]);
  const { payments } = draftSale(shop, [tenDollars]);
  for (const given of [{}, { payments }]) {
    const without = await api.refused(createSale, { token, body: onCredit(null, given) });
    assert.deepEqual([without.status, without.fields], [400, { client_id: 'required' }]);
    const withdrawn = await api.refused(createSale, { token, body: onCredit(gone, given) });
    assert.deepEqual([withdrawn.status, withdrawn.fields], [400, { client_id: 'unknown' }]);
  }
});

test('a limit may be reached and not passed', async () => {
  const client = await addClient(api, shop, { creditLimit: '25' });
  await api.ok(createSale, { token, body: onCredit(client) });
  await api.ok(createSale, { token, body: onCredit(client) });
  const { status, message, details } = await api.refused(createSale, { token, body: onCredit(client) });
  assert.deepEqual([status, message], [409, 'ERROR_CREDIT_LIMIT']);
  assert.deepEqual(details, { limit: '25.00', owed: '20.00', currency: 'USD' });
  const payments = [{ payment_method_id: cash.alternative.id, amount: '5', currency: 'USD' }];
  await api.ok(createSale, { token, body: onCredit(client, { payments }) });
  assert.deepEqual(await debtsOf(client), { USD: '25.00' });
});

test('a limit is in dollars and counts all debts together, at the day’s rate', async () => {
  const client = await addClient(api, shop, { creditLimit: '15' });
  await api.ok(createSale, { token, body: onCredit(client, {}, fiveHundredBolivares) });
  await api.ok(createSale, { token, body: onCredit(client) });
  for (const product of [tenDollars, fiveHundredBolivares]) {
    const { message, details } = await api.refused(createSale, {
      token,
      body: onCredit(client, {}, product),
    });
    assert.equal(message, 'ERROR_CREDIT_LIMIT');
    assert.deepEqual(details, { limit: '15.00', owed: '15.00', currency: 'USD' });
  }
  assert.deepEqual(await debtsOf(client), { USD: '10.00', VES: '500.00' });
});

test('sales side by side do not pass a limit together', async () => {
  const client = await addClient(api, shop, { creditLimit: '30' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.request(createSale, { token, body: onCredit(client) })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [
    ...Array(3).fill(201),
    ...Array(7).fill(409),
  ]);
  assert.deepEqual(await debtsOf(client), { USD: '30.00' });
});

test('a sale on credit takes permission 6, naming a client permission 5', async () => {
  const client = await addClient(api, shop);
  const { payments } = draftSale(shop, [tenDollars]);
  const isForbidden = async (of: string, body: SaleDraftInput) => {
    const { status, message } = await api.refused(createSale, { token: of, body });
    assert.deepEqual([status, message], [403, 'ERROR_MIDDLEWARE_NEED_PERMISSIONS']);
  };
  const noCredit = await signInAs(api, shop, { allBut: [['sales', 'credit_sale']] });
  await isForbidden(noCredit, onCredit(client));
  await isForbidden(noCredit, onCredit(client, { payments }));
  await api.ok(createSale, { token: noCredit, body: onCredit(client, { type: 'normal', payments }) });

  const noClient = await signInAs(api, shop, { allBut: [['sales', 'assign_client']] });
  await isForbidden(noClient, onCredit(client, { type: 'normal', payments }));
  await isForbidden(noClient, onCredit(client));
  await api.ok(createSale, { token: noClient, body: draftSale(shop, [tenDollars]) });

  const cashier = await signInAs(api, shop, { roleId: CASHIER_ROLE_ID });
  await isForbidden(cashier, onCredit(client));
  await api.ok(createSale, { token: cashier, body: onCredit(client, { type: 'normal', payments }) });
});

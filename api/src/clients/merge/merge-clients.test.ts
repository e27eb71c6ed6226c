import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  annulSale,
  type CallInput,
  type Client,
  createClient,
  createOpeningDebt,
  createSale,
  deleteClient,
  findClient,
  findClientAccount,
  findStatement,
  listClients,
  listSales,
  mergeClients,
  payDebt,
  previewMerge,
  updateClient,
  updateSale,
} from '@cuadra/shared/contract';
import { newClientId } from '@cuadra/shared/domain';
import pg from 'pg';
import { checkTotals } from '../../commands/totals/check.ts';
import { afterTests } from '../../testing/after-tests.ts';
import { addProduct, draftSale, openShop } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { addRole, hire } from '../../testing/team.ts';

const api = await startApi();
const owner = new pg.Client({ connectionString: api.database.ownerUrl });
await owner.connect();
afterTests(() => owner.end());
const shop = await openShop(api, { rate: '100' });
const { token } = shop;
const tenDollars = await addProduct(api, shop, { price: '10' });

const totalsAreRight = async () =>
  assert.deepEqual(await checkTotals(owner, { company: shop.id, fix: false }), []);

type Draft = Partial<CallInput<typeof createClient>['body']>;
const add = (name: string, given: Draft = {}) => api.ok(createClient, { token, body: { name, ...given } });
const lend = (client_id: string) =>
  api.ok(createSale, {
    token,
    body: draftSale(shop, [tenDollars], { type: 'credit', client_id, payments: [] }),
  });
const sell = (client_id: string) =>
  api.ok(createSale, { token, body: draftSale(shop, [tenDollars], { client_id }) });
const pay = (id: string, amount: string) =>
  api.ok(payDebt, {
    token,
    params: { id },
    body: { payments: [{ payment_method_id: shop.cash.alternative.id, amount, currency: 'USD' }] },
  });
const merge = (id: string, other_id: string, take: CallInput<typeof mergeClients>['body']['take'] = []) =>
  api.ok(mergeClients, { token, params: { id }, body: { other_id, take } });
const read = (id: string) => api.ok(findClient, { token, params: { id } });
const usd = ({ balances }: Pick<Client, 'balances'>) =>
  balances.find(({ currency }) => currency === 'USD')?.amount;

/** Both owe: one $10 of $20, the other $10 and $5 of before Cuadra, less $3. */
async function twoWhoOwe() {
  const [one, other] = [await add('Carmen Díaz', { phone: '0414-1' }), await add('Carmen D.')];
  await lend(one.id);
  await lend(one.id);
  await pay(one.id, '10');
  const sale = await lend(other.id);
  await sell(other.id);
  await api.ok(createOpeningDebt, {
    token,
    params: { id: other.id },
    body: { amount: '5', currency: 'USD', owed_since: '2026-01-10' },
  });
  await pay(other.id, '3');
  return { one, other, sale };
}

test('sales, debts, abonos and figures go over; the other id leads to the first; every total stays right', async () => {
  const { one, other, sale } = await twoWhoOwe();
  const preview = await api.ok(previewMerge, {
    token,
    params: { id: one.id },
    query: { other_id: other.id },
  });
  assert.deepEqual(
    [preview.other.name, preview.sales, preview.payments, preview.opening_debts, preview.balances],
    ['Carmen D.', 2, 1, 1, [{ currency: 'USD', amount: '22.00' }]],
  );
  const merged = await merge(one.id, other.id);
  assert.deepEqual(
    [merged.id, merged.name, merged.phone, usd(merged)],
    [one.id, 'Carmen Díaz', '0414-1', '22.00'],
  );
  assert.deepEqual(await read(other.id), merged);
  const { items } = await api.ok(listClients, { token, query: { search: 'carmen d' } });
  assert.deepEqual(
    items.map(({ id, bought_this_year }) => [id, bought_this_year.alternative]),
    [[one.id, '40.00']],
  );
  const sales = await api.ok(listSales, { token, query: { client_id: other.id } });
  assert.equal(sales.items.length, 4);
  const statement = await api.ok(findStatement, { token, params: { id: other.id } });
  assert.equal(statement.items.length, 6);
  assert.equal(statement.items[0]?.balance, '22.00');
  const account = await api.ok(findClientAccount, { token, params: { id: other.id } });
  assert.equal(
    JSON.stringify(account),
    JSON.stringify(await api.ok(findClientAccount, { token, params: { id: one.id } })),
  );
  await totalsAreRight();
  // What is annulled afterwards comes off the one who has it now.
  await api.ok(annulSale, { token, params: { id: sale.id }, body: { reason: 'Error' } });
  assert.equal(usd(await read(one.id)), '12.00');
  await totalsAreRight();
});

test('whatever names the old id acts on the first: an abono, a change, a sale, a sale that was made before', async () => {
  const { one, other } = await twoWhoOwe();
  const before = await sell((await add('Nadie')).id);
  await merge(one.id, other.id);
  assert.equal((await pay(other.id, '2')).client_id, one.id);
  await lend(other.id);
  await sell(other.id);
  await api.ok(updateSale, { token, body: { id: before.id, client_id: other.id } });
  const sales = await api.ok(listSales, { token, query: { client_id: one.id } });
  assert.equal(sales.items.length, 7);
  const { version: _, ...changed } = await api.ok(updateClient, {
    token,
    body: { id: other.id, name: 'Carmen de Díaz' },
  });
  assert.deepEqual([changed.id, changed.name, usd(changed)], [one.id, 'Carmen de Díaz', '30.00']);
  await totalsAreRight();
  // A cash register that made the other one without a connection, and sends it once more.
  const again = await api.ok(createClient, {
    token,
    body: { id: other.id, name: 'Carmen D.', take_known: true },
  });
  assert.equal(again.id, one.id);
  // Withdrawn is who is named, and that one has gone.
  assert.equal((await api.refused(deleteClient, { token, params: { id: other.id } })).status, 404);
});

test('what the one lacks is the other’s, what is taken is the other’s, and both notes stay', async () => {
  const one = await add('Pedro', { credit_limit: '50', note: 'Paga los viernes', credit_days: 15 });
  const other = await add('Pedro Pérez', {
    ...{ identification: '9.111.222', identification_type: 'V', phone: '0412-2', email: 'p@ejemplo.com' },
    ...{ credit_limit: '80', note: 'Tiene un taller', credit_days: 30, birthday: '1980-05-01' },
  });
  const merged = await merge(one.id, other.id, ['name', 'credit_limit']);
  assert.deepEqual(
    [merged.name, merged.identification, merged.identification_type, merged.phone, merged.email],
    ['Pedro Pérez', '9111222', 'V', '0412-2', 'p@ejemplo.com'],
  );
  assert.deepEqual(
    [merged.credit_limit, merged.credit_days, merged.birthday, merged.note],
    ['80.00', 15, '1980-05-01', 'Paga los viernes\nTiene un taller'],
  );
});

test('who was merged before goes along, and the same merge sent again is done', async () => {
  const [a, b, c] = [await add('A'), await add('B'), await add('C')];
  await lend(c.id);
  await merge(b.id, c.id);
  await merge(a.id, b.id);
  assert.deepEqual([(await read(c.id)).id, usd(await read(c.id))], [a.id, '10.00']);
  assert.deepEqual(await merge(a.id, b.id), await read(a.id));
});

test('with itself, one who has gone, one of another company and one who was merged: refused', async () => {
  const [one, other, third] = [await add('Uno'), await add('Otro'), await add('Tercero')];
  const refused = async (id: string, other_id: string) => {
    const { status, fields } = await api.refused(mergeClients, { token, params: { id }, body: { other_id } });
    return [status, fields?.other_id];
  };
  assert.deepEqual(await refused(one.id, one.id), [400, 'same']);
  assert.deepEqual(await refused(one.id, newClientId()), [400, 'unknown']);
  assert.deepEqual(await refused(newClientId(), one.id), [404, undefined]);
  const abroad = await openShop(api);
  const theirs = await api.ok(createClient, { token: abroad.token, body: { name: 'De otra' } });
  assert.deepEqual(await refused(one.id, theirs.id), [400, 'unknown']);
  await merge(one.id, other.id);
  assert.deepEqual(await refused(third.id, other.id), [409, 'already-merged']);
  assert.deepEqual(await refused(other.id, third.id), [409, 'already-merged']);
  await api.ok(deleteClient, { token, params: { id: third.id } });
  assert.deepEqual(await refused(one.id, third.id), [400, 'unknown']);
});

test('two who merge the same two at once, either way round, make one', async () => {
  const [one, other] = [await add('Gemelo'), await add('Gemela')];
  await lend(one.id);
  await lend(other.id);
  const answers = await Promise.all([
    api.request(mergeClients, { token, params: { id: one.id }, body: { other_id: other.id } }),
    api.request(mergeClients, { token, params: { id: other.id }, body: { other_id: one.id } }),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const left = await read(one.id);
  assert.deepEqual([usd(left), (await read(other.id)).id], ['20.00', left.id]);
  await totalsAreRight();
});

test('it takes the permission to change clients and the one to withdraw them', async () => {
  const [one, other] = [await add('Ida'), await add('Idalia')];
  const role = await addRole(api, shop, [
    ['clients', 'read'],
    ['clients', 'update'],
  ]);
  const seller = await hire(api, shop, { role_id: role.id });
  const { status } = await api.refused(mergeClients, {
    token: seller.token,
    params: { id: one.id },
    body: { other_id: other.id },
  });
  assert.equal(status, 403);
});

test('every table that names a client is one that a merge was thought of for', async () => {
  const rows = await api.database.query<{ table_name: string }>(
    `select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'client_id' and table_type = 'BASE TABLE' order by table_name`,
  );
  // `merge_clients` has each of them name the other client, and adds up balances and figures. A new table goes over by itself
  // unless the client is in its key: then `merge_clients` has to add it up, in a new migration.
  for (const { table_name } of rows) {
    const keys = await api.database.query(
      `select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
       where i.indrelid = $1::regclass and i.indisunique and a.attname = 'client_id'`,
      [`public.${table_name}`],
    );
    const isAdded = ['client_balances', 'daily_clients'].includes(table_name);
    assert.equal(keys.length > 0, isAdded, `${table_name} has the client in a key: see merge_clients`);
  }
  const left = await twoWhoOwe();
  await merge(left.one.id, left.other.id);
  for (const { table_name } of rows) {
    const behind = await api.database.query(
      `select from ${table_name} where company_id = $1 and client_id = $2`,
      [shop.id, left.other.id],
    );
    assert.equal(behind.length, 0, table_name);
  }
  assert.ok(rows.length >= 6);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient, createOpeningDebt, createSale, exportClients } from '@cuadra/shared/contract';
import { addDays, companyDay } from '@cuadra/shared/domain';
import { parse } from 'csv-parse/sync';
import { signInAs } from '../../testing/company.ts';
import { addProduct, draftSale, openShop, type TestShop } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';

const api = await startApi();
const today = companyDay(new Date());

type Query = { standing?: 'owes'; search?: string; sort?: 'debt'; order?: 'desc' };

async function read({ token }: Pick<TestShop, 'token'>, query: Query = {}) {
  const { text } = await api.request(exportClients, { token, query });
  const rows: Record<string, string>[] = parse(text, { bom: true, delimiter: ';', columns: true });
  return rows;
}

test('a file has all of each client, with what they owe, what is overdue and what is in their favour', async () => {
  const shop = await openShop(api, { rate: '100' });
  const { token } = shop;
  const { id } = await api.ok(createClient, {
    token,
    body: {
      ...{ name: '=Carmen; "la del 3"', identification: '14.203.118', identification_type: 'V' as const },
      ...{
        phone: '+584141234567',
        email: 'c@ejemplo.com',
        address: 'Petare\npiso 3',
        birthday: '1985-02-28',
      },
      ...{ credit_limit: '50', credit_days: 15, is_wholesale: true, note: '@viernes' },
    },
  });
  const debt = (amount: string, currency: string, due_on: string) =>
    api.ok(createOpeningDebt, {
      token,
      params: { id },
      body: { amount, currency, owed_since: addDays(today, -90), due_on },
    });
  await debt('12.50', 'USD', addDays(today, -1));
  await debt('7.50', 'USD', today);
  await debt('1500', 'VES', addDays(today, 5));
  const beto = await api.ok(createClient, { token, body: { name: 'Beto' } });
  await api.database.query(
    "insert into client_balances (company_id, client_id, currency, amount) values ($1, $2, 'VES', -30)",
    [shop.id, beto.id],
  );
  const product = await addProduct(api, shop, { price: '1' });
  await api.ok(createSale, { token, body: draftSale(shop, [{ product }], { client_id: beto.id }) });

  const [carmen, other] = await read(shop);
  assert.deepEqual(carmen, {
    ...{ Nombre: `'=Carmen; "la del 3"`, Tipo: 'V', 'Cédula o RIF': '14203118', Teléfono: `'+584141234567` },
    ...{ Correo: 'c@ejemplo.com', Dirección: 'Petare\npiso 3', Cumpleaños: '1985-02-28' },
    ...{ 'Límite de crédito': '50,00', 'Días de crédito': '15', Mayorista: 'Sí', Nota: `'@viernes` },
    ...{ 'Debe USD': '20,00', 'Debe VES': '1500,00', 'Vencido USD': '12,50', 'Vencido VES': '' },
    ...{ 'A favor USD': '', 'A favor VES': '', 'Última compra': '' },
  });
  assert.deepEqual(
    [other?.['Debe VES'], other?.['A favor VES'], other?.['Última compra'], other?.Mayorista],
    ['', '30,00', today, 'No'],
  );
  const names = async (query: Query) => (await read(shop, query)).map(({ Nombre }) => Nombre);
  assert.deepEqual(await names({ standing: 'owes' }), [`'=Carmen; "la del 3"`]);
  assert.deepEqual(await names({ search: 'beto' }), ['Beto']);
  assert.deepEqual(await names({ search: 'nadie' }), []);
  // The list's own order, and the other company's file has nobody of this one.
  assert.deepEqual((await names({ sort: 'debt', order: 'desc' })).at(-1), 'Beto');
  assert.deepEqual(await read(await openShop(api)), []);
});

test('a file of several parts has each client once, in order, whatever it is sorted by', async () => {
  const shop = await openShop(api, { rate: '100' });
  await api.database.query(
    `insert into clients (company_id, id, name)
     select $1, 'cli-' || gen_random_uuid(), 'Cliente ' || lpad(n::text, 5, '0') from generate_series(1, 2500) n`,
    [shop.id],
  );
  for (const query of [{}, { sort: 'debt' as const, order: 'desc' as const }]) {
    const rows = await read(shop, query);
    assert.deepEqual(
      rows.map(({ Nombre }) => Nombre),
      Array.from({ length: 2500 }, (_, n) => `Cliente ${String(n + 1).padStart(5, '0')}`),
    );
  }
});

test('who may not read clients gets no file of them', async () => {
  const shop = await openShop(api);
  const token = await signInAs(api, shop, { only: [['products', 'read']] });
  assert.equal((await api.refused(exportClients, { token })).status, 403);
});

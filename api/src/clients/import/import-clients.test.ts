import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  annulOpeningDebt,
  type Client,
  checkClientImport,
  createClient,
  createOpeningDebt,
  deleteClient,
  exportClients,
  findClientAccount,
  importClients,
  importProducts,
  listClients,
} from '@cuadra/shared/contract';
import { addDays, companyDay } from '@cuadra/shared/domain';
import pg from 'pg';
import { signInAs } from '../../testing/company.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { COPIES, startApi } from '../../testing/start-api.ts';

const api = await startApi();
const CSV = { 'content-type': 'text/csv' };
const today = companyDay(new Date());

type By = Pick<TestShop, 'token'>;
const send = ({ token }: By, body: string) => api.ok(importClients, { token, headers: CSV, body });
const check = ({ token }: By, body: string) => api.ok(checkClientImport, { token, headers: CSV, body });
const refuse = ({ token }: By, body: string) => api.refused(importClients, { token, headers: CSV, body });

async function find({ token }: By, search: string): Promise<Client> {
  const { items } = await api.ok(listClients, { token, query: { search } });
  const [client, ...others] = items;
  assert.ok(client && others.length === 0, `${items.length} clients for ${search}`);
  return client;
}
/** The rows that a rejected or doubtful line is told with. */
const told = (notes: readonly { line: number; reason: string; field: string | null }[]) =>
  notes.map(({ line, reason, field }) => `${line} ${reason} ${field}`);

const LIST = [
  'Nombre;Cédula o RIF;Teléfono;Correo;Dirección;Cumpleaños;Límite de crédito;Días de crédito;Mayorista;Nota;Pasillo',
  'Carmen Díaz;V-14.203.118;0414-1234567;C@Ejemplo.com;Petare;28/02/1985;50,5;15;sí;Paga los viernes;x',
  'Bodega El Sol;J-07013380-5;;;;;;;;;',
  'La vecina;;;;;;;;;;',
].join('\r\n');

test('a list becomes clients, and sent again it changes nothing', async () => {
  const shop = await openShop(api);
  const plan = await check(shop, LIST);
  assert.deepEqual([plan.created, plan.changed, plan.unchanged, plan.rejected], [3, 0, 0, 0]);
  assert.deepEqual((await api.ok(listClients, { token: shop.token })).items, [], 'a check writes nothing');

  assert.deepEqual(await send(shop, LIST), {
    ...{ created: 3, updated: 0, rejected: 0, rejections: [], debts: [] },
  });
  const { id, updated_at, ...carmen } = await find(shop, 'carmen');
  assert.deepEqual(carmen, {
    ...{ name: 'Carmen Díaz', identification: '14203118', identification_type: 'V', phone: '0414-1234567' },
    ...{ email: 'c@ejemplo.com', address: 'Petare', birthday: '1985-02-28', credit_limit: '50.50' },
    ...{ credit_days: 15, is_wholesale: true, note: 'Paga los viernes', balances: [], version: 1 },
    ...{ owed_since: null, overdue_since: null, last_purchase_at: null },
    bought_this_year: { main: '0.00', alternative: '0.00' },
  });
  assert.equal((await find(shop, 'bodega')).identification_type, 'J');

  const again = await check(shop, LIST);
  assert.deepEqual([again.created, again.changed, again.unchanged], [0, 0, 3]);
  assert.deepEqual((await send(shop, LIST)).created, 0);
  const after = await find(shop, 'carmen');
  assert.deepEqual(
    [after.id, after.updated_at, after.version],
    [id, updated_at, 1],
    'who is the same is not touched',
  );
});

test('who is known by their identification is changed, and what a line leaves empty stays', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const body = {
    name: 'Carmen',
    identification: '14203118',
    identification_type: 'V' as const,
    phone: '0212-5551234',
  };
  const { id } = await api.ok(createClient, { token, body });
  const file = 'tipo;cedula;nombre;limite;telefono\nV;14203118;Carmen Díaz;20;\n';
  const plan = await check(shop, file);
  assert.deepEqual([plan.created, plan.changed], [0, 1]);
  assert.deepEqual(plan.warnings, [{ line: 2, reason: 'renamed', field: null, value: 'Carmen' }]);
  assert.deepEqual((await check(shop, file.replace('Carmen Díaz', 'CÁRMEN'))).warnings, []);
  assert.deepEqual((await send(shop, file)).updated, 1);
  const carmen = await find(shop, 'carmen');
  assert.deepEqual(
    [carmen.id, carmen.name, carmen.phone, carmen.credit_limit, carmen.version],
    [id, 'Carmen Díaz', '0212-5551234', '20.00', 2],
  );
});

test('each bad line is told with its reason, what is only doubtful is taken, and the others come in', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  const gone = await api.ok(createClient, {
    token,
    body: { name: 'Retirada', identification: '9000001', identification_type: 'V' },
  });
  await api.ok(deleteClient, { token, params: { id: gone.id } });
  for (const identification of ['9000002', '9000003'])
    await api.ok(createClient, { token, body: { name: 'Pedro', identification, identification_type: 'V' } });
  const file = [
    'nombre;cedula;telefono;correo;cumpleanos;plazo;mayorista;limite;deuda inicial;fecha de la deuda;vence;moneda de la deuda',
    'Buena;V-1234567;0414-1234567;;;;;;;;;',
    ';V-1234568;;;;;;;;;;',
    'Mala cédula;V-12;;;;;;;;;;',
    'Otra letra;X-1234567;;;;;;;;;;',
    'Repetida;1.234.567;;;;;;;;;;',
    'RIF dudoso;J-07013380-6;123;;;;;;;;;',
    'Mal correo;;;no-es;;;;;;;;',
    'Mal día;;;;31/02/1980;;;;;;;',
    'Mal plazo;;;;;400;;;;;;',
    'Mal mayorista;;;;;;quizás;;;;;',
    'Mal límite;;;;;;;mucho;;;;',
    'Retirada;V-9000001;123;;;;;;;;;',
    'Pedro;;;;;;;;;;;',
    `Mañana;;;;;;;;5;${addDays(today, 1)};;`,
    `Vence antes;;;;;;;;5;${today};${addDays(today, -1)};`,
    'Otra moneda;;;;;;;;5;;;pesos',
    'Corta;',
    `${'Larga'.repeat(30)};;;;;;;;;;;`,
  ].join('\n');
  const plan = await check(shop, file);
  assert.deepEqual(told(plan.rejections), [
    ...[
      '3 missing-name name',
      '4 not-an-identification identification',
      '5 not-an-identification identification',
    ],
    ...['6 duplicate-in-file identification', '8 not-an-email email', '9 not-a-day birthday'],
    ...['10 not-credit-days credit_days', '11 not-yes-or-no wholesale', '12 not-a-number credit_limit'],
    ...['13 withdrawn identification', '14 several-with-name name', '15 in-the-future debt_since'],
    ...['16 before-the-debt debt_due', '17 not-a-currency debt_currency', '18 wrong-columns null'],
    '19 too-long name',
  ]);
  assert.deepEqual(told(plan.warnings), ['7 rif-digit identification', '7 unknown-phone phone']);
  const result = await send(shop, file);
  assert.deepEqual([result.created, result.rejected], [2, 16]);
  assert.deepEqual(told(result.rejections), told(plan.rejections));
  assert.equal((await find(shop, 'rif dudoso')).phone, '123');
});

const DEBTS = [
  'Nombre;Cédula;Días de crédito;Deuda inicial;Moneda de la deuda;Fecha de la deuda;Vence',
  'Carmen;V-14203118;;12,50;$;01/10/2026;15/10/2026',
  'Beto;V-14203119;30;1.500,00;Bs.;01/10/2026;',
  'Celia;V-14203120;;0;;;',
  'Dora;V-14203121;;7;;;',
].join('\n');

test('opening debts come with their clients, and the same file twice doubles none', async () => {
  const shop = await openShop(api, { rate: '100' });
  const { token } = shop;
  const plan = await check(shop, DEBTS);
  const debts = [
    { currency: 'USD', count: 2, amount: '19.50' },
    { currency: 'VES', count: 1, amount: '1500.00' },
  ];
  assert.deepEqual([plan.created, plan.debts], [4, debts]);
  assert.deepEqual((await send(shop, DEBTS)).debts, debts);
  const beto = await find(shop, 'beto');
  const { debts: open } = await api.ok(findClientAccount, { token, params: { id: beto.id } });
  assert.deepEqual(
    open.map(({ day, due_on, owed, currency }) => [day, due_on, owed, currency]),
    [['2026-10-01', '2026-10-31', '1500.00', 'VES']],
  );
  const again = await check(shop, DEBTS);
  assert.deepEqual([again.unchanged, again.debts, again.rejected], [4, [], 0]);
  assert.deepEqual((await send(shop, DEBTS)).debts, []);
  const balances = async (name: string) => (await find(shop, name)).balances;
  assert.deepEqual(await balances('carmen'), [{ currency: 'USD', amount: '12.50' }]);
  assert.deepEqual(await balances('dora'), [{ currency: 'USD', amount: '7.00' }]);
  assert.deepEqual(await balances('celia'), []);

  // Another amount is no second debt: the shop says which is right.
  const other = DEBTS.replace('12,50', '20');
  assert.deepEqual(told((await send(shop, other)).rejections), ['2 debt-differs debt']);
  assert.deepEqual(await balances('carmen'), [{ currency: 'USD', amount: '12.50' }]);
  const carmen = await find(shop, 'carmen');
  const [standing] = await api.database.query<{ id: string }>(
    'select id from client_opening_debts where company_id = $1 and client_id = $2',
    [shop.id, carmen.id],
  );
  await api.ok(annulOpeningDebt, {
    token,
    params: { id: carmen.id, opening_id: standing?.id ?? '' },
    body: { reason: 'Era otro monto' },
  });
  assert.deepEqual((await send(shop, other)).debts, [{ currency: 'USD', count: 1, amount: '20.00' }]);
  assert.deepEqual(await balances('carmen'), [{ currency: 'USD', amount: '20.00' }]);
});

test('a debt that was typed before is the same debt, and the other currency is another one', async () => {
  const shop = await openShop(api, { rate: '100' });
  const { token } = shop;
  const body = { name: 'Carmen', identification: '14203118', identification_type: 'V' as const };
  const { id } = await api.ok(createClient, { token, body });
  await api.ok(createOpeningDebt, {
    token,
    params: { id },
    body: { amount: '12.50', currency: 'USD', owed_since: '2026-10-01', due_on: '2026-10-15' },
  });
  const file = (amount: string, currency: string) =>
    `nombre;cedula;deuda;moneda\nCarmen;14203118;${amount};${currency}\n`;
  assert.deepEqual((await send(shop, file('12,50', 'USD'))).debts, []);
  assert.equal((await send(shop, file('100', 'VES'))).debts.length, 1);
  assert.deepEqual((await find(shop, 'carmen')).balances, [
    { currency: 'USD', amount: '12.50' },
    { currency: 'VES', amount: '100.00' },
  ]);
});

test('what was taken out comes back as it is, without its debts', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  await send(shop, LIST);
  const { id } = await api.ok(createClient, {
    token,
    body: { name: '=Fórmula', address: 'Petare\npiso 3', phone: '+584141234567', note: '-' },
  });
  await api.ok(createOpeningDebt, {
    token,
    params: { id },
    body: { amount: '5', currency: 'USD', owed_since: today },
  });
  const { text } = await api.request(exportClients, { token });
  const plan = await check(shop, text);
  assert.deepEqual(
    [plan.created, plan.changed, plan.unchanged, plan.rejections, plan.debts],
    [0, 0, 4, [], []],
  );
});

test('an address of several lines keeps them where a line changes something else', async () => {
  const shop = await openShop(api);
  const body = { name: 'Carmen', address: 'Petare\npiso 3', note: 'a  b' };
  await api.ok(createClient, { token: shop.token, body });
  await send(shop, 'nombre;direccion;nota;limite\nCarmen;Petare piso 3;a b;20\n');
  const { address, note, credit_limit } = await find(shop, 'carmen');
  assert.deepEqual([address, note, credit_limit], ['Petare\npiso 3', 'a  b', '20.00']);
});

test('a check waits for nobody: who holds a client is not in its way', async () => {
  const shop = await openShop(api);
  await send(shop, LIST);
  const holder = new pg.Client({ connectionString: api.database.ownerUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select from clients where company_id = $1 for update', [shop.id]);
    assert.equal((await check(shop, LIST)).unchanged, 3);
  } finally {
    await holder.end();
  }
});

test('debts and wholesale take clients: update, and so does changing somebody', async () => {
  const shop = await openShop(api);
  await send(shop, LIST);
  const token = await signInAs(api, shop, { only: [['clients', 'create']] });
  const { status, fields } = await refuse({ token }, 'nombre;deuda;mayorista\nNueva;5;si\n');
  assert.deepEqual([status, fields], [403, { debt: 'not-allowed', wholesale: 'not-allowed' }]);
  const known = await send({ token }, 'nombre;cedula\nOtra Carmen;14203118\nNueva;1234567\n');
  assert.deepEqual([known.created, told(known.rejections)], [1, ['2 exists identification']]);
  const reader = await signInAs(api, shop, { only: [['clients', 'read']] });
  assert.equal((await refuse({ token: reader }, LIST)).status, 403);
});

test('a file that is none, or without names, is refused as a whole', async () => {
  const shop = await openShop(api);
  assert.deepEqual((await refuse(shop, '')).fields, { file: 'empty' });
  assert.deepEqual((await refuse(shop, 'cedula;telefono\n1;2\n')).fields, { name: 'missing-column' });
  assert.deepEqual((await refuse(shop, `nombre\n${'x\n'.repeat(100_001)}`)).fields, {
    file: 'too-many-rows',
  });
  const huge = await refuse(shop, `nombre\n${'x'.repeat(17 * 1024 * 1024)}`);
  assert.deepEqual([huge.status, huge.message], [413, 'ERROR_PAYLOAD_TOO_LARGE']);
});

test('five thousand lines with their debts, and a second file of the company meanwhile, whatever is in it', async () => {
  const shop = await openShop(api, { rate: '100' });
  const lines = Array.from({ length: 5_000 }, (_, n) => `Cliente ${n};V-${10_000_000 + n};${n + 1}`);
  const file = ['nombre;cedula;deuda', ...lines].join('\n');
  const { token } = shop;
  const first = api.request(importClients, { token, headers: CSV, body: file });
  const others = [
    api.request(importClients, { token, headers: CSV, body: file }),
    api.request(importProducts, { token, headers: CSV, body: 'nombre\nPan\n' }),
  ];
  const answers = await Promise.all([first, ...others]);
  const statuses = answers.map(({ status }) => status).toSorted();
  // Another copy of the API takes a file once the one before is in: nothing is brought twice.
  if (COPIES === 1) assert.deepEqual(statuses, [200, 409, 409]);
  else assert.ok(statuses[0] === 200 && statuses.every((status) => [200, 409].includes(status)));
  // Which of the three came first is nobody's to say; once it is over the list is brought whole, and once.
  await send(shop, file);
  assert.equal((await check(shop, file)).unchanged, 5_000);
  const [sum] = await api.database.query<{ clients: number; owed: string; ledger: string }>(
    `select (select count(*)::int from clients where company_id = $1) as clients,
      (select sum(amount)::text from client_balances where company_id = $1) as owed,
      (select sum(amount)::text from client_movements where company_id = $1) as ledger`,
    [shop.id],
  );
  assert.deepEqual(sum, { clients: 5_000, owed: '12502500.00', ledger: '12502500.00' });
});

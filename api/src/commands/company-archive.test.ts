import assert from 'node:assert/strict';
import { readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { createSale, findBackofficeClient, listCompanies, login } from '@cuadra/shared/contract';
import pg from 'pg';
import { listTables } from '../database/list-tables.ts';
import { afterTests } from '../testing/after-tests.ts';
import { belongingsOf } from '../testing/belongings.ts';
import { signInPlatform } from '../testing/company.ts';
import { fillCompany } from '../testing/fill-company.ts';
import { makeTestFolder, openTestDatabase, type TestDatabase } from '../testing/postgres.ts';
import { runCommand } from '../testing/run-command.ts';
import { addProduct, draftSale, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { tablesOfCompany } from './backups/company-tables.ts';

const here = await startApi();
const shop = await fillCompany(here);
const neighbour = await openShop(here);
const there = await startApi();
const resident = await fillCompany(there);
const folder = await makeTestFolder();

const command = (name: string, { ownerUrl }: TestDatabase, ...args: string[]) =>
  runCommand(name, args, { env: { DATABASE_URL: ownerUrl } });

async function connected({ ownerUrl }: TestDatabase): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  afterTests(() => client.end());
  return client;
}

/** What is taken along of a company, by a way that archives do not go. */
async function moved(database: TestDatabase): Promise<Record<string, string | undefined>> {
  const all = await belongingsOf(database, shop.id);
  const tables = tablesOfCompany(await listTables(await connected(database)), shop.id);
  return Object.fromEntries(tables.map(({ name }) => [name, all[name]]));
}

async function exported(wanted: string): Promise<string> {
  const to = await makeTestFolder();
  const { code, stdout, stderr } = await command('export-company', here.database, wanted, '--to', to);
  assert.deepEqual([code, stderr], [0, '']);
  const [name = ''] = await readdir(to);
  assert.match(name, new RegExp(`^empresa-${shop.id}-`));
  assert.ok(stdout.includes(join(to, name)), stdout);
  return join(to, name);
}

const refused = async (database: TestDatabase, archive: string, why: RegExp) => {
  const before = await belongingsOf(database, shop.id);
  const { code, stderr } = await command('import-company', database, archive);
  assert.equal(code, 2);
  assert.match(stderr, why);
  assert.deepEqual(await belongingsOf(database, shop.id), before);
};

test('a company is taken along and brought in elsewhere, table by table, beside one that is there and stays as it was', async () => {
  const archive = await exported(shop.username);
  const before = await belongingsOf(there.database, resident.id);
  const check = await command('import-company', there.database, archive, '--check');
  assert.deepEqual([check.code, check.stderr], [0, '']);
  const brought = await command('import-company', there.database, archive);
  assert.deepEqual([brought.code, brought.stderr], [0, '']);
  assert.match(brought.stdout, /^Empresa traída y comparada tabla por tabla/);
  const belongings = await moved(here.database);
  for (const table of ['sales', 'stock_movements', 'client_movements', 'users', 'product_pictures']) {
    assert.notEqual(belongings[table], '', table);
  }
  assert.deepEqual(await moved(there.database), belongings);
  assert.deepEqual(await belongingsOf(there.database, resident.id), before);
  assert.deepEqual(
    await belongingsOf(there.database, neighbour.id),
    await belongingsOf(there.database, newId),
  );

  // Its people sign in, and its numbers go on.
  const [{ last } = { last: 0 }] = await here.database.query<{ last: number }>(
    'select max(number)::int as last from sales where company_id = $1',
    [shop.id],
  );
  const { username, password } = shop;
  const { token } = (await there.ok(login, { body: { username, password } })) as { token: string };
  const bread = await addProduct(there, { ...shop, token }, { name: 'Pan', qty: '9' });
  const { number } = await there.ok(createSale, { token, body: draftSale(shop, [bread]) });
  assert.equal(number, last + 1);
  const totals = await command('check-totals', there.database, '--company', shop.id);
  assert.deepEqual([totals.code, totals.stderr], [0, '']);

  await refused(there.database, archive, /ya está en esta base de datos/);
});

/** Of no company. */
const newId = '0199f000-0000-7000-8000-00000000dead';

test('its owner reads it as sheets, without pictures and passwords', async () => {
  await here.database.query('update clients set name = \'=HYPERLINK("http://x")\' where company_id = $1', [
    shop.id,
  ]);
  const archive = await exported(shop.id);
  const sheets = join(archive, 'hojas');
  const sales = await readFile(join(sheets, 'ventas.csv'), 'utf8');
  assert.match(sales, /^\ufeffid;number;/);
  const { length } = sales.trimEnd().split('\n');
  const [{ n } = { n: 0 }] = await here.database.query<{ n: number }>(
    'select count(*)::int as n from sales where company_id = $1',
    [shop.id],
  );
  assert.ok(n > 1 && length >= n + 1);
  // What somebody wrote is no formula of a spreadsheet.
  assert.match(await readFile(join(sheets, 'clientes.csv'), 'utf8'), /"'=HYPERLINK\(""http/);
  for (const name of await readdir(sheets)) {
    const text = await readFile(join(sheets, name), 'utf8');
    assert.doesNotMatch(text.split('\n')[0] ?? '', /_hash|password|large|small|bytes/, name);
    assert.doesNotMatch(text, /\\x[0-9a-f]{16}|\$scrypt|\$argon/, name);
    assert.ok(!text.includes(neighbour.id), name);
  }
});

test('one that goes for good is saved and deleted but for what it paid, and brought back from there', async () => {
  const leaving = await fillCompany(here);
  const rows = await belongingsOf(here.database, neighbour.id);
  const to = await makeTestFolder();
  const open = await command('delete-company', here.database, leaving.id, '--to', to);
  assert.deepEqual([open.code, open.stdout], [2, '']);
  assert.match(open.stderr, /no está suspendida: suspéndela primero/);
  assert.deepEqual(await readdir(to), []);

  await here.database.query(
    "update subscriptions set suspended_at = now(), suspended_reason = 'Lo pidió' where company_id = $1",
    [leaving.id],
  );
  const gone = await command('delete-company', here.database, leaving.id, '--to', to);
  assert.deepEqual([gone.code, gone.stderr], [0, '']);
  assert.match(
    gone.stdout,
    /Se borraron sus datos \([\d.]+ filas\)\. Quedan su nombre, su RIF y lo que pagó\.\n$/,
  );
  const tables = await here.database.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id' order by 1",
  );
  const left: string[] = [];
  for (const { name } of tables) {
    const found = await here.database.query(`select from public.${name} where company_id = $1 limit 1`, [
      leaving.id,
    ]);
    if (found.length > 0) left.push(name);
  }
  assert.deepEqual(left, ['audit_log', 'invoice_reports', 'subscription_movements', 'subscriptions']);
  assert.equal(
    (
      await here.refused(login, {
        body: { username: leaving.username, password: leaving.password },
      })
    ).status,
    401,
  );
  assert.deepEqual(await belongingsOf(here.database, neighbour.id), rows);
  const again = await command('delete-company', here.database, leaving.id, '--to', to);
  assert.match(again.stderr, /ya se borraron/);
  // Who runs Cuadra still sees it, and why.
  const token = await signInPlatform(here, 'super_user');
  const client = await here.ok(findBackofficeClient, { token, params: { id: leaving.id } });
  assert.equal(client.suspension?.reason, 'Sus datos se borraron a petición de su Propietario.');
  const { items } = await here.ok(listCompanies, { token, query: { limit: 50 } });
  assert.ok(items.some(({ id }) => id === leaving.id));

  const [name = ''] = await readdir(to);
  const elsewhere = await openTestDatabase();
  const back = await command('import-company', elsewhere, join(to, name));
  assert.deepEqual([back.code, back.stderr], [0, '']);
});

test('what is damaged, of all of Cuadra, of another version or of nobody is refused, and nothing is brought', async () => {
  const empty = await openTestDatabase();
  const archive = await exported(shop.id);
  const whole = await command('backup', here.database, '--to', folder);
  assert.equal(whole.code, 0);
  const [name = ''] = await readdir(folder);
  await refused(empty, join(folder, name), /es de todo Cuadra/);
  const restored = await command('restore', empty, archive);
  assert.equal(restored.code, 2);
  assert.match(restored.stderr, /es de una sola empresa/);
  const nobody = await command('export-company', here.database, 'nadie.jamas');
  assert.deepEqual([nobody.code, nobody.stdout], [2, '']);
  assert.match(nobody.stderr, /No hay ninguna empresa/);

  const older = await openTestDatabase();
  await older.query('delete from kysely_migration where name = (select max(name) from kysely_migration)');
  await refused(older, archive, /viene de otra versión/);
  await truncate(join(archive, 'sales.copy.gz'), 40);
  await refused(empty, archive, /está dañada/);
});

test('a login that somebody has there, and a plan that is not there, are told, and nothing is brought', async () => {
  const archive = await exported(shop.id);
  const taken = await startApi();
  const other = await openShop(taken);
  await taken.database.query('update users set username = upper($1) where company_id = $2', [
    shop.username,
    other.id,
  ]);
  await refused(taken.database, archive, /mismo nombre o dirección \(users: /);
  await taken.database.query("update users set username = 'otro.mas' where company_id = $1", [other.id]);
  await taken.database.query(
    "insert into platform_users (kind, name, username, email) values ('inspector', 'Inés', $1, 'ines@cuadra.test')",
    [shop.username],
  );
  await refused(taken.database, archive, /Quien lleva este Cuadra ya usa/);

  await here.database.query(
    `insert into plans select (jsonb_populate_record(p, '{"id": "especial", "name": "Especial", "position": 99}')).* from plans p limit 1`,
  );
  await here.database.query("update subscriptions set plan = 'especial' where company_id = $1", [shop.id]);
  await refused(await openTestDatabase(), await exported(shop.id), /subscriptions → plans/);
});

test('sales go on while a company is taken out and another one is brought in', async () => {
  const place = await startApi();
  const busy = await openShop(place);
  const flour = await addProduct(place, busy, { qty: '1000' });
  await here.database.query(
    'update subscriptions set plan = (select min(id) from plans) where company_id = $1',
    [shop.id],
  );
  const archive = await exported(shop.id);
  let isOver = false;
  const importing = command('import-company', place.database, archive).finally(() => {
    isOver = true;
  });
  let sold = 0;
  while (!isOver) {
    await sell(place, busy, [flour]);
    sold += 1;
  }
  const { code, stderr } = await importing;
  assert.deepEqual([code, stderr], [0, '']);
  assert.ok(sold > 5, `${sold} sales`);
});

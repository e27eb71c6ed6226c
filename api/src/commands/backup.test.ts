import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { cp, mkdir, open, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { afterTests } from '../testing/after-tests.ts';
import { fillCashSessionTables } from '../testing/cash-session.ts';
import { makeTestFolder, openEmptyDatabase, useDatabase } from '../testing/postgres.ts';
import { type CommandResult, runCommand } from '../testing/run-command.ts';
import { addClient, addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { readManifest, writeManifest } from './backups/manifest.ts';
import { removeOldBackups } from './backups/names.ts';
import { writeBackup } from './backups/write-backup.ts';

const api = await startApi();
const shop = await openShop(api);
const flour = await addProduct(api, shop, { name: 'Harina\t«P.A.N.»\n\\N', qty: '900' });
const debtor = await addClient(api, shop);
await sell(api, shop, [{ product: flour, qty: '3' }]);
await sell(api, shop, [flour], { type: 'credit', client_id: debtor, payments: [] });
await fillCashSessionTables(api, shop, flour);
const folder = await makeTestFolder();

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  afterTests(() => client.end());
  return client;
}

const command = (name: string, url: string, ...args: string[]) =>
  runCommand(name, args, { env: { DATABASE_URL: url } });

/** The one backup below a folder. */
async function backupIn(into: string): Promise<string> {
  const names = await readdir(into);
  assert.equal(names.length, 1, names.join());
  return join(into, names[0] ?? '');
}

/** All rows of every table, and what each table is, by a way that backups do not go. */
async function contentOf(client: pg.Client): Promise<Record<string, unknown>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1",
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select count(*), md5(string_agg(t::text, '|' order by t::text collate "C")) from public."${name}" t`,
    );
    found[name] = rows;
  }
  const { rows: rules } = await client.query(
    `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as what from pg_constraint
     where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass::text, tgname, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger
     where not tgisinternal order by 1, 2, 3`,
  );
  const { rows: migrations } = await client.query('select name from kysely_migration order by 1');
  return { ...found, rules, migrations };
}

test('a backup that is restored in a second place is the first, table by table, and the shop sells on', async () => {
  const into = join(folder, 'first');
  const saved = await command('backup', api.database.ownerUrl, '--to', into);
  assert.deepEqual([saved.code, saved.stderr], [0, '']);
  const backup = await backupIn(into);
  assert.match(
    saved.stdout,
    new RegExp(`^Copia hecha y comprobada: ${backup} \\(\\d+ tablas, [\\d.]+ filas\\)\\.\n$`),
  );
  for (const name of await readdir(backup)) assert.equal((await stat(join(backup, name))).mode & 0o077, 0);

  const second = await openEmptyDatabase();
  const restored = await command('restore', second, backup);
  assert.deepEqual([restored.code, restored.stderr], [0, '']);
  assert.match(restored.stdout, /^Copia restaurada y comparada tabla por tabla/);
  const [before, after] = [await connected(api.database.ownerUrl), await connected(second)];
  const content = await contentOf(before);
  assert.doesNotMatch(JSON.stringify(content.sales), /"count":"0"/);
  assert.deepEqual(await contentOf(after), content);

  const there = await startApi({ database: await useDatabase(second) });
  // Sessions are among what is restored.
  assert.equal((await sell(there, shop, [flour])).number, (await lastNumber(before)) + 1);
});

async function lastNumber(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    'select max(number)::int as last from sales where company_id = $1',
    [shop.id],
  );
  return rows[0]?.last ?? 0;
}

test('what is saved while the shop sells is one moment: its totals are its ledgers', async () => {
  let isOver = false;
  const register = (async () => {
    while (!isOver) await sell(api, shop, [flour]);
  })();
  const client = new pg.Client({ connectionString: api.database.ownerUrl });
  await client.connect();
  const { folder: backup, differences } = await writeBackup(client, join(folder, 'busy')).finally(
    async () => {
      isOver = true;
      await register;
      await client.end();
    },
  );
  assert.deepEqual(differences, []);
  const restored = await command('restore', await openEmptyDatabase(), backup);
  assert.deepEqual([restored.code, restored.stderr], [0, '']);
});

test('without DATABASE_URL it restores into a new data folder, and saves the same from there', async () => {
  const into = join(folder, 'embedded');
  assert.equal((await command('backup', api.database.ownerUrl, '--to', into)).code, 0);
  const backup = await backupIn(into);
  const env = { DATA_DIR: join(await makeTestFolder(), 'new') };
  const restored = await runCommand('restore', [backup], { env });
  assert.deepEqual([restored.code, restored.stderr], [0, '']);
  const again = join(folder, 'again');
  const saved = await runCommand('backup', ['--to', again], { env });
  assert.deepEqual([saved.code, saved.stderr], [0, '']);
  const [first, second] = await Promise.all([readManifest(backup), readManifest(await backupIn(again))]);
  assert.deepEqual({ ...second, made_at: '' }, { ...first, made_at: '' });
});

test('a backup that is cut short or was changed is refused, and nothing is made of it', async () => {
  const into = join(folder, 'sound');
  assert.equal((await command('backup', api.database.ownerUrl, '--to', into)).code, 0);
  const sound = await backupIn(into);
  const rows = 'products.copy.gz';
  const harm: Record<string, (of: string) => Promise<unknown>> = {
    'cut in the middle': async (of) => truncate(join(of, rows), (await stat(join(of, rows))).size - 9),
    'a bit turned': async (of) => {
      const handle = await open(join(of, rows), 'r+');
      const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, 60);
      await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, 60);
      await handle.close();
    },
    empty: (of) => truncate(join(of, rows), 0),
    missing: (of) => rm(join(of, rows)),
    "another table's": (of) => cp(join(of, 'clients.copy.gz'), join(of, rows)),
    'the manifest changed': async (of) => {
      const file = join(of, 'manifest.json');
      await writeFile(file, (await readFile(file, 'utf8')).replace('"rows": 1,', '"rows": 0,'));
    },
    'without a manifest': (of) => rm(join(of, 'manifest.json')),
  };
  const target = await openEmptyDatabase();
  const client = await connected(target);
  for (const [what, doIt] of Object.entries(harm)) {
    const harmed = join(folder, 'harmed');
    await cp(sound, harmed, { recursive: true });
    await doIt(harmed);
    for (const args of [[harmed], [harmed, '--check']]) {
      const { code, stdout, stderr } = await command('restore', target, ...args);
      assert.deepEqual([code, stdout], [2, ''], what);
      assert.match(
        stderr,
        /^(La copia .* está dañada o alguien la cambió \(.*\)|En .* no hay ninguna copia de Cuadra).*\.\n$/,
        what,
      );
    }
    await rm(harmed, { recursive: true });
  }
  assert.equal((await client.query("select from pg_tables where schemaname = 'public'")).rowCount, 0);
  const checked = await command('restore', target, sound, '--check');
  assert.deepEqual([checked.code, checked.stderr], [0, '']);
  const nowhere = join(folder, 'nowhere');
  const missing = await runCommand('restore', [join(folder, 'missing')], { env: { DATA_DIR: nowhere } });
  assert.deepEqual([missing.code, existsSync(nowhere)], [2, false]);
});

test('nothing is restored over data, nor from a newer Cuadra', async () => {
  const into = join(folder, 'over');
  assert.equal((await command('backup', api.database.ownerUrl, '--to', into)).code, 0);
  const backup = await backupIn(into);
  const before = await contentOf(await connected(api.database.ownerUrl));
  const over = await command('restore', api.database.ownerUrl, backup);
  assert.equal(over.code, 2);
  assert.match(over.stderr, /^Esa base de datos ya tiene datos/);
  assert.deepEqual(await contentOf(await connected(api.database.ownerUrl)), before);

  const manifest = await readManifest(backup);
  await writeManifest(backup, { ...manifest, migration: '9999_of_tomorrow' });
  const newer = await command('restore', await openEmptyDatabase(), backup);
  assert.equal(newer.code, 2);
  assert.match(newer.stderr, /^Eso es de una versión más nueva de Cuadra \(9999_of_tomorrow\)/);
});

test('a total that is not its ledger is told with the backup, which is there', async () => {
  const client = await connected(api.database.ownerUrl);
  const into = join(folder, 'differs');
  await client.query('update product_stock set qty = qty + 7 where product_id = $1', [flour.id]);
  const saved = await command('backup', api.database.ownerUrl, '--to', into);
  await client.query('update product_stock set qty = qty - 7 where product_id = $1', [flour.id]);
  assert.equal(saved.code, 1);
  assert.match(saved.stdout, /hay totales que no coinciden.*\nproduct_stock\.qty .*guardado/);
  assert.match(await backupIn(into), /cuadra-/);
});

test('an empty database, a role that may not see all, and odd words give no backup', async () => {
  const into = join(folder, 'none');
  const refused: [CommandResult, RegExp][] = [
    [await command('backup', await openEmptyDatabase(), '--to', into), /no hay tablas de Cuadra/],
    [await command('backup', api.database.appUrl, '--to', into), /no puede|dueño/],
    [await command('backup', api.database.ownerUrl, '--keep', '0'), /--keep lleva/],
    [await command('restore', api.database.ownerUrl), /Falta la carpeta de la copia/],
  ];
  for (const [{ code, stdout, stderr }, reason] of refused) {
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, reason);
    assert.doesNotMatch(stderr, /\bat .+:\d+/);
  }
  assert.deepEqual(existsSync(into) ? await readdir(into) : [], []);
});

test('backups older than some days go, but never the newest, nor what is no backup', async () => {
  const into = join(folder, 'kept');
  assert.equal((await command('backup', api.database.ownerUrl, '--to', into)).code, 0);
  const newest = await backupIn(into);
  const manifest = await readManifest(newest);
  const now = new Date(manifest.made_at);
  const daysAgo = async (days: number) => {
    const madeAt = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
    const name = `cuadra-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}`;
    await cp(newest, join(into, name), { recursive: true });
    await writeManifest(join(into, name), { ...manifest, made_at: madeAt.toISOString() });
    return name;
  };
  const [old, fresh, renamed] = [await daysAgo(31), await daysAgo(29), await daysAgo(40)];
  await rename(join(into, renamed), join(into, 'antes-de-la-mudanza'));
  await mkdir(join(into, 'cuadra-2020-01-01T00-00-00-000Z'));
  assert.deepEqual(await removeOldBackups(into, 30, now), [old]);
  assert.deepEqual((await readdir(into)).includes(fresh), true);
  assert.equal((await readdir(into)).length, 4);
  const later = new Date(now.getTime() + 99 * 24 * 60 * 60 * 1000);
  assert.deepEqual(await removeOldBackups(into, 30, later), [fresh]);
  assert.equal(existsSync(newest), true);
});

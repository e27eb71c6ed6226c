import assert from 'node:assert/strict';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { readPidFile } from './pid-file.ts';
import { isProcessThere } from './process-there.ts';
import { startCluster } from './start-cluster.ts';
import { makeFolders } from './testing/folders.ts';
import { query } from './testing/query.ts';

test('a first start makes a database that has all that Cuadra counts on', async (t) => {
  const folders = await makeFolders(t);
  const cluster = await startCluster(folders);
  folders.onEnd(cluster.stop);

  assert.equal(cluster.adopted, false);
  const [version] = await query(cluster.url, 'SHOW server_version_num');
  assert.match(String(version?.server_version_num), /^18\d{4}$/);
  for (const extension of ['pg_trgm', 'unaccent', 'btree_gin']) {
    await query(cluster.url, `CREATE EXTENSION ${extension}`);
  }
  const [row] = await query(
    cluster.url,
    `SELECT uuid_extract_version(uuidv7()) AS uuid, unaccent('Ñandú') AS plain,
       'azucar' % 'azúcar' AS similar, lower('ÁÑ') AS lower,
       (SELECT string_agg(n, ' ' ORDER BY n) FROM unnest('{oso,ñame,zapato,nube,avión,Árbol}'::text[]) n) AS ordered,
       (SELECT string_agg(n, ' ' ORDER BY n COLLATE "es-x-icu") FROM unnest('{oso,ñame,nube}'::text[]) n) AS collated`,
  );
  assert.deepEqual(row, {
    uuid: 7,
    plain: 'Nandu',
    similar: true,
    lower: 'áñ',
    ordered: 'Árbol avión nube ñame oso zapato',
    collated: 'nube ñame oso',
  });
});

test('what was committed is on the disk, and nobody but this machine with the password comes in', async (t) => {
  const folders = await makeFolders(t);
  const cluster = await startCluster(folders);
  folders.onEnd(cluster.stop);

  const rows = await query(
    cluster.url,
    `SELECT name, setting FROM pg_settings
     WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'unix_socket_directories')`,
  );
  assert.deepEqual(Object.fromEntries(rows.map(({ name, setting }) => [name, setting])), {
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  });
  const passwordFile = path.join(folders.dataDir, 'postgres', 'password');
  assert.equal((await stat(passwordFile)).mode & 0o777, 0o600);
  assert.ok((await readFile(passwordFile, 'utf8')).length >= 40);
  const url = new URL(cluster.url);
  url.password = 'otra';
  await assert.rejects(query(url.href, 'SELECT 1'), { code: '28P01' });
});

test('data is kept over stop and start, and a stop leaves no process', async (t) => {
  const folders = await makeFolders(t);
  const first = await startCluster(folders);
  await query(first.url, 'CREATE TABLE kept (n int)', 'INSERT INTO kept VALUES (42)');
  const pid = readPidFile(path.join(folders.dataDir, 'postgres', 'cluster'))?.pid ?? 0;
  assert.ok(isProcessThere(pid));

  // A session that is open must not hold the stop up.
  const busy = query(first.url, 'SELECT pg_sleep(60)');
  const cut = assert.rejects(busy);
  await Promise.all([first.stop(), first.stop()]);
  await cut;
  assert.ok(!isProcessThere(pid));
  assert.deepEqual((await readdir(folders.dataDir)).sort(), ['postgres']);

  const second = await startCluster(folders);
  folders.onEnd(second.stop);
  assert.equal(second.adopted, false);
  assert.deepEqual(await query(second.url, 'SELECT n FROM kept'), [{ n: 42 }]);
});

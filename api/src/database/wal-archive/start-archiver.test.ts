import assert from 'node:assert/strict';
import { chmod, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { waitUntil } from '../../testing/wait-until.ts';
import { spoolOf } from '../cluster/archive-switch.ts';
import { startCluster } from '../cluster/start-cluster.ts';
import { makeFolders } from '../cluster/testing/folders.ts';
import { query } from '../cluster/testing/query.ts';
import { takeArchive, walOf } from './archive-place.ts';
import { segmentsAmong } from './names.ts';
import { shipPiece, shipWhole } from './ship-segments.ts';
import { recipient, restored, startArchived, whenBased } from './testing/archived.ts';

test('an archive that is away is told of once; the database goes on, and it catches up', async (t) => {
  const shop = await startArchived(t);
  await whenBased(shop);
  await shop.add('one');
  await shop.whenArchived();
  await rename(shop.folder, `${shop.folder}-away`);
  await shop.add('two');
  await waitUntil('it is told', () => shop.said.length > 0);
  // A disk that is not mounted leaves an empty folder: no archive begins there.
  await mkdir(shop.folder);
  await waitUntil('that is told, too', () => shop.said.length > 1);
  await query(shop.cluster.url, 'select pg_switch_wal()');
  await shop.add('three');
  await pause(200);
  assert.match(
    shop.said[0] ?? '',
    /^No se puede archivar en .*: La carpeta .* no está\. Cuadra sigue vendiendo/,
  );
  assert.match(shop.said[1] ?? '', /¿falta conectar su disco\?/);
  assert.deepEqual(await readdir(shop.folder), []);
  // In one step: an empty folder gives way.
  await rename(`${shop.folder}-away`, shop.folder);
  await waitUntil('it is back', () => shop.said.length > 2);
  assert.match(shop.said[2] ?? '', /vuelve a estar al día/);
  await shop.whenArchived();
  assert.equal(shop.said.length, 3, shop.said.join('\n'));
  assert.deepEqual(await restored(shop), ['one', 'three', 'two']);
});

test('nothing of a segment is archived before all of the one before it: a machine that burns leaves no gap', async (t) => {
  const { dataDir, shelters, onEnd, root } = await makeFolders(t);
  const cluster = await startCluster({ dataDir, shelters, isArchived: true });
  onEnd(cluster.stop);
  const pool = new pg.Pool({ connectionString: cluster.url, max: 1 });
  onEnd(() => pool.end());
  const [{ bytes } = { bytes: 0 }] = (
    await pool.query<{ bytes: number }>(
      "select setting::int as bytes from pg_settings where name = 'wal_segment_size'",
    )
  ).rows;
  const shipping = { cluster: cluster.directory, folder: join(root, 'archive'), recipient };
  await mkdir(shipping.folder);
  await takeArchive(cluster.directory, shipping.folder, bytes);
  await pool.query('create table entries (text text)');
  await pool.query('select pg_switch_wal()');
  await pool.query("insert into entries values ('in the next one')");
  // The first is full, and not yet fetched.
  assert.equal(await shipPiece(shipping, pool, bytes, undefined), undefined);
  assert.deepEqual(await readdir(walOf(shipping.folder)), []);
  await waitUntil('PostgreSQL has left it', async () =>
    (await readdir(spoolOf(cluster.directory))).some((name) => !name.endsWith('.part')),
  );
  await shipWhole(shipping);
  const progress = await shipPiece(shipping, pool, bytes, undefined);
  const [first, second] = [...segmentsAmong(await readdir(walOf(shipping.folder)))];
  assert.deepEqual([first?.[1], second], [{ isWhole: true }, [progress?.segment, { isWhole: false }]]);
});

test('a server that cannot leave its segments anywhere is told of before its disk is full', async (t) => {
  const shop = await startArchived(t);
  await whenBased(shop);
  const spool = spoolOf(shop.cluster.directory);
  await chmod(spool, 0o500);
  await query(shop.cluster.url, 'create table filling (n int)', 'select pg_switch_wal()');
  await waitUntil('it is told', () =>
    shop.said.some((line) => line.includes('PostgreSQL no puede copiar lo que escribe')),
  );
  await chmod(spool, 0o700);
  // It tries again with the next one.
  await query(shop.cluster.url, 'insert into filling values (1)', 'select pg_switch_wal()');
  await waitUntil('it is back', () => shop.said.at(-1)?.includes('vuelve a estar al día') === true);
});

test('nothing that is archived can be read without the key', async (t) => {
  const shop = await startArchived(t);
  await whenBased(shop);
  await shop.add('un secreto de la bodega');
  await shop.stop();
  for (const name of await readdir(shop.folder, { recursive: true, withFileTypes: true })) {
    if (!name.isFile() || name.name === 'archive.json') continue;
    const text = await readFile(join(name.parentPath, name.name), 'latin1');
    assert.match(text, /^age-encryption\.org\/v1\n-> X25519 /);
    assert.doesNotMatch(text, /secreto/);
  }
});

import assert from 'node:assert/strict';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { generateX25519Identity } from 'age-encryption';
import { waitUntil } from '../../testing/wait-until.ts';
import { spoolOf } from '../cluster/archive-switch.ts';
import { startCluster } from '../cluster/start-cluster.ts';
import { query } from '../cluster/testing/query.ts';
import { walOf } from './archive-place.ts';
import { basesAmong, segmentsAmong } from './names.ts';
import { readArchive } from './read-archive.ts';
import { restoreArchive } from './restore-archive.ts';
import { identity, restored, startArchived, whenBased } from './testing/archived.ts';

test('any second comes back: before a mistake, between two rows, and all of it', async (t) => {
  const shop = await startArchived(t);
  await shop.add('before the copy');
  await whenBased(shop);
  const first = await shop.add('one');
  const second = await shop.add('two');
  // More than a segment holds, so that whole ones and pieces are read.
  await query(
    shop.cluster.url,
    'create table filling as select repeat(md5(n::text), 40) from generate_series(1, 40000) n',
  );
  const before = await shop.add('three');
  await query(shop.cluster.url, 'delete from entries');
  await shop.add('after the mistake');
  await shop.whenArchived();

  // The machine is gone: nothing of it is asked, and nothing was stopped in order.
  assert.deepEqual(await restored(shop, first), ['before the copy', 'one']);
  assert.deepEqual(await restored(shop, second), ['before the copy', 'one', 'two']);
  assert.deepEqual(await restored(shop, before), ['before the copy', 'one', 'three', 'two']);
  assert.deepEqual(await restored(shop), ['after the mistake']);
  assert.deepEqual(shop.said, []);
});

test('what was written to the very end of a day is there, and the next day goes on', async (t) => {
  const day = await startArchived(t);
  await whenBased(day);
  await day.add('yesterday');
  await day.stop();
  assert.deepEqual(await readdir(spoolOf(day.cluster.directory)), []);
  assert.deepEqual(await restored(day), ['yesterday']);

  // A command that starts the database by itself leaves no gap.
  const alone = await startCluster({ dataDir: day.dataDir, shelters: day.shelters });
  await query(alone.url, "insert into entries values ('by a command')");
  await alone.stop();

  const next = await startArchived(t, day);
  await next.add('today');
  await next.whenArchived();
  assert.equal(basesAmong(await readdir(next.folder)).length, 1);
  assert.deepEqual(await restored(next), ['by a command', 'today', 'yesterday']);
});

test('what is restored is a database like any other, which may be archived elsewhere and restored again', async (t) => {
  const shop = await startArchived(t);
  await whenBased(shop);
  const moment = await shop.add('one');
  await shop.add('two');
  await shop.stop();
  const dataDir = join(shop.root, 'second');
  const archive = await readArchive(shop.folder, shop.keyFile);
  const { cluster, lastChange } = await restoreArchive({
    archive,
    dataDir,
    at: moment,
    shelters: shop.shelters,
  });
  const ago = Date.parse(moment) - Date.parse(lastChange ?? '');
  assert.ok(ago > 0 && ago < 60_000, lastChange);
  await cluster.stop();

  const there = { ...shop, dataDir, root: join(shop.root, 'there') };
  await mkdir(there.root);
  const second = await startArchived(t, there);
  await whenBased(second);
  await second.add('three');
  await second.stop();
  assert.deepEqual(await restored(second), ['one', 'three']);
  // Into the archive of the first it may not.
  await rename(second.folder, `${second.folder}-kept`);
  await rename(shop.folder, second.folder);
  const third = await startArchived(t, there);
  await waitUntil('it is told', () => third.said.length > 0);
  assert.match(third.said[0] ?? '', /está el archivo de otra base de datos: elige una carpeta nueva/);
});

test('another key, a file that was changed, one that is missing, or a moment outside: it is said, and nothing is left', async (t) => {
  const shop = await startArchived(t);
  await whenBased(shop);
  const first = await shop.add('one');
  // PostgreSQL knows that it has reached a moment by what comes behind it.
  await shop.add('one more');
  for (const text of ['two', 'three']) {
    await query(shop.cluster.url, 'select pg_switch_wal()');
    await shop.add(text);
  }
  await shop.stop();
  const dataDir = join(shop.root, 'nowhere');
  const says = async (expected: RegExp, at?: string) => {
    await assert.rejects(restored(shop, at, { dataDir }), expected);
    assert.deepEqual(await readdir(dataDir).catch(() => []), []);
  };
  await says(
    /^ClusterError: Ese archivo empieza más tarde: lo primero que se puede restaurar es \d{4}-/,
    '2020-01-01T00:00:00Z',
  );
  await says(
    /^ClusterError: Ese archivo no llega hasta ese momento: lo último que tiene es de \d{4}-.*, hora de Caracas/,
    '2099-01-01T00:00:00Z',
  );

  await writeFile(shop.keyFile, await generateX25519Identity());
  await says(/^ClusterError: Esa clave no es la de este archivo/);
  await writeFile(shop.keyFile, 'nothing');
  await says(/no hay ninguna clave/);
  await writeFile(shop.keyFile, identity);

  const [base] = basesAmong(await readdir(shop.folder));
  const segments = [...segmentsAmong(await readdir(walOf(shop.folder))).keys()];
  const middle = segments[segments.indexOf(base?.segment ?? '') + 2] ?? '';
  const file = join(walOf(shop.folder), `${middle}.gz.age`);
  const sound = await readFile(file);
  const handle = await open(file, 'r+');
  await handle.write(Buffer.from([(sound[400] ?? 0) ^ 1]), 0, 1, 400);
  await handle.close();
  await says(/^ClusterError: .*\.gz\.age está dañado, o alguien lo cambió/);
  await writeFile(file, sound.subarray(0, sound.length - 1));
  await says(/está dañado, o alguien lo cambió/);
  await rm(file);
  await says(new RegExp(`^ClusterError: Al archivo le falta un tramo \\(${middle}\\)`));
  // What comes before the gap is there.
  assert.deepEqual(await restored(shop, first), ['one']);
  await writeFile(file, sound);
  assert.deepEqual(await restored(shop), ['one', 'one more', 'three', 'two']);
});

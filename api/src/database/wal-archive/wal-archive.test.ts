import assert from 'node:assert/strict';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { waitUntil } from '../../testing/wait-until.ts';
import { spoolOf } from '../cluster/archive-switch.ts';
import { type Cluster, startCluster } from '../cluster/start-cluster.ts';
import { type Folders, makeFolders } from '../cluster/testing/folders.ts';
import { query } from '../cluster/testing/query.ts';
import { walOf } from './archive-place.ts';
import { basesAmong, piecesAmong, segmentsAmong } from './names.ts';
import { readArchive } from './read-archive.ts';
import { type RestoreOptions, restoreArchive } from './restore-archive.ts';
import { type Archiver, startArchiver } from './start-archiver.ts';

const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);

/** A database that is archived every few milliseconds, with a table of rows that say when they came. */
interface Archived extends Folders {
  folder: string;
  keyFile: string;
  said: string[];
  cluster: Cluster;
  /** Adds a row, and gives the moment behind it. */
  add(text: string): Promise<string>;
  /** Resolves once all that was written until now is in the archive. */
  whenArchived(): Promise<void>;
  stop(): Promise<void>;
}

async function startArchived(t: TestContext, folders?: Archived): Promise<Archived> {
  const { dataDir, shelters, onEnd, root } = folders ?? (await makeFolders(t));
  const folder = join(root, 'archive');
  const keyFile = join(root, 'key.txt');
  await mkdir(folder, { recursive: true });
  await writeFile(keyFile, `# public key: ${recipient}\n${identity}\n`);
  const said: string[] = [];
  const cluster = await startCluster({ dataDir, shelters, isArchived: true });
  const archiver: Archiver = startArchiver({
    cluster: cluster.directory,
    url: cluster.url,
    folder,
    recipient,
    days: 14,
    interval: 20,
    report: (line) => said.push(line),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= (async () => {
      const archiveRest = await archiver.stop();
      await cluster.stop();
      await archiveRest();
    })();
    return stopped;
  };
  onEnd(stop);
  await query(cluster.url, 'create table if not exists entries (text text primary key)');
  return {
    root,
    dataDir,
    shelters,
    onEnd,
    folder,
    keyFile,
    said,
    cluster,
    stop,
    async add(text) {
      await query(cluster.url, `insert into entries values ('${text}')`);
      await pause(5);
      const [row] = await query(
        cluster.url,
        `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
      );
      await pause(5);
      return String(row?.now);
    },
    async whenArchived() {
      const [row] = await query(
        cluster.url,
        'select file_name, file_offset from pg_walfile_name_offset(pg_current_wal_flush_lsn())',
      );
      await waitUntil('it is archived', async () => {
        const files = await readdir(walOf(folder)).catch(() => []);
        const segment = String(row?.file_name);
        return (
          segmentsAmong(files).get(segment)?.isWhole ||
          piecesAmong(files).some(
            (piece) => piece.segment === segment && piece.to >= Number(row?.file_offset),
          )
        );
      });
    },
  };
}

const whenBased = ({ folder }: Archived, count = 1) =>
  waitUntil('a base is there', async () => basesAmong(await readdir(folder)).length >= count);

/** Restores into a folder of its own, and gives what is in it. */
async function restored(of: Archived, at?: string, options: Partial<RestoreOptions> = {}): Promise<string[]> {
  const dataDir = join(of.root, `restored-${Math.random()}`);
  const archive = await readArchive(of.folder, of.keyFile);
  const { cluster } = await restoreArchive({ archive, dataDir, at, shelters: of.shelters, ...options });
  of.onEnd(cluster.stop);
  try {
    const rows = await query(cluster.url, 'select text from entries order by text');
    return rows.map(({ text }) => String(text));
  } finally {
    await cluster.stop();
  }
}

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
  await rm(shop.folder, { recursive: true });
  await rename(`${shop.folder}-away`, shop.folder);
  await waitUntil('it is back', () => shop.said.length > 2);
  assert.match(shop.said[2] ?? '', /vuelve a estar al día/);
  await shop.whenArchived();
  assert.equal(shop.said.length, 3, shop.said.join('\n'));
  assert.deepEqual(await restored(shop), ['one', 'three', 'two']);
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

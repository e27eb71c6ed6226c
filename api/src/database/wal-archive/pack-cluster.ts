import { once } from 'node:events';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Header, Pack } from 'tar-stream';
import { ARCHIVE_FOLDER } from '../cluster/archive-switch.ts';

/** Folders that a start fills again by itself: they are kept, and what is in them is not. */
const EMPTIED = [
  'pg_wal/archive_status',
  'pg_wal/summaries',
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
/** What belongs to the server that runs now, or to its archiver. */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map', ARCHIVE_FOLDER];
/** Names of files, wherever they are, that are of a moment. */
const PASSING = /^(pgsql_tmp|pg_internal\.init)/;
/** Read last, as `pg_basebackup` does: it must not be older than anything else. */
const CONTROL_FILE = 'global/pg_control';

/** Bytes that are read at once. */
const CHUNK = 256 * 1024;

/**
 * Packs the folder of a server that is in a backup (`pg_backup_start`), below `cluster/`. A file may change, shrink or go meanwhile: what was
 * written says how it was, and is replayed.
 */
export async function packCluster(into: Pack, cluster: string): Promise<void> {
  for (const name of EMPTIED) await packFolder(into, `cluster/${name}`);
  await packInside(into, cluster, '');
  await packFile(into, `cluster/${CONTROL_FILE}`, path.join(cluster, CONTROL_FILE));
}

async function packInside(into: Pack, cluster: string, folder: string): Promise<void> {
  for (const entry of await readdir(path.join(cluster, folder), { withFileTypes: true })) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const isOther = LEFT_OUT.includes(name) || EMPTIED.includes(name) || name === CONTROL_FILE;
    if (isOther || PASSING.test(entry.name)) continue;
    if (entry.isDirectory()) {
      await packFolder(into, `cluster/${name}`);
      await unlessGone(() => packInside(into, cluster, name));
    } else if (entry.isFile()) {
      await unlessGone(() => packFile(into, `cluster/${name}`, path.join(cluster, name)));
    }
  }
}

/** Adds a small text. */
export async function packText(into: Pack, name: string, text: string): Promise<void> {
  await packEntry(into, { name, mode: 0o600, size: Buffer.byteLength(text) }, async (entry) => {
    entry.end(Buffer.from(text));
  });
}

async function packFolder(into: Pack, name: string): Promise<void> {
  await packEntry(into, { name, type: 'directory', mode: 0o700 }, async () => undefined);
}

/** Adds a file as long as it is now, whatever becomes of it while it is read. */
async function packFile(into: Pack, name: string, file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    await packEntry(into, { name, mode: 0o600, size }, async (entry) => {
      for (let at = 0; at < size; ) {
        const chunk = Buffer.alloc(Math.min(CHUNK, size - at));
        // What was cut off behind stays zero.
        await handle.read(chunk, 0, chunk.length, at);
        at += chunk.length;
        if (!entry.write(chunk)) await once(entry, 'drain');
      }
      entry.end(null);
    });
  } finally {
    await handle.close();
  }
}

/** Adds an entry, and ends when it is in; where the archive is given up meanwhile it fails, and what is being written never drains. */
async function packEntry(
  into: Pack,
  header: Pick<Header, 'name'> & Partial<Header>,
  write: (entry: ReturnType<Pack['entry']>) => Promise<void>,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const entry = into.entry(header, (error) => (error ? reject(error) : resolve()));
    entry.on('error', () => undefined);
    write(entry).catch(reject);
  });
}

async function unlessGone(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

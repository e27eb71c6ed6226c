import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { waitUntil } from '../../../testing/wait-until.ts';
import { type Cluster, startCluster } from '../../cluster/start-cluster.ts';
import { type Folders, makeFolders } from '../../cluster/testing/folders.ts';
import { query } from '../../cluster/testing/query.ts';
import { walOf } from '../archive-place.ts';
import { basesAmong, piecesAmong, segmentsAmong } from '../names.ts';
import { readArchive } from '../read-archive.ts';
import { type RestoreOptions, restoreArchive } from '../restore-archive.ts';
import { type Archiver, startArchiver } from '../start-archiver.ts';

/** The secret half of the key of every archive of a test. */
export const identity = await generateX25519Identity();
export const recipient = await identityToRecipient(identity);

/** A database that is archived every few milliseconds, with a table of rows that say when they came. */
export interface Archived extends Folders {
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

/** @param folders of one that was started before; its own without */
export async function startArchived(t: TestContext, folders?: Archived): Promise<Archived> {
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

/** Resolves once an archive has a base. */
export const whenBased = ({ folder }: Archived, count = 1) =>
  waitUntil('a base is there', async () => basesAmong(await readdir(folder)).length >= count);

/** Restores into a folder of its own, and gives what is in it. */
export async function restored(
  of: Archived,
  at?: string,
  options: Partial<RestoreOptions> = {},
): Promise<string[]> {
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

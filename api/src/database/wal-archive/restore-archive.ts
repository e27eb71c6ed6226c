import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ClusterError } from '../cluster/cluster-error.ts';
import { placeCluster } from '../cluster/create-cluster.ts';
import { SHELTERS } from '../cluster/folder-access.ts';
import { findHome, type Home } from '../cluster/home.ts';
import { forgetHome } from '../cluster/pointer.ts';
import { type Cluster, startCluster } from '../cluster/start-cluster.ts';
import { tellMoment } from './moment.ts';
import { baseFor, findGap, isMissing, type ReadableArchive } from './read-archive.ts';
import { RESTORE_COMMAND, serveSegments } from './serve-segments.ts';
import { unpackBase } from './unpack-base.ts';

export interface RestoreOptions {
  archive: ReadableArchive;
  /** The data folder that it comes into; it must have no database. */
  dataDir: string;
  /** The moment, in ISO 8601 and UTC; all that was archived without. */
  at?: string | undefined;
  /** See `findHome`. */
  shelters?: string[];
}

/** A restored database, which runs. */
export interface RestoredArchive {
  cluster: Cluster;
  /** When the last change that it has was committed, in ISO 8601 and UTC; undefined where nothing came behind the base. */
  lastChange: string | undefined;
}

/**
 * Brings a database back as it was at a moment: the last copy of the whole before it, and all that was written from there to it.
 *
 * @throws ClusterError, in Spanish, where that cannot be; then nothing is left of the try
 */
export async function restoreArchive(options: RestoreOptions): Promise<RestoredArchive> {
  const { archive, dataDir, at, shelters = SHELTERS } = options;
  const base = baseFor(archive, at);
  const gap = findGap(archive, base);
  // With a moment PostgreSQL finds out whether it gets that far.
  if (gap !== undefined && at === undefined) throw isMissing(gap);
  const home = await findHome(dataDir, shelters);
  if (existsSync(home.directory)) {
    throw new ClusterError(`${dataDir} ya tiene una base de datos: elige una carpeta nueva en DATA_DIR.`);
  }
  try {
    await placeCluster(home, (temporary) => unpackBase(archive, base, temporary, home));
    return await replay(home, options, gap);
  } catch (error) {
    await rm(home.directory, { recursive: true, force: true, maxRetries: 3 });
    await forgetHome(home.dataDir);
    throw error;
  }
}

async function replay(
  home: Home,
  { archive, dataDir, at, shelters }: RestoreOptions,
  gap: string | undefined,
): Promise<RestoredArchive> {
  // A signal by its presence: PostgreSQL removes it once it is done.
  await writeFile(path.join(home.cluster, 'recovery.signal'), '', { mode: 0o644 });
  const serving = await serveSegments(archive, home);
  try {
    const cluster = await startCluster({
      dataDir,
      ...(shelters && { shelters }),
      settings: {
        restore_command: RESTORE_COMMAND,
        recovery_target_action: 'promote',
        // So early in its start it does not know what Z means.
        ...(at !== undefined && { recovery_target_time: at.replace('Z', '+00') }),
        // Nobody comes in before it is done.
        hot_standby: 'off',
      },
    });
    if (serving.error() !== undefined) {
      await cluster.stop();
      throw serving.error();
    }
    return { cluster, lastChange: await lastChangeIn(home) };
  } catch (error) {
    throw serving.error() ?? (gap === undefined ? await explain(error, home) : isMissing(gap));
  } finally {
    await serving.stop();
  }
}

const LAST_CHANGE = /last completed transaction was at log time (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/g;

async function lastChangeIn(home: Home): Promise<string | undefined> {
  const log = await readFile(home.logFile, 'utf8').catch(() => '');
  const last = [...log.matchAll(LAST_CHANGE)].at(-1)?.[1];
  // The server writes its log in UTC.
  return last && `${last.replace(' ', 'T')}Z`;
}

async function explain(error: unknown, home: Home): Promise<unknown> {
  const { message } = error as Error;
  if (!/recovery ended before configured recovery target was reached/.test(message)) return error;
  const last = await lastChangeIn(home);
  return new ClusterError(
    `Ese archivo no llega hasta ese momento${last === undefined ? '' : `: lo último que tiene es de ${tellMoment(last)}`}. Sin --at se restaura todo lo que tiene.`,
  );
}

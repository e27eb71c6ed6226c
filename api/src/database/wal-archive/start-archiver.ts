import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { chainOf } from '../cluster/archive-switch.ts';
import { ClusterError } from '../cluster/cluster-error.ts';
import { FOLDER_REASONS } from '../cluster/explain-folder.ts';
import { isAway, takeArchive } from './archive-place.ts';
import { makeBase } from './make-base.ts';
import { basesAmong } from './names.ts';
import { removeOld } from './remove-old.ts';
import {
  giveUpWaiting,
  isShipped,
  type Progress,
  type Shipping,
  shipPiece,
  shipWhole,
} from './ship-segments.ts';

/** Milliseconds between two looks: what a machine that burns takes with it. */
const INTERVAL = 10_000;
/** Milliseconds between two copies of the whole, and after one that failed. */
const BASE_INTERVAL = 24 * 60 * 60_000;
const BASE_PAUSE = 10 * 60_000;
/** Milliseconds that the last segments have, before the database stops and after; else the next start brings them. */
const LAST_LIMIT = 5_000;

export interface ArchiverOptions extends Shipping {
  /** The database's address for its owner, a superuser. */
  url: string;
  /** Days back to which any second can be restored. */
  days: number;
  /** Milliseconds between two looks; for tests. */
  interval?: number;
  /** Told, in Spanish, when archiving begins to fail and when it goes on. */
  report(line: string): void;
}

export interface Archiver {
  /** Ends it while the database still runs. What it gives is for when that has stopped: it archives what is left. */
  stop(): Promise<() => Promise<void>>;
}

/**
 * Archives all that a database writes, for as long as it runs. Nobody waits for it, and nothing that is sold depends on it: an archive that
 * cannot be reached is told of, and tried again.
 */
export function startArchiver(options: ArchiverOptions): Archiver {
  const { cluster, folder, report, interval = INTERVAL } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const pool = new pg.Pool({ connectionString: options.url, max: 2, application_name: 'cuadra (archive)' });
  pool.on('error', () => undefined);

  let progress: Progress | undefined;
  const look = async () => {
    const { segmentBytes, now, isStuck } = await askDatabase(pool);
    await takeArchive(cluster, folder, segmentBytes);
    await shipWhole(options);
    progress = await shipPiece(options, pool, segmentBytes, progress);
    if (isStuck) throw new ClusterError(STUCK);
    await removeOld(folder, options.days, now);
    await beginBase(now);
  };

  let base: Promise<void> | undefined;
  let notBefore = 0;
  const beginBase = async (now: number) => {
    if (base !== undefined || now < notBefore || !(await isBaseDue(options, now))) return;
    base = copyWhole(options, pool, signal)
      .catch((error: unknown) => {
        notBefore = now + BASE_PAUSE;
        if (!signal.aborted) report(failed(folder, error));
      })
      .finally(() => {
        base = undefined;
      });
  };

  let trouble: string | undefined;
  const run = async () => {
    while (!signal.aborted) {
      try {
        await look();
        if (trouble !== undefined) report(`El archivo de ${folder} vuelve a estar al día.`);
        trouble = undefined;
      } catch (error) {
        const text = failed(folder, error);
        if (text !== trouble && !signal.aborted) report(text);
        trouble = text;
        if (await giveUpWaiting(cluster).catch(() => false)) report(GIVEN_UP);
      }
      await sleep(interval, undefined, { signal }).catch(() => undefined);
    }
  };

  const running = run();
  return {
    async stop() {
      stopping.abort();
      const ended = (async () => {
        await running;
        await base;
        await pool.end();
      })();
      await within(LAST_LIMIT, ended);
      return () =>
        within(
          LAST_LIMIT,
          shipWhole(options).catch((error: unknown) => report(failed(folder, error))),
        );
    },
  };
}

/** Waits for some work, but no longer than some milliseconds: a disk that hangs keeps nobody from closing. */
async function within(limit: number, work: Promise<void>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, sleep(limit, undefined, { signal: over.signal }).catch(() => undefined)]);
  over.abort();
}

/** What PostgreSQL says of itself. */
interface ServerState {
  /** How long a segment is. */
  segmentBytes: number;
  /** When it is, in milliseconds. */
  now: number;
  /** Whether it cannot leave its segments where they are fetched from; it tries once a minute, and keeps them meanwhile. */
  isStuck: boolean;
}

async function askDatabase(pool: pg.Pool): Promise<ServerState> {
  const { rows } = await pool.query<{ bytes: number; now: Date; is_stuck: boolean }>(
    `select setting::int as bytes, pg_catalog.clock_timestamp() as now,
       coalesce(last_failed_time > coalesce(last_archived_time, '-infinity')
         and last_failed_time > pg_catalog.clock_timestamp() - interval '2 minutes', false) as is_stuck
     from pg_settings, pg_stat_archiver where name = 'wal_segment_size'`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('PostgreSQL did not say how long a segment is');
  return { segmentBytes: row.bytes, now: row.now.getTime(), isStuck: row.is_stuck };
}

const STUCK =
  'PostgreSQL no puede copiar lo que escribe (mira postgres.log en su carpeta), y lo guarda: el disco se llena.';

/** Whether the archive has no base that what is written now goes on from, or an old one. */
async function isBaseDue({ cluster, folder }: Shipping, now: number): Promise<boolean> {
  const chain = (await readFile(chainOf(cluster), 'utf8')).slice(0, 8);
  const last = basesAmong(await readdir(folder)).at(-1);
  return last?.chain !== chain || Date.parse(last.madeAt) < now - BASE_INTERVAL;
}

async function copyWhole(options: ArchiverOptions, pool: pg.Pool, signal: AbortSignal): Promise<void> {
  const client = await pool.connect();
  const whenShipped = async (segment: string) => {
    while (!(await isShipped(options.folder, segment))) await sleep(200, undefined, { signal });
  };
  try {
    const { password } = new URL(options.url);
    await makeBase(options, { client, password, whenShipped }, signal);
  } finally {
    // With its session a copy that was begun is over.
    client.release(true);
  }
}

const GIVEN_UP =
  'El archivo estuvo demasiado tiempo sin poderse escribir: lo que esperaba se descarta, para no llenar el disco. Cuando vuelva, empieza con una copia completa.';

function failed(folder: string, error: unknown): string {
  return `No se puede archivar en ${folder}: ${reasonOf(folder, error)} Cuadra sigue vendiendo y lo intenta de nuevo; mientras tanto, lo nuevo solo está en este disco.`;
}

function reasonOf(folder: string, error: unknown): string {
  const { code = '', message, path = '' } = error as NodeJS.ErrnoException;
  if (error instanceof ClusterError) return message;
  // It went in the middle of a look.
  if (code === 'ENOENT' && path.startsWith(folder)) return isAway(folder);
  return `${FOLDER_REASONS[code] ?? message}.`;
}

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ClusterError } from './cluster-error.ts';
import { OWNER } from './create-cluster.ts';

/** The database that holds Cuadra's tables. */
const DATABASE = 'cuadra';
/** The database that every server has; the lock is held there, because advisory locks belong to a database. */
const MAINTENANCE = 'postgres';
/** Key of the advisory lock that a running Cuadra holds for its life: the letters «Cuadra» as a number. */
const LOCK = BigInt(`0x${Buffer.from('Cuadra').toString('hex')}`).toString();
/** Milliseconds that another owner has to go: the server may still be finding out that its client died. */
const PATIENCE = 5_000;
const PAUSE = 250;

/** SQLSTATE and errno codes of a server that is starting, stopping or gone. */
const PASSING = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/**
 * What came of the wish to own a server: `owned`, for as long as the client's connection lives; `held` by
 * another Cuadra, whose pid is told when it is known; or `gone`, the server is not taking connections now.
 */
export type Claim =
  | { outcome: 'owned'; client: pg.Client }
  | { outcome: 'held'; by: string | undefined }
  | { outcome: 'gone' };

/** The address of Cuadra's database on the embedded server, for the role that owns it. */
export function databaseUrl(port: number, password: string, database = DATABASE): string {
  // Without sslmode a PGSSLMODE in the user's environment would count.
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

/**
 * Tries to become the owner of a running server, and makes Cuadra's database there when it is missing.
 *
 * @throws ClusterError when the server does not know our password
 */
export async function claimServer(port: number, password: string): Promise<Claim> {
  const client = new pg.Client({
    connectionString: databaseUrl(port, password, MAINTENANCE),
    application_name: `cuadra (pid ${process.pid})`,
    connectionTimeoutMillis: 10_000,
  });
  // The end of the connection is noticed by its 'end'; an 'error' that nobody hears would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (!(await waitForLock(client))) {
      const by = await findHolder(client);
      await client.end();
      return { outcome: 'held', by };
    }
    await makeDatabase(client);
    return { outcome: 'owned', client };
  } catch (error) {
    await client.end().catch(() => undefined);
    const code = (error as { code?: string }).code ?? '';
    if (PASSING.has(code) || /^Connection terminated/.test((error as Error).message)) {
      return { outcome: 'gone' };
    }
    if (code === '28P01') {
      throw new ClusterError('La contraseña guardada no es la de la base de datos incluida.');
    }
    throw error;
  }
}

async function waitForLock(client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [LOCK]);
    if (rows[0]?.got === true) return true;
    if (Date.now() > deadline) return false;
    await sleep(PAUSE);
  }
}

async function findHolder(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND granted AND (classid::bigint << 32 | objid::bigint) = $1`,
    [LOCK],
  );
  return /pid (\d+)/.exec(rows[0]?.application_name ?? '')?.[1];
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
}

import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { CheckedPool } from './checked-pool.ts';
import { nameCompany } from './name-company.ts';
import type { DB } from './schema.generated.ts';

export type Database = Kysely<DB>;
/**
 * A transaction in which one company is set: what every query of a request runs in. The query builder adds the company's
 * condition to each table (`nameCompany`); raw `sql` says it itself: `where company_id = ${trx.companyId}`.
 */
export type CompanyTransaction = Transaction<DB> & {
  readonly companyId: string;
  /** In a transaction that can only read: what is to be written once it is over (see `companyReader`). */
  readonly later?: ((trx: CompanyTransaction) => Promise<void>)[];
};

/** Connections a copy of the API holds; PostgreSQL is done with a sale in a millisecond, more would only queue there. */
const POOL_SIZE = 12;

// numeric and bigint arrive as text: no amount ever passes through a float. timestamptz becomes a Date (the default).
const TEXT_TYPES = new Set<number>([
  pg.types.builtins.NUMERIC,
  pg.types.builtins.INT8,
  pg.types.builtins.DATE,
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    TEXT_TYPES.has(oid)
      ? (value: string) => value
      : pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
};

/** How busy the connections of a database are. */
export interface PoolUse {
  /** Open ones, idle or not. */
  total: number;
  idle: number;
  /** The most there may be. */
  most: number;
  /** Those who wait for one. */
  waiting: number;
}

const pools = new WeakMap<Database, pg.Pool>();
/** What a transaction begins with, where its connection could not be told before. */
const beginnings = new WeakMap<Database, string>();

/** Of a database that `connect` gave. */
export function poolUse(db: Database): PoolUse {
  const pool = pools.get(db);
  return {
    total: pool?.totalCount ?? 0,
    idle: pool?.idleCount ?? 0,
    most: pool?.options.max ?? 0,
    waiting: pool?.waitingCount ?? 0,
  };
}

export interface ConnectOptions {
  /** The most connections; 12 without. */
  poolSize?: number;
  /** Milliseconds after which PostgreSQL itself ends a transaction, whatever it waits for; none without. */
  transactionMs?: number;
  /**
   * Whether a pooler stands in between, which hands connections round between transactions: what is said when one is made, it
   * does not pass on.
   */
  isPooled?: boolean;
  /** Milliseconds that a connection may take to be made, or to be free. */
  connectMs?: number;
  /** Milliseconds that a statement may take before its connection counts as lost. */
  silenceMs?: number;
  /** Milliseconds that a connection is trusted without having answered. */
  checkAfterMs?: number;
}

/** A statement that takes longer than the client waits (spec §9: 30 s) helps nobody. */
export const STATEMENT_MS = 25_000;
/** The database itself ends a statement before; what has not been heard of by then never will be. */
const SILENCE_MS = STATEMENT_MS + 2_000;
const CONNECT_MS = 10_000;
/** Under way a connection says so all the time; one that rested longer may be gone. */
const CHECK_AFTER_MS = 2_000;
/** What a connection that rested takes at most to answer. */
const CHECK_PATIENCE_MS = 2_000;
const KEEP_ALIVE_MS = 10_000;

export function connect(url: string, options: ConnectOptions = {}): Database {
  const { silenceMs = SILENCE_MS, transactionMs = 0, isPooled = false } = options;
  const pool = new CheckedPool({
    connectionString: url,
    // A statement that needs no answer of the one before it is sent behind it at once (see `withCompany`).
    pipeline: true,
    max: options.poolSize ?? POOL_SIZE,
    types,
    connectionTimeoutMillis: options.connectMs ?? CONNECT_MS,
    idleTimeoutMillis: 60_000,
    query_timeout: silenceMs,
    checkAfterMs: options.checkAfterMs ?? CHECK_AFTER_MS,
    patienceMs: Math.min(CHECK_PATIENCE_MS, silenceMs),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // Past a pooler the role says the one (see `ensureRoles`), and each transaction the other.
    ...(!isPooled && {
      statement_timeout: STATEMENT_MS,
      options: `-c transaction_timeout=${transactionMs}`,
    }),
    application_name: 'cuadra',
  });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  // Likewise for one that breaks under a query: the query fails, and its client says so once more.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  if (isPooled) beginnings.set(db, `begin; set local transaction_timeout = ${transactionMs}`);
  return db;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Sends the commit right behind a transaction's last statement, and gives that one's answer once both are in. */
export type AndCommit = <T>(last: Promise<T>) => Promise<T>;

/**
 * Runs `work` in a transaction that sees one company only: row level security reads `app.company_id`, which is set for
 * this transaction and gone with it. Its beginning and the first statement travel together, so that a request pays one
 * round trip for both; were the first ever to arrive without it, it would find nothing.
 *
 * Where others wait for what the last statement locks, `work` may hand it to `andCommit` and so hold the locks for a
 * round trip less. It must not need undoing after its answer is known: what is wrong has to fail in the database.
 */
export async function withCompany<T>(
  db: Database,
  companyId: string,
  work: (trx: CompanyTransaction, andCommit: AndCommit) => Promise<T>,
): Promise<T> {
  if (!UUID.test(companyId)) throw new TypeError('company id is not a UUID');
  return db.connection().execute(async (connection) => {
    const send = (statement: string) => heard(sql.raw(statement).execute(connection));
    const begun = send(`${beginnings.get(db) ?? 'begin'}; set local app.company_id = '${companyId}'`);
    let committed: Promise<unknown> | undefined;
    try {
      // A connection on which a transaction was begun by hand is a transaction in all but its type.
      const scoped = connection.withPlugin(nameCompany(companyId)) as Transaction<DB>;
      const result = await work(Object.assign(scoped, { companyId }), async (last) => {
        committed = send('commit');
        return last;
      });
      await begun;
      await (committed ?? send('commit'));
      return result;
    } catch (error) {
      await send('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/** A promise whose failure may be waited for later, without counting as one that nobody handled. */
function heard<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** Names of constraints and codes that a PostgreSQL error carries. */
export function databaseError(error: unknown): { code: string; constraint?: string } | undefined {
  if (!(error instanceof pg.DatabaseError) || !error.code) return undefined;
  return error.constraint ? { code: error.code, constraint: error.constraint } : { code: error.code };
}

/**
 * SQLSTATEs of a server that is starting, ending, full or too slow to answer, of a transaction undone for another, and of
 * one that took too long.
 */
const UNAVAILABLE = /^(08|40|53|57|25P04)/;
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What pg says, without a code, of a connection that ended or of none that could be had. */
const BROKEN =
  /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether the database could not answer: worth another try, unlike an error of ours. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof pg.DatabaseError) return UNAVAILABLE.test(code);
  return UNREACHABLE.has(code) || BROKEN.test(error.message);
}

/** Said by `refuse()`, a function of ours in the database. */
export const REFUSED = 'CU001';
export const UNIQUE_VIOLATION = '23505';
export const DEADLOCK_DETECTED = '40P01';

import { randomUUID } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import pg from 'pg';
import { startCluster } from '../database/cluster/start-cluster.ts';
import { type DatabaseAccess, migrate } from '../database/migrate.ts';
import { afterTests } from './after-tests.ts';
import { makeQuickFolder } from './quick-folder.ts';
import { TEST_DATABASE_URL } from './test-database-url.ts';

/** A database of one test file: migrated, empty, on a real PostgreSQL. Removed after the file's tests. */
export interface TestDatabase extends DatabaseAccess {
  /** For the owner, whom row level security does not bind. */
  ownerUrl: string;
  /** Runs one statement as the owner: to see what no call shows, and to move time. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

export async function openTestDatabase(): Promise<TestDatabase> {
  const template = await templateUrl();
  return useDatabase(await createDatabase(`template "${databaseOf(template)}"`));
}

/** Any database of a server, brought to the newest schema. */
export async function useDatabase(ownerUrl: string): Promise<TestDatabase> {
  const urls = await migrate(ownerUrl);
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 4, idleTimeoutMillis: 1_000 });
  pool.on('error', () => undefined);
  afterTests(() => pool.end());
  return {
    ...urls,
    ownerUrl,
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      return (await pool.query<Row>(text, values)).rows;
    },
  };
}

/** A database without anything in it, and its address for its owner. */
export function openEmptyDatabase(): Promise<string> {
  return createDatabase('template template0');
}

async function createDatabase(from: string): Promise<string> {
  const server = await templateUrl();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} ${from}`);
  afterTests(() => onServer(server, `drop database ${name} with (force)`));
  return withDatabase(server, name);
}

/** A folder of one test file that other accounts may enter, removed after its tests. */
export async function makeTestFolder(): Promise<string> {
  const folder = await makeQuickFolder('cuadra-api-test-');
  await chmod(folder, 0o755);
  afterTests(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  return folder;
}

let ownServer: Promise<string> | undefined;

/** The database that others are copied from; its server is the one of this run. */
async function templateUrl(): Promise<string> {
  return process.env[TEST_DATABASE_URL] ?? (await startOwnServer());
}

function startOwnServer(): Promise<string> {
  ownServer ??= (async () => {
    const dataDir = await makeTestFolder();
    const cluster = await startCluster({ dataDir });
    afterTests(() => cluster.stop());
    await migrate(cluster.url);
    return cluster.url;
  })();
  return ownServer;
}

/** Runs one statement beside the databases of the tests. */
async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

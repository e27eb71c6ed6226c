import { readdir, readFile } from 'node:fs/promises';
import { Kysely, type Migration, type MigrationProvider, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import { explainMigration, requireServer } from './fitness.ts';
import type { ProofKey } from './proof.ts';
import { ensureRoles, type RoleUrls } from './roles.ts';

/** Migrations are plain SQL beside the package, run in the order of their names, each in a transaction. */
const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** How the server reaches a database. */
export interface DatabaseAccess extends RoleUrls {
  /** What the server proves with that it is the one who asks; of this database, and read by the owner alone. */
  proofKey: ProofKey;
}

/**
 * Brings the database to the newest schema and sees to its roles. Copies of the API that start at once wait for
 * each other (Kysely locks), and all derive the same passwords from the owner's, so none locks another out.
 *
 * @param ownerUrl a connection that may create roles and owns the schema
 * @throws StartError where that server, role or schema cannot be used; else the first migration's error. What came
 *   before it stays applied
 */
export function migrate(ownerUrl: string): Promise<DatabaseAccess> {
  return bring(ownerUrl, (migrator) => migrator.migrateToLatest(), withProofKey);
}

async function withProofKey(db: Kysely<unknown>, urls: RoleUrls): Promise<DatabaseAccess> {
  const { rows } = await sql<{ value: Buffer }>`select value from server_key`.execute(db);
  const [key] = rows;
  if (!key) throw new Error('the database has lost its server_key');
  return { ...urls, proofKey: key.value };
}

/**
 * Brings an older database to the schema of a migration, and no further.
 *
 * @throws StartError also where this Cuadra does not have that migration
 */
export async function migrateTo(ownerUrl: string, migration: string): Promise<void> {
  if (!(await migrationFiles()).includes(`${migration}.sql`)) {
    throw new StartError(
      `Eso es de una versión más nueva de Cuadra (${migration}): actualiza Cuadra y vuelve a probar.`,
    );
  }
  await bring(
    ownerUrl,
    (migrator) => migrator.migrateTo(migration),
    async () => undefined,
  );
}

/** Tables belong into `public`, also where a clock that tests move is searched before it. */
const PLACE = `select set_config('search_path', 'public', false) from pg_namespace where nspname = 'test_clock'`;

/** @param finish what else is to be done in the database once it is there */
async function bring<T>(
  ownerUrl: string,
  run: (migrator: Migrator) => ReturnType<Migrator['migrateToLatest']>,
  finish: (db: Kysely<unknown>, urls: RoleUrls) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  // A connection that breaks fails its query; unheard, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.query(PLACE).catch(() => undefined);
  });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await requireServer(db);
    const urls = await ensureRoles(db, ownerUrl);
    const migrator = new Migrator({ db, provider: new SqlFiles(), allowUnorderedMigrations: false });
    const { error } = await run(migrator);
    if (error) throw explainMigration(error, ownerUrl);
    return await finish(db, urls);
  } finally {
    await db.destroy();
  }
}

async function migrationFiles(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
}

class SqlFiles implements MigrationProvider {
  async getMigrations(): Promise<Record<string, Migration>> {
    // Read when it runs: most starts run none.
    const run = async (name: string, db: Kysely<unknown>) =>
      void (await sql.raw(await readFile(new URL(name, MIGRATIONS), 'utf8')).execute(db));
    const entries = (await migrationFiles()).map((name): [string, Migration] => [
      name.replace(/\.sql$/, ''),
      { up: (db) => run(name, db) },
    ]);
    return Object.fromEntries(entries);
  }
}

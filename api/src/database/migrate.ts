import { readdir, readFile } from 'node:fs/promises';
import { Kysely, type Migration, type MigrationProvider, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import { explainMigration, requireServer } from './fitness.ts';
import { ensureRoles, type RoleUrls } from './roles.ts';

/** Migrations are plain SQL beside the package, run in the order of their names, each in a transaction. */
const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/**
 * Brings the database to the newest schema and sees to its roles. Copies of the API that start at once wait for
 * each other (Kysely locks), and all derive the same passwords from the owner's, so none locks another out.
 *
 * @param ownerUrl a connection that may create roles and owns the schema
 * @throws StartError where that server, role or schema cannot be used; else the first migration's error. What came
 *   before it stays applied
 */
export function migrate(ownerUrl: string): Promise<RoleUrls> {
  return bring(ownerUrl, (migrator) => migrator.migrateToLatest());
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
  await bring(ownerUrl, (migrator) => migrator.migrateTo(migration));
}

/** Tables belong into `public`, also where a clock that tests move is searched before it. */
const PLACE = `select set_config('search_path', 'public', false) from pg_namespace where nspname = 'test_clock'`;

async function bring(
  ownerUrl: string,
  run: (migrator: Migrator) => ReturnType<Migrator['migrateToLatest']>,
): Promise<RoleUrls> {
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
    return urls;
  } finally {
    await db.destroy();
  }
}

async function migrationFiles(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
}

class SqlFiles implements MigrationProvider {
  async getMigrations(): Promise<Record<string, Migration>> {
    const entries = (await migrationFiles()).map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(new URL(name, MIGRATIONS), 'utf8');
      return [name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    });
    return Object.fromEntries(await Promise.all(entries));
  }
}

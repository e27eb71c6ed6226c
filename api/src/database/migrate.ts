import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Kysely, type Migration, type MigrationProvider, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { databaseError } from './connect.ts';

/** Migrations are plain SQL beside the package, run in the order of their names, each in a transaction. */
const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** The application's own role: owns nothing, cannot bypass row level security. */
export const APP_ROLE = 'cuadra_app';
/** The back office's role: reads across companies, by policy and not by BYPASSRLS. */
export const BACKOFFICE_ROLE = 'cuadra_backoffice';

export interface RoleUrls {
  appUrl: string;
  backofficeUrl: string;
}

/**
 * Brings the database to the newest schema and sees to the two roles. Copies of the API that start at once wait for
 * each other (Kysely locks), and all derive the same passwords from the owner's, so none locks another out.
 *
 * @param ownerUrl a connection that may create roles and owns the schema
 * @throws the first migration's error; what came before it stays applied
 */
export async function migrate(ownerUrl: string): Promise<RoleUrls> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  // A connection that breaks fails its query; unheard, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const urls = { appUrl: roleUrl(ownerUrl, APP_ROLE), backofficeUrl: roleUrl(ownerUrl, BACKOFFICE_ROLE) };
    await ensureRole(db, APP_ROLE, urls.appUrl);
    await ensureRole(db, BACKOFFICE_ROLE, urls.backofficeUrl);
    const migrator = new Migrator({ db, provider: new SqlFiles(), allowUnorderedMigrations: false });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    return urls;
  } finally {
    await db.destroy();
  }
}

class SqlFiles implements MigrationProvider {
  async getMigrations(): Promise<Record<string, Migration>> {
    const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
    const entries = files.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(new URL(name, MIGRATIONS), 'utf8');
      return [name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    });
    return Object.fromEntries(await Promise.all(entries));
  }
}

/** Same server and database, another role; its password follows from the owner's and is written nowhere. */
function roleUrl(ownerUrl: string, role: string): string {
  const url = new URL(ownerUrl);
  url.password = createHmac('sha256', url.password || ownerUrl)
    .update(`cuadra:${role}`)
    .digest('base64url');
  url.username = role;
  return url.href;
}

/** What PostgreSQL says to the later of two that make or change one role at once (`tuple concurrently updated` is XX000). */
const LOST_RACE = ['23505', '42710', 'XX000'];
const TRIES = 20;

/**
 * Roles belong to the server, so no lock of one database keeps apart those who see to the same role from another; the
 * loser runs again.
 */
async function ensureRole(db: Kysely<unknown>, role: string, url: string): Promise<void> {
  const password = new URL(url).password;
  const statement = sql.raw(
    `do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then
        create role ${role} nosuperuser nocreatedb nocreaterole noinherit;
      end if;
      alter role ${role} login password '${password}';
    end $$`,
  );
  for (let attempt = 1; ; attempt++) {
    try {
      await statement.execute(db);
      return;
    } catch (error) {
      if (attempt >= TRIES || !LOST_RACE.includes(databaseError(error)?.code ?? '')) throw error;
    }
  }
}

import { type Kysely, sql } from 'kysely';
import { StartError } from '../errors/start-error.ts';
import { databaseError } from './connect.ts';

/** The oldest PostgreSQL that has what the migrations use (`uuidv7()`). */
const OLDEST = 18;

/** @throws StartError where the server is too old */
export async function requireServer(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ number: number; version: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version
  `.execute(db);
  for (const { number, version } of rows) explainVersion(number, version);
}

/**
 * @param number as `server_version_num` says it: 180004
 * @throws StartError where that is too old
 */
export function explainVersion(number: number, version: string): void {
  if (Math.floor(number / 10_000) >= OLDEST) return;
  throw new StartError(
    `La base de datos de DATABASE_URL es PostgreSQL ${version}, y Cuadra necesita el ${OLDEST} o uno más nuevo: actualiza ese servidor, o quita DATABASE_URL y Cuadra usa el suyo.`,
  );
}

/** What Kysely says of a migration that ran and that it does not know. */
const UNKNOWN_MIGRATION = /previously executed migration (\S+) is missing/;

/** Why the schema could not be brought up to date, put so that it says what to do; any other error as it is. */
export function explainMigration(error: unknown, ownerUrl: string): unknown {
  const unknown = UNKNOWN_MIGRATION.exec(error instanceof Error ? error.message : '')?.[1];
  if (unknown !== undefined) {
    return new StartError(
      `La base de datos es de una versión más nueva de Cuadra (${unknown}), y no hay vuelta atrás: arranca esa versión, o restaura con «npm run restore» una copia de antes en una base vacía.`,
    );
  }
  const code = databaseError(error)?.code;
  const message = error instanceof Error ? error.message : String(error);
  const owner = decodeURIComponent(new URL(ownerUrl).username);
  // Also a schema without a place for tables, where nothing may be created in it.
  if (code === '42501' || code === '3F000') {
    return new StartError(
      `El usuario «${owner}» de DATABASE_URL no es el dueño de la base de datos, y no puede ponerla al día: usa el usuario que la creó, o dásela con «alter database … owner to "${owner}"» (PostgreSQL dice: ${message}).`,
    );
  }
  if (code === '42P07') {
    return new StartError(
      `La base de datos de DATABASE_URL tiene tablas que no son de Cuadra: usa una vacía (PostgreSQL dice: ${message}).`,
    );
  }
  return error;
}

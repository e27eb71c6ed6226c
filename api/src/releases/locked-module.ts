import { type RegistryRemote, RegistryRemote as Remote } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Who gets which version of a module. */
export type Channels = Pick<RegistryRemote, 'active' | 'previous' | 'canary' | 'pins'>;

const channelsSchema = Remote.pick({ active: true, previous: true, canary: true, pins: true });

export interface LogEntry {
  who: string;
  what:
    | 'published'
    | 'activated'
    | 'rolled-back'
    | 'canary'
    | 'pinned'
    | 'unpinned'
    | 'held'
    | 'not-held'
    | 'removed'
    | 'token-made'
    | 'token-revoked'
    | 'taken-out'
    | 'failing'
    | 'address'
    | 'key-rotated'
    | 'preview-given'
    | 'preview-ended';
  /** Null where it is about all modules. */
  name: string | null;
  version: string | null;
  details?: object;
}

/** Within the transaction that runs, or in one of its own. */
export function inTransaction<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Of an advisory lock, which no other work takes. */
const LOCK = 15_000_113;

/**
 * Has whoever else publishes, activates or prunes wait until the transaction is over: one lock for all modules, since what
 * is pruned of one may be what another one's build has too.
 */
export async function lockModule(trx: Database, name: string): Promise<Channels> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
  await sql`insert into release_channels (name) values (${name}) on conflict do nothing`.execute(trx);
  const { rows } = await sql`
    select active, previous, canary, pins from release_channels where name = ${name}`.execute(trx);
  return channelsSchema.parse(rows[0]);
}

/** @param takenOut the version that is left because it was bad: companies that hold leave it, too */
export async function writeChannels(
  trx: Database,
  name: string,
  { active, previous, canary, pins }: Channels,
  takenOut: string | null = null,
): Promise<void> {
  await sql`update release_channels set active = ${active}, previous = ${previous},
    canary = ${canary && JSON.stringify(canary)}::jsonb, pins = ${JSON.stringify(pins)}::jsonb,
    taken_out = ${takenOut} where name = ${name}`.execute(trx);
}

/**
 * Nobody who answers requests can change or remove what stands in the log.
 *
 * @returns the line's id
 */
export async function writeLog(trx: Database, entry: LogEntry): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into release_log (who, what, name, version, details)
    values (${entry.who}, ${entry.what}, ${entry.name}, ${entry.version},
      ${JSON.stringify(entry.details ?? {})}::jsonb) returning id`.execute(trx);
  return rows[0]?.id ?? '';
}

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, poolUse } from '../database/connect.ts';

/** Milliseconds that a reading waits for the database; after it the last answer counts. */
const PATIENCE = 1_000;

/**
 * When each source of the rate last answered. Asked at each reading, unless the connections are all in use: what is looked
 * at when things go wrong must not stand in the queue, nor make it longer.
 */
export function rateConfirmations(db: Database): () => Promise<ReadonlyMap<string, Date>> {
  let last: ReadonlyMap<string, Date> = new Map();
  let asking: Promise<void> | undefined;
  const ask = async () => {
    try {
      const { rows } = await sql<{ source: string; at: Date }>`
        select source, max(confirmed_at) as at from provider_rates group by source`.execute(db);
      last = new Map(rows.map(({ source, at }) => [source, at]));
    } catch {
      // The database is away, which other figures tell.
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    const { total, idle, most, waiting } = poolUse(db);
    if (waiting === 0 && (idle > 0 || total < most)) asking ??= ask();
    if (asking) await Promise.race([asking, sleep(PATIENCE, undefined, { ref: false })]);
    return last;
  };
}

import pg from 'pg';
import type { Config } from '../../config/config.ts';
import { StartError } from '../../errors/start-error.ts';

/** Connections that one process holds at most (docs/operations.md#several-copies), with those that only some tasks take. */
export const CONNECTIONS = 40;

/** Of them, those that go past a pooler: imports, and what listens. */
const PAST_POOLER = 8;

/**
 * Finds out whether a database takes the connections of so many processes, before the first of them is refused one.
 *
 * @throws StartError when it does not
 */
export async function checkConnections(
  ownerUrl: string,
  { workers, databasePooler }: Pick<Config, 'workers' | 'databasePooler'>,
): Promise<void> {
  const needed = workers * (databasePooler === undefined ? CONNECTIONS : PAST_POOLER);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ most: number }>(
      "select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most",
    );
    const most = rows[0]?.most ?? 0;
    if (most >= needed) return;
    throw new StartError(
      `PostgreSQL acepta ${most} conexiones, y WORKERS=${workers} necesita ${needed}: sube su max_connections o pide menos procesos.`,
    );
  } finally {
    await client.end();
  }
}

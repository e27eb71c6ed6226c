import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import { setClockAhead } from './clock.ts';

/** Plain SQL beside the package, as the migrations are. */
const INSTALL = new URL('../../test-clock.sql', import.meta.url);

/**
 * Gives a database a clock that a test moves (decision 28): from then on `now()` is ours for who connects to it. It stays
 * there for good, so that such a database is never one to sell with.
 *
 * @param ownerUrl a migrated database that nobody is connected to yet
 * @param start what time it is now
 */
export async function startTestClock(ownerUrl: string, start: Date): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await client.query(await readFile(INSTALL, 'utf8'));
  });
  await moveTestClock(ownerUrl, start);
}

/** Makes it another time, for the database and for this process. */
export async function moveTestClock(ownerUrl: string, to: Date): Promise<void> {
  const ahead = to.getTime() - Date.now();
  await asOwner(ownerUrl, async (client) => {
    await client.query("update test_clock.clock set ahead = $1 * interval '1 millisecond'", [ahead]);
  });
  setClockAhead(ahead);
}

/** @throws StartError for a database whose clock a test may have moved */
export async function requireRealClock(ownerUrl: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    const { rowCount } = await client.query("select from pg_namespace where nspname = 'test_clock'");
    if (rowCount === 0) return;
    throw new StartError(
      'Esta base de datos tiene el reloj de pruebas: en ella no se vende. Usa otra base de datos u otra carpeta en DATA_DIR; para seguir probando, arranca con CUADRA_TEST_CLOCK y NODE_ENV=test.',
    );
  });
}

async function asOwner(ownerUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

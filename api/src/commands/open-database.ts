import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { findHome } from '../database/cluster/home.ts';
import { databaseUrl } from '../database/cluster/ownership.ts';
import { findPostmaster, waitUntilReady } from '../database/cluster/postmaster.ts';
import { startCluster } from '../database/cluster/start-cluster.ts';
import { CommandError } from '../errors/command-error.ts';
import { reachDatabase } from '../process/reach-database.ts';

/** The database for its owner, whom row level security does not bind. */
export interface OpenedDatabase {
  client: pg.Client;
  /** Its address. */
  url: string;
  close(): Promise<void>;
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;
export type OpenDatabase = (place: Place) => Promise<OpenedDatabase>;

/**
 * Opens the database that Cuadra uses: the one of DATABASE_URL, or the embedded one of DATA_DIR, beside a Cuadra that runs
 * or started for as long as it takes. Nothing is made: where there is no database, that is said.
 *
 * @throws CommandError, StartError or ClusterError, all in Spanish
 */
export async function openDatabase(place: Place): Promise<OpenedDatabase> {
  if (
    place.databaseUrl === undefined &&
    !['postgres', 'postgres.json'].some((name) => existsSync(path.join(place.dataDir, name)))
  ) {
    throw new CommandError(
      `No hay ninguna base de datos en ${place.dataDir}: define DATA_DIR o DATABASE_URL como al arrancar Cuadra.`,
    );
  }
  return openOrMakeDatabase(place);
}

/**
 * Opens the database that Cuadra uses, and makes the embedded one where there is none.
 *
 * @throws StartError or ClusterError, both in Spanish
 */
export async function openOrMakeDatabase(place: Place): Promise<OpenedDatabase> {
  if (place.databaseUrl !== undefined) {
    await reachDatabase('DATABASE_URL', place.databaseUrl);
    return connectTo(place.databaseUrl, async () => undefined);
  }
  const running = await findRunning(place.dataDir);
  if (running !== undefined) return connectTo(running, async () => undefined);
  const cluster = await startCluster({ dataDir: place.dataDir });
  return connectTo(cluster.url, () => cluster.stop());
}

/** The address of the embedded database that runs already; whose it is does not matter, we only look in. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const home = await findHome(dataDir);
  const postmaster = await findPostmaster(home);
  const port = postmaster && (await waitUntilReady(home, postmaster));
  if (port === undefined) return undefined;
  return databaseUrl(port, (await readFile(home.passwordFile, 'utf8')).trim());
}

async function connectTo(url: string, stop: () => Promise<void>): Promise<OpenedDatabase> {
  const client = new pg.Client({ connectionString: url, application_name: 'cuadra (command)' });
  // A connection that breaks fails its query; unheard, the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    client,
    url,
    async close() {
      await client.end().catch(() => undefined);
      await stop();
    },
  };
}

import { once } from 'node:events';
import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { archiveSettings, chainOf, turnArchive } from './archive-switch.ts';
import { bringUp, HeldByAnother, type OwnedServer } from './bring-up.ts';
import { createCluster } from './create-cluster.ts';
import { explainFolder } from './explain-folder.ts';
import { SHELTERS } from './folder-access.ts';
import { findHome, type Home } from './home.ts';
import type { Programs } from './native-programs.ts';
import { confirmHome } from './pointer.ts';
import { findPostmaster, type Postmaster, signalPostmaster, stopPostmaster } from './postmaster.ts';
import { findPrograms } from './programs.ts';
import { boundLog } from './server-log.ts';

/** A running PostgreSQL that belongs to this process. */
export type Cluster = {
  /** The address of Cuadra's database for its owner, who may do anything. It stays the same until `stop`. */
  url: string;
  /** PostgreSQL's own data folder. */
  directory: string;
  /** Whether the server was running already, left by a Cuadra that was killed. */
  adopted: boolean;
  /** Stops the server and waits for its end; calling it again gives the same promise. */
  stop(): Promise<void>;
};

export type ClusterOptions = {
  /** The data folder; made when missing. */
  dataDir: string;
  /** Where root may place what the server's account cannot reach under `dataDir`; see `findHome`. */
  shelters?: string[];
  /** PostgreSQL's, in the place of ours: for servers of tests. */
  settings?: Readonly<Record<string, string>>;
  /** Whether what it writes is archived from now on (`archive-switch.ts`); as it was without. */
  isArchived?: boolean;
  /** Told when the server was lost for good, because another Cuadra took it over after a crash. */
  onLost?: (error: Error) => void;
};

/**
 * Starts the PostgreSQL of a data folder, made on first use, or adopts the one that a killed Cuadra left
 * running. A server that dies meanwhile is brought up again on the same port.
 *
 * @throws ClusterError, in Spanish, when that cannot be: another Cuadra uses the folder, no place or no program
 *   that the server's account can reach, or PostgreSQL fails (its last lines are in the message)
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const shelters = options.shelters ?? SHELTERS;
  const { home, programs } = await prepare(options.dataDir, shelters).catch((error) => {
    throw explainFolder(error, options.dataDir);
  });
  // Whose server runs already is not known yet: it may be another Cuadra's.
  if (options.isArchived !== undefined && (await findPostmaster(home)) === undefined) {
    await turnArchive(home, options.isArchived);
  }
  let settings = { ...archiveSettings(home), ...options.settings };

  let mine: Postmaster | undefined;
  const onLaunch = (postmaster: Postmaster) => {
    mine = postmaster;
  };
  // The last resort of a process that ends without having stopped: it cannot wait any more, but it can ask.
  const onExit = () => mine !== undefined && signalPostmaster(mine, 'SIGINT');
  process.on('exit', onExit);

  const stopping = new AbortController();
  let recovery = Promise.resolve();
  const own = async (port?: number): Promise<OwnedServer> => {
    try {
      const server = await bringUp(home, programs, { port, onLaunch, settings });
      mine = server.postmaster;
      server.client.once('end', () => {
        if (!stopping.signal.aborted) recovery = recover(server.port);
      });
      return server;
    } catch (error) {
      if (error instanceof HeldByAnother) mine = undefined;
      throw error;
    }
  };
  const recover = async (port: number) => {
    for (let pause = 250; !stopping.signal.aborted; pause = Math.min(pause * 2, 10_000)) {
      try {
        await own(port);
        return;
      } catch (error) {
        if (error instanceof HeldByAnother) return options.onLost?.(error);
        console.error(`La base de datos se cayó y no vuelve a arrancar: ${(error as Error).message}`);
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  const server = await own().catch((error) => {
    process.off('exit', onExit);
    throw error;
  });
  if (options.isArchived !== undefined && options.isArchived !== existsSync(chainOf(home.cluster))) {
    // One that was adopted: it has to start again to archive, or to cease.
    await turnArchive(home, options.isArchived);
    settings = { ...archiveSettings(home), ...options.settings };
    const ended = once(server.client, 'end');
    await stopPostmaster(home, programs, server.postmaster);
    await ended;
    await recovery;
  }
  const endLog = boundLog(home);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopping.abort();
    await recovery;
    // The connection that holds the ownership is kept to the end: nobody may adopt a server that is stopping.
    if (mine !== undefined) await stopPostmaster(home, programs, mine);
    endLog();
    process.off('exit', onExit);
  };
  return {
    url: server.url,
    directory: home.cluster,
    adopted: server.adopted,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Sees to it that a database and the programs for it are there. */
async function prepare(dataDir: string, shelters: string[]): Promise<{ home: Home; programs: Programs }> {
  const home = await findHome(dataDir, shelters);
  // Or the first to be refused would be the programs, which may be copied here.
  if (!existsSync(home.cluster)) await access(home.dataDir, constants.W_OK | constants.X_OK);
  const programs = await findPrograms(home.account, home.account ? shelters : [home.dataDir]);
  if (!existsSync(home.cluster)) await createCluster(home, programs);
  await confirmHome(home.dataDir, home.directory);
  return { home, programs };
}

import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ClusterError } from './cluster-error.ts';
import { findFreePort } from './free-port.ts';
import type { Home } from './home.ts';
import type { Programs } from './native-programs.ts';
import { claimServer, databaseUrl } from './ownership.ts';
import {
  findPostmaster,
  launchPostmaster,
  type Postmaster,
  stopPostmaster,
  waitUntilReady,
} from './postmaster.ts';

/** A server that runs and is ours. */
export type OwnedServer = {
  postmaster: Postmaster;
  port: number;
  /** The address of Cuadra's database for its owner. */
  url: string;
  /** Holds the ownership; when this connection ends, so does that. */
  client: pg.Client;
  /** Whether it was running already, left by a Cuadra that died. */
  adopted: boolean;
};

/** Another Cuadra owns the server of this home. */
export class HeldByAnother extends ClusterError {
  override name = 'HeldByAnother';
}

/** Milliseconds in which a start that fails for a passing reason is tried again. */
const PATIENCE = 15_000;
const PAUSE = 200;

/** Reasons in a server's log that pass: the port was just taken, or another server is starting or dying. */
const PASSING = /Address already in use|lock file "postmaster\.pid"|pre-existing shared memory block/;

/**
 * Gets the server of a home running and ours: adopts the one that runs, waits for one that starts or stops, and
 * launches one when there is none.
 *
 * @param options.port where it must listen; a free one without
 * @param options.onLaunch told of each server that is launched, before it is known whether it starts
 * @throws HeldByAnother when another Cuadra owns it
 * @throws ClusterError with the end of PostgreSQL's log when it does not start
 */
export async function bringUp(
  home: Home,
  programs: Programs,
  options: {
    port?: number;
    settings?: Readonly<Record<string, string>> | undefined;
    onLaunch?: (postmaster: Postmaster) => void;
  } = {},
): Promise<OwnedServer> {
  const password = (await readFile(home.passwordFile, 'utf8')).trim();
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const found = await findPostmaster(home);
    const postmaster =
      found ??
      (await launchPostmaster(home, programs, options.port ?? (await findFreePort()), options.settings));
    if (found === undefined) options.onLaunch?.(postmaster);
    try {
      const port = await waitUntilReady(home, postmaster);
      const claim = port === undefined ? undefined : await claimServer(port, password);
      if (port !== undefined && claim?.outcome === 'owned') {
        const url = databaseUrl(port, password);
        return { postmaster, port, url, client: claim.client, adopted: found !== undefined };
      }
      if (claim?.outcome === 'held') throw heldByAnother(home, claim.by);
      const isPassing = found !== undefined || postmaster.isAlive() || PASSING.test(postmaster.log());
      if (!isPassing || Date.now() > deadline) throw didNotStart(postmaster);
    } catch (error) {
      const isOurs = found === undefined && !(error instanceof HeldByAnother);
      if (isOurs) await stopPostmaster(home, programs, postmaster);
      throw error;
    }
    await sleep(PAUSE);
  }
}

function heldByAnother(home: Home, pid: string | undefined): HeldByAnother {
  const who = pid === undefined ? '' : ` (proceso ${pid})`;
  return new HeldByAnother(
    `Otra copia de Cuadra${who} ya usa esta carpeta de datos: ${home.dataDir}. Ciérrala o elige otra carpeta con DATA_DIR.`,
  );
}

function didNotStart(postmaster: Postmaster): ClusterError {
  const lines = postmaster.log().trim().split('\n').slice(-10);
  return new ClusterError(
    `PostgreSQL no arrancó. Lo último que escribió en su registro:\n${lines.join('\n')}`,
  );
}

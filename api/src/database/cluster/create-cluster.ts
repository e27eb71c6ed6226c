import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ClusterError } from './cluster-error.ts';
import type { Home } from './home.ts';
import type { Programs } from './native-programs.ts';
import { isProcessThere } from './process-there.ts';
import { run } from './run.ts';
import { sync } from './sync.ts';

/** The role that owns the embedded database. */
export const OWNER = 'cuadra';

/**
 * Makes the database of a home. It is made under a temporary name beside it and renamed when whole, password
 * included, so that a kill in the middle leaves nothing half made.
 *
 * @throws ClusterError with what initdb wrote when it fails
 */
export async function createCluster(home: Home, programs: Programs): Promise<void> {
  await placeCluster(home, (temporary) => fill(temporary, home, programs));
}

/**
 * Puts a database into its place as a whole or not at all.
 *
 * @param fill makes it in a folder that is not there yet, as it will be in `home.directory`
 */
export async function placeCluster(home: Home, fill: (temporary: string) => Promise<void>): Promise<void> {
  await removeLeftovers(home);
  const temporary = `${home.directory}.${process.pid}.tmp`;
  try {
    await fill(temporary);
    await rename(temporary, home.directory);
    await sync(path.dirname(home.directory));
  } catch (error) {
    await rm(temporary, { recursive: true, force: true, maxRetries: 3 });
    // Another start was quicker: its database is the one.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

async function fill(temporary: string, home: Home, programs: Programs): Promise<void> {
  const cluster = path.join(temporary, path.basename(home.cluster));
  const passwordForInitdb = path.join(temporary, 'initdb-password');
  const password = randomBytes(32).toString('base64url');
  await mkdir(cluster, { recursive: true });
  await chmod(temporary, home.account === undefined ? 0o700 : 0o711);
  await chmod(cluster, 0o700);
  await writeFile(path.join(temporary, path.basename(home.passwordFile)), password, { mode: 0o600 });
  await writeFile(passwordForInitdb, password, { mode: 0o600 });
  if (home.account !== undefined) {
    for (const one of [cluster, passwordForInitdb]) await chown(one, home.account.uid, home.account.gid);
  }
  const { code, output } = await run(
    programs.initdb,
    [
      `--pgdata=${cluster}`,
      `--username=${OWNER}`,
      `--pwfile=${passwordForInitdb}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Names sort as in Spanish (ñ after n, accents and case aside) unless a query asks for another order.
      '--locale-provider=icu',
      '--icu-locale=es',
      '--locale=C',
      '--text-search-config=spanish',
    ],
    home.account,
  );
  if (code !== 0) throw new ClusterError(explain(output));
  await rm(passwordForInitdb);
}

function explain(output: string): string {
  const reason = /could not look up effective user ID (\d+)/.exec(output);
  if (reason !== null) {
    return `PostgreSQL no puede crear la base de datos: el usuario ${reason[1]} no está en /etc/passwd. Usa un usuario que exista o define DATABASE_URL.`;
  }
  return `PostgreSQL no pudo crear la base de datos.\n${output.trim()}`;
}

/** Removes what starts that were killed left beside the home. A name carries the process that made it. */
async function removeLeftovers(home: Home): Promise<void> {
  const parent = path.dirname(home.directory);
  const prefix = `${path.basename(home.directory)}.`;
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(prefix) && /^(\d+)\.tmp$/.exec(name.slice(prefix.length))?.[1];
    if (!pid || (Number(pid) !== process.pid && isProcessThere(Number(pid)))) continue;
    // An initdb that outlived its parent may still write there for a moment.
    await rm(path.join(parent, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

import { execFile } from 'node:child_process';
import { chown, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '../database/cluster/free-port.ts';
import { findHome } from '../database/cluster/home.ts';
import { launchPostmaster, stopPostmaster } from '../database/cluster/postmaster.ts';
import { findPrograms } from '../database/cluster/programs.ts';

/** A streaming replica of a server of tests. */
export interface Replica {
  /** `host:port` */
  address: string;
  /** Runs one statement on it, as the owner. */
  query(text: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** Milliseconds in which it has to take connections. */
const PATIENCE = 30_000;

/**
 * Copies a running server as `pg_basebackup` does and starts the copy as a hot standby of it.
 *
 * @param dataDir as `startCluster` took it
 * @param ownerUrl of the server
 */
export async function startReplica(dataDir: string, ownerUrl: string): Promise<Replica> {
  const home = await findHome(dataDir);
  const programs = await findPrograms(home.account, [dataDir]);
  const cluster = join(home.directory, 'replica');
  const primary = new pg.Client({ connectionString: ownerUrl });
  await primary.connect();
  await primary.query("select pg_backup_start('replica', true)");
  // As root, who made it for another account, or as that account itself.
  await promisify(execFile)('cp', ['-a', home.cluster, cluster]);
  const { rows } = await primary.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await primary.end();
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  for (const [name, text] of [
    ['backup_label', rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(join(cluster, name), text, { mode: 0o600 });
    if (home.account) await chown(join(cluster, name), home.account.uid, home.account.gid);
  }
  const { hostname, port, username, password } = new URL(ownerUrl);
  const ownPort = await findFreePort();
  const replicaHome = { ...home, cluster, logFile: join(home.directory, 'replica.log') };
  const postmaster = await launchPostmaster(replicaHome, programs, ownPort, {
    primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
  });
  const place = new URL(ownerUrl);
  place.port = String(ownPort);
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: place.href });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(text)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  for (const end = Date.now() + PATIENCE; ; await pause(50)) {
    const answered = await query('select 1').catch((error: Error) => error);
    if (!(answered instanceof Error)) break;
    if (Date.now() > end || !postmaster.isAlive())
      throw new Error(`${answered.message}\n${postmaster.log()}`);
  }
  return {
    address: `${hostname}:${ownPort}`,
    query,
    stop: () => stopPostmaster(replicaHome, programs, postmaster),
  };
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findHome } from '../api/src/database/cluster/home.ts';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor that a process has taken so far, with all its threads and the children that it has waited for. */
export async function processorOf(pid: number): Promise<number> {
  const { ticks } = await readStat(pid);
  return ticks * TICK_MS;
}

/** Likewise, of an embedded PostgreSQL: its postmaster and each of its connections. @param dataDir of `startCluster` */
export async function processorOfPostgres(dataDir: string): Promise<number> {
  const { cluster } = await findHome(dataDir);
  const postmaster = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const stats = await Promise.all(pids.map((pid) => readStat(pid).catch(() => undefined)));
  const own = stats.filter((stat, index) => stat?.parent === postmaster || pids[index] === postmaster);
  return own.reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0) * TICK_MS;
}

async function readStat(pid: number): Promise<{ parent: number; ticks: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may hold anything: state, parent, … user, system, children's user and system.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), ticks };
}

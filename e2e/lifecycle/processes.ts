import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * All processes that run for a data folder, as `pid command`: those that have it in their environment (npm, its shell,
 * Node) or among the arguments (PostgreSQL). Those that have died and were not buried yet are none.
 */
export function processesOf(dataDir: string): string[] {
  return running(dataDir).map(({ pid, command }) => `${pid} ${command}`);
}

/**
 * Those of them that are a PostgreSQL server itself, and not one of the processes that it makes. Such a process bears the
 * server's own command until it has given itself a name.
 */
export function serversOf(dataDir: string): string[] {
  const servers = running(dataDir).filter(({ pid, command }) => SERVER.test(`${pid} ${command}`));
  const pids = new Set(servers.map(({ pid }) => pid));
  return servers.filter(({ parent }) => !pids.has(parent)).map(({ pid, command }) => `${pid} ${command}`);
}

/** The program may lie anywhere, so its path may be of any length. */
const SERVER = /^\d+ \S*postgres -D /;

function running(dataDir: string) {
  return (process.platform === 'linux' ? fromProc() : fromPs()).filter(
    ({ pid, command, environment }) =>
      pid !== process.pid && (command.includes(dataDir) || environment.includes(dataDir)),
  );
}

/** Waits until none of them is left, and gives those that still are after some milliseconds. */
export async function leftOf(dataDir: string, patience: number): Promise<string[]> {
  const deadline = Date.now() + patience;
  while (processesOf(dataDir).length > 0 && Date.now() < deadline) await sleep(50);
  return processesOf(dataDir);
}

interface Running {
  pid: number;
  /** Who made it. */
  parent: number;
  /** Program and arguments. */
  command: string;
  environment: string;
}

function fromProc(): Running[] {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return ''; // gone, or not ours to read
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({
      pid: Number(pid),
      parent: Number(/^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1]),
      command: read(pid, 'cmdline'),
      environment: read(pid, 'environ'),
    }));
}

/** `ps` gives the environment after the arguments, as if it were more of them. */
function fromPs(): Running[] {
  return execFileSync('ps', ['axeww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => {
      const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return { pid: Number(pid), parent: Number(parent), command, environment: '' };
    });
}

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * All processes that run for a data folder, as `pid command`: whoever has it in the environment (npm, its shell,
 * Node) or among the arguments (PostgreSQL). Those that have died and were not buried yet are none.
 */
export function processesOf(dataDir: string): string[] {
  return (process.platform === 'linux' ? fromProc() : fromPs())
    .filter(({ pid, text }) => pid !== process.pid && text.includes(dataDir))
    .map(({ pid, text }) => `${pid} ${text.slice(0, 80)}`);
}

/** Waits until none of them is left, and gives those that still are after some milliseconds. */
export async function leftOf(dataDir: string, patience: number): Promise<string[]> {
  const deadline = Date.now() + patience;
  while (processesOf(dataDir).length > 0 && Date.now() < deadline) await sleep(50);
  return processesOf(dataDir);
}

function fromProc(): { pid: number; text: string }[] {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return ''; // gone, or not ours to read
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), text: `${read(pid, 'cmdline')}${read(pid, 'environ')}` }));
}

function fromPs(): { pid: number; text: string }[] {
  return execFileSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => ({ pid: Number.parseInt(line, 10), text: line.trim() }));
}

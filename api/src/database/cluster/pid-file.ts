import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { isProcessThere } from './process-there.ts';

/** What a running server writes into its data folder (src/include/utils/pidfile.h). */
export type PidFile = { pid: number; port: number; status: string };

/** The server's own word on itself in a data folder; undefined when there is none, or it is half written. */
export function readPidFile(cluster: string): PidFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  // Lines: pid, data folder, start time, port, socket folder, address, shared memory, status.
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), status: (lines[7] ?? '').trim() };
}

/**
 * Whether a process is the server of a data folder. A pid alone proves nothing: after a power cut, or in a
 * container, the number in an old file is soon somebody else's.
 */
export function isServerOf(pid: number, cluster: string): boolean {
  if (!isProcessThere(pid)) return false;
  if (process.platform === 'win32') return true;
  const command = commandOf(pid);
  if (!/(^|\/)postgres(\0| |$)/.test(command)) return false;
  // A server works in its data folder, also when that was moved since; who may not look has the arguments.
  return workingFolderOf(pid) === cluster || command.includes(cluster);
}

/** The command line of a process; empty for one that has died and was not yet buried. */
function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

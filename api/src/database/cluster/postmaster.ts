import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterError } from './cluster-error.ts';
import type { Home } from './home.ts';
import type { Programs } from './native-programs.ts';
import { isServerOf, readPidFile } from './pid-file.ts';
import { isProcessThere } from './process-there.ts';
import { identity, run, serverEnvironment } from './run.ts';
import { serverArguments } from './server-arguments.ts';
import { logLength, openLog, readLog } from './server-log.ts';

/** A server process of a home: one that we launched, or one that outlived the process that did. */
export type Postmaster = {
  pid: number;
  /** Whether it is there; a process that died and was not yet buried is not. */
  isAlive: () => boolean;
  /** What it has logged since it was launched; for one that we found, the end of its log. */
  log: () => string;
};

/** Milliseconds between two looks at a server. */
const PAUSE = 20;
/** Milliseconds that a server may take to be ready: after a crash it first replays what was written. */
const READY_LIMIT = 10 * 60_000;
/** Milliseconds before a stop gets rougher: fast, immediate, kill. Whatever was committed outlives all three. */
const STOP_LIMITS = { fast: 20_000, immediate: 5_000, kill: 5_000 };

/** The server that runs on a home now, whoever launched it. */
export async function findPostmaster(home: Home): Promise<Postmaster | undefined> {
  const found = readPidFile(home.cluster);
  if (found === undefined) return undefined;
  if (isServerOf(found.pid, home.cluster)) {
    return { pid: found.pid, isAlive: () => isServerOf(found.pid, home.cluster), log: () => readLog(home) };
  }
  // PostgreSQL forgives a file that names a dead process, but refuses to start when the number has become
  // somebody else's.
  if (isProcessThere(found.pid)) await rm(path.join(home.cluster, 'postmaster.pid'), { force: true });
  return undefined;
}

/**
 * Launches a server on a home, in a process group of its own: Ctrl-C goes to the whole group of the terminal
 * and must not stop the database under requests that are being answered.
 *
 * @param port of 127.0.0.1; when it turns out to be taken, the server ends at once and its log says so
 */
export async function launchPostmaster(
  home: Home,
  programs: Programs,
  port: number,
  settings?: Readonly<Record<string, string>>,
): Promise<Postmaster> {
  const logStart = logLength(home);
  const log = openLog(home);
  try {
    const child = spawn(programs.postgres, serverArguments(home.cluster, port, settings), {
      ...identity(home.account),
      cwd: process.platform === 'win32' ? undefined : '/',
      env: serverEnvironment(),
      stdio: ['ignore', log, log],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    const pid = await spawned(child);
    child.unref();
    return {
      pid,
      isAlive: () => child.exitCode === null && child.signalCode === null,
      log: () => readLog(home, logStart),
    };
  } finally {
    closeSync(log);
  }
}

function spawned(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('spawn', () => resolve(child.pid ?? 0));
    child.once('error', (error) =>
      reject(new ClusterError(`No se pudo ejecutar PostgreSQL: ${error.message}`)),
    );
  });
}

/**
 * Waits until a server takes connections, and gives its port; undefined when it ended instead.
 *
 * @throws ClusterError when it does neither for a very long time
 */
export async function waitUntilReady(home: Home, postmaster: Postmaster): Promise<number | undefined> {
  const deadline = Date.now() + READY_LIMIT;
  while (postmaster.isAlive()) {
    const said = readPidFile(home.cluster);
    if (said?.pid === postmaster.pid && said.status === 'ready') return said.port;
    if (Date.now() > deadline) {
      throw new ClusterError(
        `PostgreSQL (proceso ${postmaster.pid}) no termina de arrancar.\n${postmaster.log()}`,
      );
    }
    await sleep(PAUSE);
  }
  return undefined;
}

/** Stops a server and waits for its end: sessions are cut and all is written; rougher only when that hangs. */
export async function stopPostmaster(
  home: Home,
  programs: Programs,
  postmaster: Postmaster,
  limits = STOP_LIMITS,
): Promise<void> {
  if (process.platform === 'win32') {
    await run(programs.pgCtl, ['stop', '-D', home.cluster, '-m', 'fast', '-w', '-t', '30'], home.account);
    return;
  }
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', limits.fast],
    ['SIGQUIT', limits.immediate],
    ['SIGKILL', limits.kill],
  ];
  for (const [signal, limit] of steps) {
    signalPostmaster(postmaster, signal);
    const deadline = Date.now() + limit;
    while (postmaster.isAlive() && Date.now() < deadline) await sleep(PAUSE);
    if (!postmaster.isAlive()) return;
  }
}

/** Sends a signal to a server that is still there. SIGINT asks for a fast shutdown, SIGQUIT for an immediate one. */
export function signalPostmaster(postmaster: Postmaster, signal: NodeJS.Signals): void {
  if (!postmaster.isAlive()) return;
  try {
    process.kill(postmaster.pid, signal);
  } catch {
    // ended in between
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Place } from './place.ts';

/** The project that is tested. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Milliseconds that a start may take: the first makes, migrates and fills a database. */
const START_LIMIT = 120_000;

export interface Run {
  /** The process that was started: npm, or Node. */
  pid: number;
  /** The address that it says it is ready at. @throws when it ends before, with all that it wrote */
  ready: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  stdout: () => string;
  stderr: () => string;
  /** To this process alone. */
  signal: (signal: NodeJS.Signals) => void;
  /** To all of its group, as a terminal does with Ctrl-C. */
  signalGroup: (signal: NodeJS.Signals) => void;
}

export interface RunOptions {
  /** `npm` is `npm start`; `node` is what runs in production. */
  by?: 'npm' | 'node';
  /** A project other than the one that is tested. */
  root?: string;
  env?: Record<string, string>;
  /** Who runs it; ourselves without. */
  account?: { uid: number; gid: number };
}

/** Runs Cuadra on a free port with the data of a place. It is killed after the test if it still runs. */
export function runCuadra(place: Place, options: RunOptions = {}): Run {
  const { by = 'node', root = ROOT, env = {}, account } = options;
  const [file, args] = by === 'npm' ? ['npm', ['start']] : [process.execPath, ['api/dist/main.js']];
  const child = spawn(file, args, {
    ...account,
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: account ? place.root : process.env.HOME,
      PORT: '0',
      DATA_DIR: place.dataDir,
      // No test reaches the network.
      RATE_PROVIDER: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'close').then(([code, signal]) => signal ?? code);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  }
  const pid = child.pid ?? 0;
  const signalGroup = (signal: NodeJS.Signals) => void process.kill(-pid, signal);
  place.atEnd(() => {
    try {
      signalGroup('SIGKILL');
    } catch {
      // ended, as it should
    }
  });
  const ready = readyAddress(child, ended, output);
  ready.catch(() => undefined); // a test of a start that must fail never asks
  return {
    pid,
    ready,
    ended,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    signal: (signal) => void child.kill(signal),
    signalGroup,
  };
}

function readyAddress(
  child: ChildProcess,
  ended: Promise<unknown>,
  output: { stdout: string; stderr: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`Cuadra ${why}:\n${output.stdout}${output.stderr}`));
    const timer = setTimeout(() => fail(`is not ready after ${START_LIMIT / 1000} s`), START_LIMIT);
    void ended.then((how) => {
      clearTimeout(timer);
      fail(`ended (${how}) before it was ready`);
    });
    child.stdout?.on('data', () => {
      const address = /lista en (http:\S+)/.exec(output.stdout)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPidFile } from '../database/cluster/pid-file.ts';
import { EXTENSION, NODE_OPTIONS } from '../database/cluster/testing/code.ts';
import { afterTests } from './after-tests.ts';
import { type HttpClient, httpClient } from './http-client.ts';

/** Cuadra as a person starts it: the real `main.ts` in a process of its own, over the embedded PostgreSQL. */
export interface RunningCuadra extends HttpClient {
  pid: number;
  outbox: string;
  /** The process of its PostgreSQL. */
  databasePid(): number;
  /** Sends a signal and waits for the end of the process, not of its database. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const MAIN = fileURLToPath(new URL(`../main${EXTENSION}`, import.meta.url));

/**
 * Starts it on a free port and waits until it says where it listens.
 *
 * @param dataDir absolute; what a start before it left there is found again
 * @param settings more of the environment
 */
export async function runCuadra(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningCuadra> {
  const child = spawn(process.execPath, [...NODE_OPTIONS, MAIN], {
    // Nothing of the environment that would lead it to another database or mail server.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      // Without the demonstration company, which would take its time and is tested elsewhere.
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      // What is built in the project is nobody's business here.
      PUBLISH_BUILDS: 'off',
      PORT: '0',
      HOST: '127.0.0.1',
      TRUST_PROXY: 'loopback',
      // No test reaches the network.
      RATE_PROVIDER: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  afterTests(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const origin = await address(child);
  return {
    ...httpClient(origin),
    pid: child.pid ?? 0,
    outbox: join(dataDir, 'outbox'),
    databasePid: () => readPidFile(join(dataDir, 'postgres', 'cluster'))?.pid ?? 0,
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const origin = /http:\/\/[\d.]+:\d+/.exec(text)?.[0];
      if (origin) resolve(origin);
    });
    child.once('exit', () => reject(new Error(`Cuadra ended before it listened: ${text}`)));
  });
}

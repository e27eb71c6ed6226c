import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { homeOf } from '../lifecycle/place.ts';
import { openDatabase, type TestDatabase } from './database.ts';
import { lastCode } from './mails.ts';
import { type Releases, releasesOf } from './releases.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Milliseconds: a cluster is made, migrated and filled, on a machine that does other things too. */
const START_TIMEOUT = 120_000;
/** Milliseconds until a server that was asked to end is ended. */
const STOP_TIMEOUT = 30_000;

/** Cuadra as `npm start` runs it, with a database of its own. */
export interface CuadraServer {
  /** Without a slash at the end. */
  url: string;
  /** Where its database is. */
  dataDir: string;
  /** What it serves as its modules: may be damaged, and must be mended again. */
  releases: Releases;
  /** The code of the last mail to an address; undefined while none went out. */
  codeFor: (email: string) => Promise<string | undefined>;
  database: TestDatabase;
  /** Ends it and its database, and removes all its data. */
  stop: () => Promise<void>;
}

/**
 * Starts the production build in a folder of its own, on a free port; with the demonstration company, unless NODE_ENV says
 * that it is in production.
 *
 * @param env what it runs with beside what every test has
 * @throws with what the server wrote, when it ends or says nothing in two minutes
 */
export async function startCuadra(env: Readonly<Record<string, string>> = {}): Promise<CuadraServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cuadra-e2e-'));
  // Run by root, the database has an account of its own, which has to enter.
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  const child = spawn(process.execPath, [path.join(ROOT, 'api', 'dist', 'main.js')], {
    cwd: ROOT,
    env: {
      ...withoutSettings(process.env),
      PORT: '0',
      DATA_DIR: dataDir,
      // No test reaches the network.
      RATE_PROVIDER: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    await end(child);
    await rm(await homeOf(dataDir), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const url = await addressOf(child);
    const database = openDatabase(dataDir);
    return {
      url,
      dataDir,
      releases: releasesOf(url, database),
      codeFor: (email) => lastCode(path.join(dataDir, 'outbox'), email),
      database,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Our own settings must decide nothing here, least of all which database is written to. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const {
    NODE_OPTIONS,
    NODE_ENV,
    HOST,
    DATABASE_URL,
    DATABASE_APP_URL,
    SMTP_URL,
    PUBLIC_URL,
    PUBLISH_BUILDS,
    ...rest
  } = env;
  return rest;
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`Cuadra ${why}. It wrote:\n${output}`));
    const timer = setTimeout(() => fail(`did not start in ${START_TIMEOUT / 1000} s`), START_TIMEOUT);
    child.once('error', reject);
    child.once('exit', (code) => fail(`ended with code ${code} instead of starting`));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const url = /lista en (http:\S+)/.exec(output)?.[1];
        if (url === undefined) return;
        clearTimeout(timer);
        resolve(url);
      });
    }
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
  await exited;
  clearTimeout(timer);
}

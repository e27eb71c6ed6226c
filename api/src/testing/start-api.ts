import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { currentTime } from '../clock/clock.ts';
import { moveTestClock, startTestClock } from '../clock/test-clock.ts';
import { readConfig } from '../config/config.ts';
import { buildServer } from '../server.ts';
import { afterTests } from './after-tests.ts';
import { type HttpClient, httpClient } from './http-client.ts';
import { makeTestFolder, openTestDatabase, type TestDatabase } from './postgres.ts';
import { startRoundRobin } from './round-robin.ts';
import { watchStatements } from './statements/watch-statements.ts';
import { TEST_COPIES, TEST_DATABASE_URL, TEST_POOLER } from './test-database-url.ts';

export interface TestApi extends HttpClient {
  database: TestDatabase;
  /** The project's folder as the server sees it. */
  folder: string;
  /** Where mails go (docs/contract.md#the-demonstration-company). */
  outbox: string;
  /** Every route there is, as the server itself was told: what is added later is in it. */
  routes: RouteOptions[];
  /** All that was logged so far, a JSON object a line. */
  logs(): string[];
  /** Says that the server is expected to log errors: a test that breaks something on purpose. */
  allowErrors(): void;
  /**
   * Has time pass, for the server and its database; only for one that was started with `CUADRA_TEST_CLOCK`.
   *
   * @param seconds may be less than none
   */
  letPass(seconds: number): Promise<void>;
  /** Closes it before the tests of the file are over. */
  close(): Promise<void>;
}

export interface ApiOptions {
  /** Variables of the environment, as config.ts reads them. */
  env?: Record<string, string>;
  /** One, for what a process tells of itself; as many as the run has, without. */
  copies?: 1;
  /** Instead of a new one: a second server on the same database. */
  database?: TestDatabase;
  /** Instead of the database's own. */
  appUrl?: string;
  /** Milliseconds for an answer to begin, instead of the server's own. */
  answerMs?: number;
}

/** How many copies of the API answer in turn, `npm test -w @cuadra/api -- --copies=3`; one by itself. */
export const COPIES = Number(process.env[TEST_COPIES] ?? 1);

/** Where a pooler stands in front of the database, `npm test -w @cuadra/api -- --pooler=pgbouncer`; nowhere by itself. */
const POOLER = process.env[TEST_POOLER];

/** The page that stands for the shell's. */
export const SHELL_PAGE = '<!doctype html><title>Cuadra</title>';

/**
 * A real server on a free port of this machine, with a database and a folder of its own. Closed after the file's tests;
 * an error in its log that no test expected fails the file, and so does a statement that does not name its company.
 */
export async function startApi(options: ApiOptions = {}): Promise<TestApi> {
  const { env = {}, copies = COPIES, database, appUrl, answerMs } = options;
  const complaints = watchStatements();
  const folder = await makeTestFolder();
  const shell = join(folder, 'shell', '.build', 'www');
  await mkdir(shell, { recursive: true });
  await writeFile(join(shell, 'index.html'), SHELL_PAGE);
  const ownDatabase = database ?? (await openTestDatabase());
  const config = readConfig(
    {
      NODE_ENV: 'test',
      DATABASE_URL: ownDatabase.ownerUrl,
      DATA_DIR: 'data',
      LOG_LEVEL: 'debug',
      // The test client says where a request comes from; see HttpClient.
      TRUST_PROXY: 'loopback',
      REQUESTS_PER_MINUTE: '999999999',
      // No test reaches the network.
      RATE_PROVIDER: 'off',
      ...(appUrl === undefined && poolerOf(ownDatabase)),
      ...env,
    },
    folder,
  );
  if (config.testClock) await startTestClock(ownDatabase.ownerUrl, config.testClock);
  const logged: string[] = [];
  const routes: RouteOptions[] = [];
  const build = () =>
    buildServer({
      config,
      appUrl: appUrl ?? ownDatabase.appUrl,
      backofficeUrl: ownDatabase.backofficeUrl,
      proofKey: ownDatabase.proofKey,
      projectRoot: folder,
      logStream: { write: (line) => void logged.push(line) },
      ...(answerMs === undefined ? {} : { answerMs }),
    });
  const servers = [await routesOfServer.run(routes, build)];
  while (servers.length < copies) servers.push(await build());
  const origins: string[] = [];
  for (const server of servers) origins.push(await server.listen({ host: '127.0.0.1', port: 0 }));
  const proxy = copies > 1 ? await startRoundRobin(origins) : undefined;
  const [ownOrigin = ''] = origins;
  const origin = proxy?.origin ?? ownOrigin;
  let errorsAllowed = false;
  let closed: Promise<void> | undefined;
  const close = () => {
    proxy?.close();
    closed ??= Promise.all(servers.map((server) => server.close())).then(() => undefined);
    // A connection whose last body was refused unread would be waited for; no test waits for an answer any more.
    for (const { server } of servers) server.closeAllConnections();
    return closed;
  };
  afterTests(async () => {
    await close();
    assert.deepEqual(complaints(), [], 'a statement leaves it to row level security whose rows it gets at');
    if (!errorsAllowed) assert.deepEqual(logged.filter(isError), [], 'the server logged errors');
  });
  return {
    ...httpClient(origin),
    database: ownDatabase,
    folder,
    outbox: join(config.dataDir, 'outbox'),
    routes,
    logs: () => logged,
    allowErrors: () => {
      errorsAllowed = true;
    },
    letPass: (seconds) =>
      moveTestClock(ownDatabase.ownerUrl, new Date(currentTime().getTime() + seconds * 1000)),
    close,
  };
}

/** The pooler of the run, for a database of the server that it stands in front of: some files have a server of their own. */
function poolerOf({ ownerUrl }: TestDatabase): { DATABASE_POOLER?: string } {
  const server = process.env[TEST_DATABASE_URL];
  if (!POOLER || !server || new URL(server).host !== new URL(ownerUrl).host) return {};
  return { DATABASE_POOLER: POOLER };
}

/** Where the routes of the server that is being built go: files that share a process start theirs at once. */
const routesOfServer = new AsyncLocalStorage<RouteOptions[]>();

// Fastify tells of each instance that is made; so its routes are seen without the server's help.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  const routes = routesOfServer.getStore();
  if (routes) fastify.addHook('onRoute', (route) => void routes.push({ ...route }));
});

/** Pino's levels: 50 is `error`. */
function isError(line: string): boolean {
  const { level } = JSON.parse(line) as { level: number };
  return level >= 50;
}

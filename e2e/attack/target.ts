import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { findFreePort } from '../../api/src/database/cluster/free-port.ts';
import { type HttpClient, httpClient } from '../../api/src/testing/http-client.ts';
import { openTestDatabase, type TestDatabase } from '../../api/src/testing/postgres.ts';
import { makePlace } from '../lifecycle/place.ts';
import { type Run, runCuadra } from '../lifecycle/run-cuadra.ts';

import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** What a process holds. */
export interface Footprint {
  /** Memory that it has in use, in MiB. */
  memory: number;
  /** Open files and connections. */
  descriptors: number;
}

/** Cuadra as it runs in a shop, a process of its own, with what can be taken from under it. */
export interface Target extends HttpClient {
  /** Asked beside the server and its faults, as its owner. */
  database: TestDatabase;
  /** Where its mails go. */
  outbox: string;
  /** Between the server and its database. */
  toDatabase: TcpProxy;
  /** Ends the process without a word and starts it again at the same address. */
  kill: () => Promise<void>;
  footprint: () => Footprint;
}

/**
 * Starts it for one test, on loopback.
 *
 * @param beside another one, whose database it has too
 */
export async function openTarget(test: TestContext, beside?: Pick<Target, 'database'>): Promise<Target> {
  const place = await makePlace(test);
  const database = beside?.database ?? (await openTestDatabase());
  const toDatabase = await startTcpProxy(Number(new URL(database.ownerUrl).port));
  place.atEnd(() => toDatabase.stop());
  const url = new URL(database.ownerUrl);
  url.port = String(toDatabase.port);
  const port = await findFreePort();
  const env = {
    ...{ PORT: String(port), NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url.href },
    // The client says where a request comes from, as the proxy in front of a server does.
    ...{ TRUST_PROXY: 'loopback', REQUESTS_PER_MINUTE: '999999999' },
  };
  let run: Run = runCuadra(place, { env });
  await run.ready;
  return {
    ...httpClient(`http://127.0.0.1:${port}`),
    database,
    outbox: path.join(place.dataDir, 'outbox'),
    toDatabase,
    kill: async () => {
      run.signal('SIGKILL');
      await run.ended;
      run = runCuadra(place, { env });
      await run.ready;
    },
    footprint: () => ({
      memory: Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${run.pid}/status`, 'utf8'))?.[1]) / 1024,
      descriptors: readdirSync(`/proc/${run.pid}/fd`).length,
    }),
  };
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { healthReady, verifySession } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { afterTests } from '../testing/after-tests.ts';
import { openCompany } from '../testing/company.ts';
import { openTestDatabase } from '../testing/postgres.ts';
import { startSilentProxy } from '../testing/silent-proxy.ts';
import { startApi } from '../testing/start-api.ts';
import { type ConnectOptions, connect, type Database, isDatabaseGone } from './connect.ts';

const database = await openTestDatabase();

/** A database by way of a proxy of its own, with connections that were all in use and rest now. */
async function restingConnections(options: ConnectOptions) {
  const proxy = await startSilentProxy(database.appUrl);
  const db = connect(proxy.through(database.appUrl), { poolSize: 5, ...options });
  afterTests(() => db.destroy());
  await Promise.all(Array.from({ length: 5 }, () => ask(db, 'select pg_sleep(0.2)')));
  return { proxy, db };
}

const ask = (db: Database, statement = 'select 1') => sql.raw(statement).execute(db);

test('connections that were dropped without a word while they rested are replaced before they are used', {
  timeout: 20_000,
}, async () => {
  const { proxy, db } = await restingConnections({ checkAfterMs: 0, silenceMs: 500 });
  proxy.swallow();
  proxy.recover();
  // More than there are connections: not one of them meets a dead one.
  for (let asked = 0; asked < 8; asked++) await ask(db);
  await Promise.all(Array.from({ length: 8 }, () => ask(db)));
});

test('a statement that is never answered fails as a database that is away, and so does a connection', {
  timeout: 20_000,
}, async () => {
  const { proxy, db } = await restingConnections({ checkAfterMs: 60_000, silenceMs: 500, connectMs: 500 });
  proxy.swallow();
  for (let asked = 0; asked < 7; asked++) {
    await assert.rejects(ask(db), (error: unknown) => isDatabaseGone(error));
  }
  proxy.recover();
  await ask(db);
});

test('the server says at once that it is not ready, and is again when the network is', {
  timeout: 60_000,
}, async () => {
  const proxy = await startSilentProxy(database.appUrl);
  const api = await startApi({ database, appUrl: proxy.through(database.appUrl), answerMs: 6_000 });
  api.allowErrors();
  const { token } = await openCompany(api);
  await api.ok(healthReady);
  proxy.swallow();
  const [ready, call] = await Promise.all([api.refused(healthReady), api.refused(verifySession, { token })]);
  assert.deepEqual([ready.status, call.status], [503, 503]);
  proxy.recover();
  // What waits over a connection that is gone is given up by the deadline; each try after it meets a good one.
  while ((await api.request(healthReady)).status !== 200);
  while ((await api.request(verifySession, { token })).status !== 200);
});

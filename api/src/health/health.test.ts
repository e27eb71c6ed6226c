import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSale, healthLive, healthReady, login, verifySession } from '@cuadra/shared/contract';
import pg from 'pg';
import { startCluster } from '../database/cluster/start-cluster.ts';
import { afterTests } from '../testing/after-tests.ts';
import { makeTestFolder, useDatabase } from '../testing/postgres.ts';
import { addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

// A server of its own: this file takes it away.
const cluster = await startCluster({ dataDir: await makeTestFolder() });
afterTests(() => cluster.stop());
const api = await startApi({ database: await useDatabase(cluster.url) });
api.allowErrors();
const shop = await openShop(api);
const flour = await addProduct(api, shop);

const status = async (call: typeof healthLive | typeof healthReady) => (await api.request(call)).status;

/** Asks until the answer is the wanted one; the test's own limit ends it otherwise. */
async function untilReady(): Promise<void> {
  while ((await status(healthReady)) !== 200);
}

/** Cuts every connection of the application, and waits until each of their processes is gone: told to go, it still answers. */
const cutAll = () =>
  api.database.query(
    `select pg_terminate_backend(pid, 20000) from pg_stat_activity
     where usename like 'cuadra_app%' and datname = current_database()`,
  );

/** PostgreSQL takes nobody until it has cut everybody and read its log. */
async function untilStarted(): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: cluster.url });
    const isTaken = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end();
    if (isTaken) return;
  }
}

test('while all is well, both say so to anyone', async () => {
  assert.deepEqual(await api.ok(healthLive), { status: 'ok' });
  assert.deepEqual(await api.ok(healthReady), { status: 'ok' });
});

test('connections that are cut are replaced: the next request is answered', async () => {
  await api.ok(verifySession, { token: shop.token });
  await cutAll();
  await untilReady();
  await api.ok(verifySession, { token: shop.token });
});

test('a database that takes nothing that is written is not ready', { timeout: 30_000 }, async () => {
  const { pathname } = new URL(cluster.url);
  const name = `"${pathname.slice(1)}"`;
  await api.database.query(`alter database ${name} set default_transaction_read_only = on`);
  await cutAll();
  // A row that was just written speaks for some seconds.
  while ((await status(healthReady)) !== 503);
  const owner = new pg.Client({ connectionString: cluster.url });
  await owner.connect();
  await owner.query('set default_transaction_read_only = off');
  await owner.query(`alter database ${name} reset default_transaction_read_only`);
  await owner.end();
  await cutAll();
  await untilReady();
});

test('a sale that the database dies under is a 503, and sold once when it is sent again', {
  timeout: 60_000,
}, async () => {
  const body = draftSale(shop, [flour]);
  const holder = new pg.Client({ connectionString: cluster.url });
  holder.on('error', () => undefined);
  holder.on('error', () => undefined);
  const isCut = new Promise((resolve) => holder.once('end', resolve));
  await holder.connect();
  await holder.query('begin; lock table sales in share row exclusive mode');
  const answer = api.refused(createSale, { token: shop.token, body });
  let pid = 0;
  while (pid === 0) {
    const { rows } = await holder.query(
      "select pid from pg_locks where relation = 'sales'::regclass and not granted",
    );
    pid = rows[0]?.pid ?? 0;
  }
  // PostgreSQL cuts every connection when one of its processes is killed, and starts over from its log.
  process.kill(pid, 'SIGKILL');
  const { status: refused, message } = await answer;
  assert.deepEqual([refused, message], [503, 'ERROR_UNAVAILABLE']);
  // The sale hears of it first. Until the others are cut they answer that all is well, and are cut after that.
  await isCut;
  await untilStarted();
  await untilReady();
  assert.equal((await api.ok(createSale, { token: shop.token, body })).number, 1);
});

test('when the database is gone the process lives and is not ready, and every call is a 503', async () => {
  await cluster.stop();
  assert.equal(await status(healthLive), 200);
  const ready = await api.refused(healthReady);
  assert.deepEqual([ready.status, ready.message], [503, 'ERROR_UNAVAILABLE']);
  for (const refused of [
    await api.refused(verifySession, { token: shop.token }),
    await api.refused(login, { body: { username: shop.username, password: shop.password } }),
    await api.refused(createSale, { token: shop.token, body: draftSale(shop, [flour]) }),
  ]) {
    assert.deepEqual([refused.status, refused.message], [503, 'ERROR_UNAVAILABLE']);
  }
});

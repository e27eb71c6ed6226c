import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSalesReport } from '@cuadra/shared/contract';
import { companyDay } from '@cuadra/shared/domain';
import { currentTime } from '../clock/clock.ts';
import { askForPeriod } from '../figures/figure-periods.ts';
import { afterTests } from '../testing/after-tests.ts';
import { makeTestFolder, useDatabase } from '../testing/postgres.ts';
import { startReplica } from '../testing/replica.ts';
import { addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { startCluster } from './cluster/start-cluster.ts';
import { closePools, openPools } from './pools.ts';
import { companyReader } from './read-replica.ts';

// A server of its own: this file copies it and takes the copy away.
const dataDir = await makeTestFolder();
const cluster = await startCluster({ dataDir });
afterTests(() => cluster.stop());
const database = await useDatabase(cluster.url);
const replica = await startReplica(dataDir, cluster.url);
afterTests(() => replica.stop());
const api = await startApi({ database, env: { DATABASE_REPLICA: replica.address } });
const shop = await openShop(api);
const flour = await addProduct(api, shop, { qty: '1000' });

const soldSoFar = async () => {
  const today = companyDay(currentTime());
  const query = { from: today, to: today };
  const { items } = await api.ok(findSalesReport, { token: shop.token, query });
  return items.reduce((sum, { tickets }) => sum + (tickets ?? 0), 0);
};

/** Transactions of the application that were the last thing a connection of the replica did. */
async function transactionsThere(): Promise<number> {
  const [row] = await replica.query(
    "select count(*)::int as n from pg_stat_activity where usename like 'cuadra_app%' and query = 'commit'",
  );
  return Number(row?.n);
}

test('a report is read from the replica, and has every sale that was answered before', async () => {
  for (let sold = 1; sold <= 20; sold++) {
    await sell(api, shop, [flour]);
    assert.equal(await soldSoFar(), sold);
  }
  assert.ok((await transactionsThere()) > 0);
});

test('one that lags is passed over, and read again once it has caught up', async () => {
  await replica.query('select pg_wal_replay_pause()');
  await sell(api, shop, [flour]);
  assert.equal(await soldSoFar(), 21);
  await replica.query('select pg_wal_replay_resume()');
  assert.equal(await soldSoFar(), 21);
});

test('what a reader wants written by the way is written on the primary', async () => {
  const pools = openPools(database, 30_000, { databaseReplica: replica.address });
  try {
    const read = companyReader(pools.reports, pools.replica);
    const isStandby = await read(shop.id, async (trx) => {
      await askForPeriod(trx, { from: '2026-01-01', to: '2026-01-31' });
      const [row] = await trx.selectNoFrom((eb) => eb.fn<boolean>('pg_is_in_recovery').as('is')).execute();
      return row?.is;
    });
    assert.equal(isStandby, true);
    const periods = await database.query('select state from figure_periods where company_id = $1', [shop.id]);
    assert.deepEqual(periods, [{ state: 'wanted' }]);
    // What only a primary can do is done there, and is not refused.
    await read(shop.id, (trx) =>
      trx.insertInto('categories').values({ company_id: shop.id, name: 'Lácteos' }).execute(),
    );
  } finally {
    await closePools(pools);
  }
});

test('without the replica reports come from the primary', async () => {
  await replica.stop();
  await sell(api, shop, [flour]);
  assert.equal(await soldSoFar(), 22);
});

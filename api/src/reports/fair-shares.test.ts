import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  exportProducts,
  findSalesReport,
  healthReady,
  listProducts,
  login,
  verifySession,
} from '@cuadra/shared/contract';
import pg from 'pg';
import { readError } from '../testing/http-client.ts';
import { addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

// Each copy has queues, watchers and connections of its own.
const api = await startApi({ copies: 1 });
const [greedy, other] = [await openShop(api), await openShop(api)];
const flour = await addProduct(api, other);

/** Connections that wait for the table of categories. */
async function waiting(holder: pg.Client): Promise<number> {
  const { rows } = await holder.query(
    "select count(distinct pid)::int as n from pg_locks where relation = 'categories'::regclass and not granted",
  );
  return rows[0].n;
}

test('fifteen reports of one company keep nobody else waiting, two are read at once, and one is too many', {
  timeout: 30_000,
}, async () => {
  const holder = new pg.Client({ connectionString: api.database.ownerUrl });
  await holder.connect();
  try {
    // What reads categories takes as long as this lasts: a report of millions of rows, an export.
    await holder.query('begin; lock table categories in access exclusive mode');
    const { token } = greedy;
    const reports = Array.from({ length: 15 }, (_, index) =>
      index % 2 === 0
        ? api.request(findSalesReport, { token, query: { by: 'category' } })
        : api.request(exportProducts, { token }),
    );
    const tooMany = await Promise.race(reports);
    assert.deepEqual([readError(tooMany).status, readError(tooMany).message], [429, 'ERROR_BUSY']);
    while ((await waiting(holder)) < 2);

    await api.ok(healthReady);
    await api.ok(verifySession, { token: other.token });
    await api.ok(listProducts, { token: other.token });
    assert.equal((await api.refused(login, { body: { username: 'nadie', password: 'x' } })).status, 401);
    assert.equal((await sell(api, other, [flour])).number, 1);
    await api.ok(findSalesReport, { token: other.token, query: { by: 'period' } });
    // Its own sales and lists go on as well.
    await api.ok(listProducts, { token });
    assert.equal(await waiting(holder), 2);

    await holder.query('commit');
    const statuses = (await Promise.all(reports)).map(({ status }) => status);
    assert.deepEqual(statuses.sort(), [...Array(14).fill(200), 429]);
  } finally {
    await holder.end();
  }
});

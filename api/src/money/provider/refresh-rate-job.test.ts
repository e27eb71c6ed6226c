import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCurrentRate, healthReady } from '@cuadra/shared/contract';
import { connect } from '../../database/connect.ts';
import { startJob } from '../../jobs/job.ts';
import { afterTests } from '../../testing/after-tests.ts';
import { openCompany } from '../../testing/company.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { hangs, official, startRateSources } from '../../testing/rate-sources.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { TIME_LIMIT } from './read-json.ts';
import { refreshRateJob } from './refresh-rate-job.ts';

/** Minutes until the sources are asked next; a lease while somebody asks them. */
async function minutesToNext({ query }: TestDatabase): Promise<number> {
  const [row] = await query<{ minutes: number }>(
    'select (extract(epoch from next_at - now()) / 60)::float8 as minutes from rate_fetching',
  );
  return row?.minutes ?? Number.NaN;
}

const messagesOf = (api: TestApi) => api.logs().map((line) => (JSON.parse(line) as { msg: string }).msg);

test('of two copies that start at once one asks, and both have the rate', async () => {
  const { dolarapi, env } = await startRateSources();
  dolarapi.answers((response) => setTimeout(() => official('800.5')(response), 200));
  const database = await openTestDatabase();
  const copies = await Promise.all([startApi({ env, database }), startApi({ env, database })]);
  await waitUntil('the next asking is in half an hour', async () => (await minutesToNext(database)) > 25);
  assert.equal(dolarapi.asked, 1);
  const rates = await database.query('select rate, source, is_sure from provider_rates');
  assert.deepEqual(rates, [{ rate: '800.50000000', source: 'dolarapi:oficial', is_sure: true }]);
  for (const api of copies) {
    const { token } = await openCompany(api);
    assert.equal((await api.ok(findCurrentRate, { token })).rate, '800.5');
  }
});

test('whoever comes first has the turn, and nobody else until it says so or its lease is over', async () => {
  const database = await openTestDatabase();
  const app = connect(database.appUrl);
  afterTests(() => app.destroy());
  const claim = () =>
    database.query<{ mine: boolean }>("select claim_rate_fetch(interval '2 minutes') as mine");
  const claims = await Promise.all(Array.from({ length: 8 }, claim));
  assert.equal(claims.flat().filter(({ mine }) => mine).length, 1);
  await database.query("update rate_fetching set next_at = now() - interval '1 second'");
  assert.deepEqual(await claim(), [{ mine: true }]);
});

test('without a network it starts, serves, says so once, and tries again soon', async () => {
  const nowhere = 'http://127.0.0.1:1/';
  const env = { RATE_PROVIDER: 'on', RATE_DOLARAPI_URL: nowhere, RATE_OPEN_ER_API_URL: nowhere };
  const api = await startApi({ env });
  await waitUntil('it was tried', () => messagesOf(api).includes('no source says what a dollar is'));
  await waitUntil('the next try is set', async () => (await minutesToNext(api.database)) > 3);
  assert.ok((await minutesToNext(api.database)) <= 5);
  const { token } = await openCompany(api);
  const { rate_id, is_stale } = await api.ok(findCurrentRate, { token });
  assert.deepEqual([rate_id, is_stale], [null, true]);
});

test('a source that hangs holds up neither the start nor a request nor the end, and loses no turn', async () => {
  const { dolarapi, env } = await startRateSources();
  let isLeft = false;
  dolarapi.answers((response) => {
    response.on('close', () => {
      isLeft = true;
    });
    return hangs(response);
  });
  const api = await startApi({ env });
  await waitUntil('it was asked', () => dolarapi.asked > 0);
  await api.ok(healthReady);
  const begun = Date.now();
  await api.close();
  assert.ok(Date.now() - begun < TIME_LIMIT);
  await waitUntil('the source is left alone', () => isLeft);
  assert.ok((await minutesToNext(api.database)) <= 0, 'the next copy asks at once');
});

test('off, nobody is asked', async () => {
  const { dolarapi, openErApi, env } = await startRateSources();
  const api = await startApi({ env: { ...env, RATE_PROVIDER: 'off' } });
  await api.ok(healthReady);
  await api.close();
  assert.equal(dolarapi.asked + openErApi.asked, 0);
  assert.equal(await minutesToNext(api.database), Number.NEGATIVE_INFINITY);
});

test('what breaks is logged, and ends nothing', async () => {
  const database = await openTestDatabase();
  const db = connect(database.appUrl);
  afterTests(() => db.destroy());
  const logged: string[] = [];
  const write = (level: string) => (_: unknown, message?: string) => void logged.push(`${level}: ${message}`);
  const log = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
  const broken = { name: 'broken', ask: () => Promise.reject(new TypeError('an error of ours')) };
  const job = startJob(refreshRateJob({ db, sources: [broken], minutes: 30, log }), log);
  await waitUntil('it was tried', () => logged.length > 0);
  await job.stop();
  assert.deepEqual(logged, ['error: the rate could not be refreshed']);
});

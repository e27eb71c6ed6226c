import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSale, findProduct, login, register } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { findFreePort } from '../database/cluster/free-port.ts';
import { registrationDraft } from '../testing/company.ts';
import { addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

const TOKEN = 'una-llave-muy-larga';
const api = await startApi({ copies: 1, env: { METRICS_TOKEN: TOKEN } });
const METRICS = '/api/v1/metrics';

/** The samples, by name and labels as Prometheus writes them. */
async function read(from: TestApi = api): Promise<Map<string, number>> {
  const { status, text, headers } = await from.send('GET', METRICS, { token: TOKEN });
  assert.equal(status, 200);
  assert.match(headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))] as const;
      }),
  );
}

/** An answer is counted when it is out, which may be after it came in. */
async function until(sample: string, value: number): Promise<Map<string, number>> {
  for (;;) {
    const samples = await read();
    if ((samples.get(sample) ?? 0) >= value) return samples;
  }
}

test('requests are counted by the pattern of their route, and nothing tells whose they were', async () => {
  const shop = await openShop(api);
  const flour = await addProduct(api, shop);
  const body = draftSale(shop, [flour]);
  await api.ok(createSale, { token: shop.token, body });
  await api.ok(createSale, { token: shop.token, body });
  await api.refused(createSale, { token: shop.token, body: { ...body, id: newId(), total: '1' } });
  for (const id of [flour.id, newId()]) await api.request(findProduct, { token: shop.token, params: { id } });
  await api.send('GET', '/api/v1/no-such-call');
  await api.send('BREW', '/').catch(() => undefined);

  const found = (status: number) =>
    `cuadra_http_requests_total{method="GET",route="/api/v1/products/:id",status="${status}"}`;
  await until(found(404), 1);
  const samples = await until('cuadra_http_requests_total{method="GET",route="none",status="404"}', 1);
  assert.deepEqual([samples.get(found(200)), samples.get(found(404))], [1, 1]);
  assert.equal(
    samples.get('cuadra_http_request_duration_seconds_count{method="GET",route="/api/v1/products/:id"}'),
    2,
  );
  assert.equal(samples.get('cuadra_sales_total'), 1);
  const text = [...samples.keys()].join('\n');
  for (const whose of [shop.id, shop.user.id, shop.username, flour.id, TOKEN]) {
    assert.ok(!text.includes(whose), whose);
  }
});

test('it says how the process and its connections are', async () => {
  const samples = await read();
  assert.ok((samples.get('process_resident_memory_bytes') ?? 0) > 10_000_000);
  assert.ok((samples.get('nodejs_heap_size_used_bytes') ?? 0) > 1_000_000);
  assert.ok((samples.get('process_cpu_seconds_total') ?? 0) > 0);
  assert.ok(Math.abs((samples.get('process_start_time_seconds') ?? 0) - Date.now() / 1000) < 86_400);
  assert.ok((samples.get('nodejs_eventloop_lag_seconds{quantile="0.99"}') ?? -1) >= 0);
  assert.equal(samples.get('cuadra_db_connections{pool="general",state="most"}'), 12);
  assert.equal(samples.get('cuadra_db_waiting{pool="general"}'), 0);
});

test('connections in use and those who wait for one are told while they are', async () => {
  const busy = await startApi({ copies: 1, env: { METRICS_TOKEN: TOKEN } });
  await busy.database.query('select 1');
  const { default: pg } = await import('pg');
  const holder = new pg.Client({ connectionString: busy.database.ownerUrl });
  await holder.connect();
  await holder.query('begin; lock table users in access exclusive mode');
  const waiting = Array.from({ length: 15 }, () =>
    busy.request(login, { body: { username: 'nadie', password: 'x' } }),
  );
  for (;;) {
    const samples = await read(busy);
    const used = samples.get('cuadra_db_connections{pool="general",state="used"}');
    if (used === 12 && samples.get('cuadra_db_waiting{pool="general"}') === 3) break;
  }
  await holder.query('rollback');
  await holder.end();
  for (const { status } of await Promise.all(waiting)) assert.equal(status, 401);
});

test('a mail that the server did not take is counted', async () => {
  const port = await findFreePort();
  const mute = await startApi({
    copies: 1,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, METRICS_TOKEN: TOKEN },
  });
  mute.allowErrors();
  await mute.refused(register, { body: registrationDraft() });
  assert.equal((await read(mute)).get('cuadra_mail_failures_total'), 1);
});

test('it says how long ago each source of the rate answered, while there is one', async () => {
  assert.ok(![...(await read()).keys()].some((name) => name.startsWith('cuadra_rate_age_seconds')));
  await api.database.query(
    `insert into provider_rates (source, rate, effective_day, effective_at, is_sure, confirmed_at)
     values ('dolarapi', 860.18, '2026-01-02', now(), true, now() - interval '2 hours'),
       ('dolarapi', 850, '2026-01-01', now(), true, now() - interval '1 day')`,
  );
  const age = (await read()).get('cuadra_rate_age_seconds{source="dolarapi"}') ?? 0;
  assert.ok(age >= 7_200 && age < 86_400, String(age));
});

test('with a token, only who sends it reads', async () => {
  for (const token of [undefined, 'otra-llave-muy-larga', `${TOKEN}x`, TOKEN.slice(0, -1)]) {
    assert.equal((await api.send('GET', METRICS, { token })).status, 404);
  }
});

test('without a token only this machine reads, and nobody through a proxy', async () => {
  const alone = await startApi({ copies: 1 });
  assert.equal((await fetch(alone.origin + METRICS)).status, 200);
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
    const { status } = await fetch(alone.origin + METRICS, { headers: { [name]: '127.0.0.1' } });
    assert.equal(status, 404, name);
  }
});

test('it is read while the database is gone', async () => {
  const lost = await startApi({
    copies: 1,
    env: { METRICS_TOKEN: TOKEN },
    appUrl: 'postgres://x:x@127.0.0.1:1/x',
  });
  await read(lost);
});

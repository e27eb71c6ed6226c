import assert from 'node:assert/strict';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { login, MAX_SALE_AGE_DAYS, updateOrder, verifySession } from '@cuadra/shared/contract';
import { connect } from '../database/connect.ts';
import { afterTests } from '../testing/after-tests.ts';
import { addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { idOfOrder, openShopWithStore, order } from '../testing/store.ts';
import { KEPT_DAYS, purgeJob } from './purge-job.ts';

const api = await startApi({ env: { CUADRA_TEST_CLOCK: '2027-01-15T08:00:00-04:00' } });
const db = connect(api.database.appUrl, { poolSize: 3 });
afterTests(() => db.destroy());
const DAY = 24 * 60 * 60;
const SESSION_DAYS = 30;

const run = () => purgeJob(db, api.outbox).run(new AbortController().signal);
const count = async (from: string) =>
  (await api.database.query<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n;

test('what is over goes once its time to be kept is over, and what can still be used stays', async () => {
  const shop = await openShop(api);
  const flour = await addProduct(api, shop);
  await api.database.query('update products set cost = cost + 1 where id = $1', [flour.id]);
  // More than one step takes, of a session that others hold none.
  await api.database.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select sha256(n::text::bytea), $1, now() + $2 * interval '1 day' from generate_series(1, 1200) n`,
    [shop.user.id, SESSION_DAYS],
  );
  await api.database.query(
    `insert into mailed_codes (company_id, user_id, purpose, code_hash, expires_at)
     values ($1, $2, 'change_plan', '', now() + interval '1 hour')`,
    [shop.id, shop.user.id],
  );
  assert.equal(await count('product_earlier_prices'), 1);

  await api.letPass((SESSION_DAYS + KEPT_DAYS.sessions) * DAY - 60);
  await run();
  assert.equal(await count('sessions where token_hash = sha256(1::text::bytea)'), 1);
  assert.equal(await count("mailed_codes where purpose = 'change_plan'"), 0);
  assert.ok(KEPT_DAYS.prices > MAX_SALE_AGE_DAYS);
  assert.equal(await count('product_earlier_prices'), 1);

  await api.letPass(2 * 60 * 60);
  const { token } = await api.ok(login, { body: { username: shop.username, password: shop.password } });
  await run();
  assert.equal(await count('sessions where expires_at < now()'), 0);
  await api.ok(verifySession, { token });

  await api.letPass((KEPT_DAYS.prices - SESSION_DAYS - KEPT_DAYS.sessions) * DAY);
  await Promise.all([run(), run()]);
  assert.equal(await count('product_earlier_prices'), 0);
});

test('what puts a change of many products back goes after its days, in steps, and a newer one stays', async () => {
  const shop = await openShop(api);
  // More than one step takes.
  await api.database.query(
    `insert into products (company_id, name, cost_currency, price_currency)
     select $1, 'Producto ' || n, 'USD', 'USD' from generate_series(1, 600) n`,
    [shop.id],
  );
  const change = async (days: number) =>
    await api.database.query(
      `with made as (
         insert into product_changes (company_id, id, change, user_id, request_hash, created_at)
         values ($1, uuidv7(), '{}', $2, '', now() - $3 * interval '1 day') returning company_id, id
       )
       insert into product_change_lines (company_id, change_id, product_id, before, after)
       select p.company_id, made.id, p.id, '{}', '{}' from made join products p on p.company_id = made.company_id`,
      [shop.id, shop.user.id, days],
    );
  await change(KEPT_DAYS.changes + 1);
  await change(KEPT_DAYS.changes - 1);
  await Promise.all([run(), run()]);
  await run();
  assert.equal(await count('product_changes'), 1);
  assert.equal(await count('product_change_lines'), 600);
  await assert.rejects(api.database.query("select purge_bulk_changes(9, interval '0')"), /less than a day/);
});

test('mails that no server took go after a month, and nothing else of their folder', async () => {
  const names = ['old.eml', 'new.eml', 'old.txt'];
  // The machine's time, which is what files have: the clock of this test is months ahead of it.
  const now = Date.now() / 1000;
  await mkdir(api.outbox, { recursive: true });
  for (const name of names) {
    await writeFile(join(api.outbox, name), '');
    const age = name.startsWith('old') ? KEPT_DAYS.mails + 1 : KEPT_DAYS.mails - 1;
    await utimes(join(api.outbox, name), now - age * DAY, now - age * DAY);
  }
  await purgeJob(db, join(api.folder, 'nothing')).run(new AbortController().signal);
  await run();
  const left = await readdir(api.outbox);
  assert.deepEqual(
    names.filter((name) => left.includes(name)),
    ['new.eml', 'old.txt'],
  );
});

test('how versions loaded goes after its days, and who got which, but for what is so still', async () => {
  const old = `now() - interval '${KEPT_DAYS.releases + 1} days'`;
  await api.database.query(
    `insert into release_loads (company_id, name, version, session, at) values
     (uuidv7(), 'mf_pos', '1.0.0', '\\x00', ${old}), (uuidv7(), 'mf_pos', '1.0.0', '\\x00', now())`,
  );
  await api.database.query(
    `insert into release_channel_history (name, at) values ('mf_pos', ${old}), ('mf_pos', ${old}),
     ('mf_clients', ${old}), ('mf_pos', now())`,
  );
  await Promise.all([run(), run()]);
  await run();
  assert.equal(await count('release_loads'), 1);
  const left = await api.database.query<{ name: string }>(
    'select name from release_channel_history order by id',
  );
  assert.deepEqual(
    left.map(({ name }) => name),
    ['mf_pos', 'mf_clients', 'mf_pos'],
  );
  await assert.rejects(
    api.database.query("select purge_release_traces(9, interval '6 days')"),
    /less than a week/,
  );
});

test('of an online store go the visitors of other days, old searches, and the proofs of orders that are long over', async () => {
  const shop = await openShopWithStore(api);
  const product = await addProduct(api, shop, { qty: '9' });
  const [old, open] = [
    await order(api, shop.slug, [{ product }]),
    await order(api, shop.slug, [{ product }]),
  ];
  await api.ok(updateOrder, {
    token: shop.token,
    body: { id: await idOfOrder(api, old), status: 'cancelled' },
  });
  await api.database.query(
    `insert into store_order_proofs (company_id, order_id, type, bytes, created_at)
     select company_id, id, 'image/webp', '', now() from store_orders where company_id = $1`,
    [shop.id],
  );
  await api.database.query(
    `insert into store_visitors (company_id, day, visitor) values
     ($1, company_day(now()), sha256('a')), ($1, company_day(now()) - 1, sha256('a'))`,
    [shop.id],
  );
  await api.database.query(
    `insert into store_misses (company_id, day, words) values
     ($1, company_day(now()) - $2::int, 'pan'), ($1, company_day(now()), 'pan')`,
    [shop.id, KEPT_DAYS.searches + 1],
  );
  await run();
  assert.deepEqual(
    [await count('store_visitors'), await count('store_misses'), await count('store_order_proofs')],
    [1, 1, 2],
  );
  await api.letPass((KEPT_DAYS.proofs + 1) * DAY);
  await run();
  const left = await api.database.query<{ token: string }>(
    'select token from store_orders o join store_order_proofs p on p.order_id = o.id',
  );
  assert.deepEqual(left, [{ token: open.token }]);
  await assert.rejects(
    api.database.query("select purge_store_traces(9, interval '8 days', interval '6 days')"),
    /less than a week/,
  );
});

test('what is kept for less than an hour is refused by the database', async () => {
  await assert.rejects(
    api.database.query("select purge_what_is_over(9, interval '0', interval '1 day', interval '1 day')"),
    /less than an hour/,
  );
});

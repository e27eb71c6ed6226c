import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSalesReport, listMostSoldProducts } from '@cuadra/shared/contract';
import { addDays, type DayRange, newId } from '@cuadra/shared/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { connect, withCompany } from '../database/connect.ts';
import { afterTests } from '../testing/after-tests.ts';
import { openDevice } from '../testing/device.ts';
import { addProduct, ageRates, draftSale, openShop, type TestShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { askForPeriod } from './figure-periods.ts';
import { type CurrencyPair, PRODUCT_SUMS, planProductFigures, READ_BY_DAY } from './product-figures.ts';
import { KEPT_PERIODS, sumUpPeriod } from './sum-up-period.ts';
import { sumUpPeriodsJob } from './sum-up-periods-job.ts';

// The middle of a day: no period changes its end while the tests run.
const api = await startApi({ env: { CUADRA_TEST_CLOCK: '2027-03-15T12:00:00-04:00' } });
const TODAY = '2027-03-15';
const DAY_MS = 24 * 60 * 60_000;
const db = connect(api.database.appUrl, { poolSize: 4 });
afterTests(() => db.destroy());

const run = () => sumUpPeriodsJob(db).run(new AbortController().signal);
const query = <T extends object>(text: string, values: unknown[] = []) => api.database.query<T>(text, values);
const ago = (days: number) => addDays(TODAY, -days);

/** What products brought on days before today, in two pairs of currencies; some days and some products have nothing. */
async function fillDays(shop: TestShop, { products, days }: { products: number; days: number }) {
  await query(
    `insert into daily_products (company_id, day, product_id, main, alternative, qty, total, total_alternative, cost, cost_alternative,
       uncosted, uncosted_alternative)
     select $1::uuid, $2::date - d, ('00000000-0000-4000-8000-' || lpad(p::text, 12, '0'))::uuid, 'VES',
       case when p % 7 = 0 and d % 2 = 0 then 'EUR' else 'USD' end, (p * d) % 11 - 3, (p * d) % 13 * 7.13, (p + d) % 17 * 1.07,
       d % 5 * 1.5, p % 5 * 0.5, (p + d) % 3, p % 2
     from generate_series(1, $3::int) p, generate_series(0, $4::int - 1) d where (p * 31 + d * 17) % 5 > 0`,
    [shop.id, TODAY, products, days],
  );
}

async function addPeriod(shop: TestShop, { from, to }: DayRange, state = 'wanted'): Promise<string> {
  const id = newId();
  await query(
    `insert into figure_periods (company_id, id, first_day, last_day, state, pairs, used_on)
     values ($1, $2, $3, $4, $5, case when $5 = 'summed' then 1 end, $6)`,
    [shop.id, id, from, to, state, TODAY],
  );
  return id;
}

async function stateOf(id: string): Promise<string | undefined> {
  return (await query<{ state: string }>('select state from figure_periods where id = $1', [id]))[0]?.state;
}
const rowsOf = async (id: string) =>
  (await query<{ n: number }>('select count(*)::int as n from period_products where period_id = $1', [id]))[0]
    ?.n;

const ADDED_UP = sql.raw(PRODUCT_SUMS.map((name) => `sum(${name})::text as ${name}`).join(', '));

/** Products with their sums, as the plan reads them and as the days have them; the last also summed from several rows. */
async function threeWays(shop: TestShop, { from, to }: DayRange, pair: CurrencyPair) {
  return await withCompany(db, shop.id, async (trx) => {
    const figures = await planProductFigures(trx, { from, to });
    const ofDays = sql`
      select product_id, ${ADDED_UP} from daily_products
      where company_id = ${shop.id} and day between ${from}::date and ${to}::date
        ${pair ? sql`and main = ${pair.main} and alternative = ${pair.alternative}` : sql``}
      group by product_id`;
    const asText = sql.raw(PRODUCT_SUMS.map((name) => `${name}::text as ${name}`).join(', '));
    const ways = [
      ofDays,
      sql`select product_id, ${asText} from (${figures.sums(PRODUCT_SUMS, pair)}) f`,
      sql`select product_id, ${ADDED_UP} from (${figures.rows(PRODUCT_SUMS, pair)}) f group by product_id having sum(days) <> 0`,
    ];
    const read = [];
    for (const way of ways) {
      read.push((await sql`select * from (${way}) w order by product_id`.execute(trx)).rows);
    }
    return read;
  });
}

test('whatever the range and the period nearest to it, the sums are those of the days, to the cent', async () => {
  const shop = await openShop(api);
  await fillDays(shop, { products: 25, days: 90 });
  const periods = [
    { from: ago(80), to: ago(1) },
    { from: ago(40), to: ago(10) },
    { from: ago(12), to: ago(3) },
  ];
  const ids = [];
  for (const period of periods) ids.push(await addPeriod(shop, period));
  await run();
  for (const id of ids) assert.equal(await stateOf(id), 'summed');
  const day = fc.integer({ min: 0, max: 88 });
  const pair = fc.constantFrom(
    undefined,
    { main: 'VES', alternative: 'USD' },
    { main: 'VES', alternative: 'EUR' },
  );
  await fc.assert(
    fc.asyncProperty(day, day, pair, async (one, other, ofPair) => {
      const range = { from: ago(Math.max(one, other)), to: ago(Math.min(one, other)) };
      const [days, sums, rows] = await threeWays(shop, range, ofPair);
      assert.deepEqual(sums, days);
      assert.deepEqual(rows, days);
    }),
    { numRuns: 60 },
  );
});

test('what is many rows is asked for once, summed up, and read from then on; the reports say the same', async () => {
  const shop = await openShop(api);
  const { token } = shop;
  await fillDays(shop, { products: Math.ceil((READ_BY_DAY * 5) / 4 / 30) + 20, days: 40 });
  const asked = () =>
    query<{ first_day: string; last_day: string; state: string }>(
      'select first_day::text, last_day::text, state from figure_periods where company_id = $1 order by id',
      [shop.id],
    );
  const range = { from: ago(30), to: TODAY };
  const read = async (from = range.from) => ({
    products: await api.ok(findSalesReport, { token, query: { ...range, from, by: 'product', limit: 50 } }),
    categories: await api.ok(findSalesReport, { token, query: { ...range, from, by: 'category' } }),
    sold: await api.ok(listMostSoldProducts, { token }),
  });
  const before = await read();
  assert.ok(before.products.next);
  const second = () =>
    api.ok(findSalesReport, {
      token,
      query: { ...range, by: 'product', limit: 50, cursor: before.products.next ?? '' },
    });
  const nextBefore = await second();
  await read();
  const wanted = await asked();
  assert.ok(wanted.every(({ first_day, last_day }) => first_day === ago(30) && last_day === ago(1)));
  assert.equal(wanted.length, 1);
  await run();
  await waitUntil('it is summed up', async () => (await asked()).every(({ state }) => state === 'summed'));
  assert.deepEqual(await read(), before);
  assert.deepEqual(await second(), nextBefore);
  // What differs by a day is read from it as well, and nothing more is asked for.
  const dayLess = await read(ago(29));
  assert.notDeepEqual(dayLess.products, before.products);
  assert.equal((await asked()).length, 1);
});

test('a sale that is sent late outdates the periods of its day, and stands in the reports at once', async () => {
  const shop = await openShop(api);
  await ageRates(api, shop);
  const flour = await addProduct(api, shop);
  const device = await openDevice(api, shop);
  await fillDays(shop, { products: 5, days: 20 });
  const touched = await addPeriod(shop, { from: ago(12), to: ago(1) });
  const older = await addPeriod(shop, { from: ago(19), to: ago(8) });
  await run();
  const soldAt = new Date(Date.parse(`${TODAY}T10:00:00-04:00`) - 3 * DAY_MS).toISOString();
  await device.send(shop, { ...draftSale(shop, [flour]), id: newId() }, soldAt);
  assert.deepEqual([await stateOf(touched), await stateOf(older)], ['stale', 'summed']);
  const { items } = await api.ok(findSalesReport, {
    token: shop.token,
    query: { from: ago(12), to: ago(1), by: 'product' },
  });
  assert.equal(items.filter(({ key }) => key === flour.id).length, 1);
});

test('what a late sale changes while a period is being summed up is not kept', async () => {
  const shop = await openShop(api);
  await ageRates(api, shop);
  const flour = await addProduct(api, shop);
  const device = await openDevice(api, shop);
  await fillDays(shop, { products: 5, days: 20 });
  const holder = new pg.Client({ connectionString: api.database.ownerUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table period_products in share mode');
    const id = await addPeriod(shop, { from: ago(12), to: ago(1) });
    const summing = sumUpPeriod(db, shop.id, id);
    await waitUntil('it waits to write', async () => {
      const [row] = await query<{ n: number }>(
        "select count(*)::int as n from pg_locks where relation = 'period_products'::regclass and not granted",
      );
      return (row?.n ?? 0) > 0;
    });
    const soldAt = new Date(Date.parse(`${TODAY}T10:00:00-04:00`) - 3 * DAY_MS).toISOString();
    await device.send(shop, { ...draftSale(shop, [flour]), id: newId() }, soldAt);
    await holder.query('commit');
    await summing;
    assert.equal(await stateOf(id), 'stale');
    assert.equal(await rowsOf(id), 0);
  } finally {
    await holder.end();
  }
});

test('what was being written before a period was asked for is in it', async () => {
  const shop = await openShop(api);
  await fillDays(shop, { products: 5, days: 20 });
  const writer = new pg.Client({ connectionString: api.database.ownerUrl });
  await writer.connect();
  try {
    await writer.query('begin');
    await writer.query('select lock_daily_figures($1), outdate_periods($1, $2)', [shop.id, ago(5)]);
    await writer.query('update daily_products set total = total + 100 where company_id = $1 and day = $2', [
      shop.id,
      ago(5),
    ]);
    const range = { from: ago(12), to: ago(1) };
    const id = await addPeriod(shop, range);
    const summing = sumUpPeriod(db, shop.id, id);
    await waitUntil('it waits for the figures', async () => {
      const [row] = await query<{ n: number }>('select count(*)::int as n from pg_locks where not granted');
      return (row?.n ?? 0) > 0;
    });
    await writer.query('commit');
    await summing;
    await waitUntil('it is summed up', async () => (await stateOf(id)) === 'summed');
    const [days, sums] = await threeWays(shop, range, undefined);
    assert.deepEqual(sums, days);
  } finally {
    await writer.end();
  }
});

test('who asks for a period, and goes on reading, keeps nobody from summing it up', async () => {
  const shop = await openShop(api);
  await fillDays(shop, { products: 9, days: 20 });
  const range = { from: ago(12), to: ago(1) };
  const id = await addPeriod(shop, range);
  await withCompany(db, shop.id, async (trx) => {
    await askForPeriod(trx, { from: ago(15), to: ago(1) });
    await sumUpPeriod(db, shop.id, id);
    await waitUntil('it is summed up', async () => (await stateOf(id)) === 'summed');
  });
});

test('two servers that sum up one period do it once', async () => {
  const shop = await openShop(api);
  await fillDays(shop, { products: 9, days: 20 });
  const range = { from: ago(12), to: ago(1) };
  const id = await addPeriod(shop, range);
  await Promise.all([sumUpPeriod(db, shop.id, id), sumUpPeriod(db, shop.id, id)]);
  await waitUntil('it is summed up', async () => (await stateOf(id)) === 'summed');
  const [days, sums] = await threeWays(shop, range, undefined);
  assert.deepEqual(sums, days);
});

test('what is stale goes, as do the period read longest ago and one that nobody reads any more', async () => {
  const shop = await openShop(api);
  await fillDays(shop, { products: 3, days: 60 });
  const ids = [];
  for (let days = 1; days <= KEPT_PERIODS; days++) {
    ids.push(await addPeriod(shop, { from: ago(10 + days), to: ago(1) }, 'summed'));
  }
  const [oldest = '', unused = '', stale = ''] = ids;
  await query('update figure_periods set used_on = $2 where id = $1', [oldest, ago(9)]);
  await query('update figure_periods set used_on = $2 where id = $1', [unused, ago(31)]);
  await query(
    "update figure_periods set state = 'stale', stale_since = now() - interval '9 minutes' where id = $1",
    [stale],
  );
  await run();
  // A report may still be reading them.
  assert.deepEqual([await stateOf(stale), await stateOf(unused)], ['stale', 'stale']);
  for (const days of [40, 41, 42]) await addPeriod(shop, { from: ago(days), to: ago(1) });
  await run();
  await waitUntil('they are summed up', async () => (await stateOf(oldest)) === 'stale');
  await query(
    "update figure_periods set stale_since = now() - interval '11 minutes' where company_id = $1 and state = 'stale'",
    [shop.id],
  );
  await run();
  await waitUntil(
    'they are gone',
    async () => (await stateOf(stale)) === undefined && (await stateOf(oldest)) === undefined,
  );
  assert.equal(await rowsOf(stale), 0);
  const [left] = await query<{ n: number }>(
    'select count(*)::int as n from figure_periods where company_id = $1',
    [shop.id],
  );
  assert.equal(left?.n, KEPT_PERIODS);
});

test('a period that fails again and again is left', async () => {
  const shop = await openShop(api);
  const id = await addPeriod(shop, { from: ago(12), to: ago(1) });
  await query('update figure_periods set tries = 3 where id = $1', [id]);
  await run();
  assert.equal(await stateOf(id), 'wanted');
});

import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { verifySession } from '@cuadra/shared/contract';
import { ConfigError, readConfig } from '../config/config.ts';
import { migrate } from '../database/migrate.ts';
import { openCompany } from '../testing/company.ts';
import { openTestDatabase } from '../testing/postgres.ts';
import { startApi } from '../testing/start-api.ts';
import { requireRealClock } from './test-clock.ts';

const START = '2031-05-04T10:00:00-04:00';
const api = await startApi({ env: { CUADRA_TEST_CLOCK: START } });
const DAY = 24 * 60 * 60;

/** Seconds from a moment of the test's own to another; a slow machine takes some. */
const isNear = (moment: Date | string | undefined, expected: number) => {
  assert.ok(moment);
  const seconds = (new Date(moment).getTime() - expected) / 1000;
  assert.ok(seconds >= -1 && seconds < 300, `${seconds} s from what was expected`);
};

test('server and database have the time of the clock, and go on with it', async () => {
  const times = async () =>
    (
      await api.database.query<{ now: Date; clock: Date }>('select now() as now, clock_timestamp() as clock')
    )[0];
  isNear((await times())?.now, Date.parse(START));
  const company = await openCompany(api);
  const [row] = await api.database.query<{ by_default: Date; by_function: Date }>(
    `select c.created_at as by_default, s.last_seen_at as by_function
     from companies c, sessions s where c.id = $1 and s.user_id = $2 order by s.created_at desc limit 1`,
    [company.id, company.user.id],
  );
  isNear(row?.by_default, Date.parse(START));
  isNear(row?.by_function, Date.parse(START));

  await api.letPass(3 * DAY);
  const later = Date.parse(START) + 3 * DAY * 1000;
  isNear((await times())?.now, later);
  isNear((await times())?.clock, later);
  const { subscription } = await api.ok(verifySession, { token: company.token });
  assert.equal(subscription?.remaining_days, 12);
});

test('nothing in the database asks for the time in a way that the clock does not answer', async () => {
  const texts = await api.database.query<{ of: string }>(
    `select 'policy ' || policyname || ' on ' || tablename as of from pg_policies
     where concat(qual, with_check) ~ '(now|clock_timestamp)\\('
     union all
     select 'check ' || conname from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) ~ '(now|clock_timestamp)\\('
     union all
     select 'default of ' || a.attrelid::regclass || '.' || a.attname
     from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
     join pg_class c on c.oid = d.adrelid
     where c.relnamespace = 'public'::regnamespace
       and pg_get_expr(d.adbin, d.adrelid) ~* 'pg_catalog\\.(now|clock_timestamp)\\(|current_(date|time)|localtime'
     union all
     select 'function ' || oid::regprocedure from pg_proc
     where pronamespace = 'public'::regnamespace and prosqlbody is null
       and prosrc ~* 'current_date|current_time|localtime|transaction_timestamp|statement_timestamp|pg_catalog\\.now'`,
  );
  assert.deepEqual(texts, []);
});

/** What measures how long something takes, or what the machine does, has the machine's clock. */
const MACHINE = /^(clock|database\/cluster|process|testing|metrics|commands)\//;
const OTHER_CLOCKS =
  /\bnew Date\(\)|\bDate\.now\(\)|\bcurrent_(date|time|timestamp)\b|\blocaltime|\b(statement|transaction)_timestamp\b/;

test('all of the server asks this clock what time it is', async () => {
  const sources = new URL('../../src/', import.meta.url);
  const found: string[] = [];
  for (const name of await readdir(sources, { recursive: true })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts') || MACHINE.test(name)) continue;
    const text = await readFile(new URL(name, sources), 'utf8');
    if (OTHER_CLOCKS.test(text)) found.push(name);
  }
  assert.deepEqual(found, []);
});

test('where one sells it cannot be switched on', () => {
  for (const NODE_ENV of ['production', 'development', '']) {
    assert.throws(
      () => readConfig({ NODE_ENV, CUADRA_TEST_CLOCK: START }, '/'),
      new ConfigError(
        'CUADRA_TEST_CLOCK mueve el reloj de las pruebas y solo vale con NODE_ENV=test: quítala, aquí se vende con la hora de verdad.',
      ),
    );
  }
  assert.throws(
    () => readConfig({ NODE_ENV: 'test', CUADRA_TEST_CLOCK: 'mañana' }, '/'),
    /tiene que ser un momento/,
  );
  assert.equal(readConfig({ NODE_ENV: 'production' }, '/').testClock, undefined);
});

test('a database that has it is refused where it is not asked for, and can still be migrated', async () => {
  await assert.rejects(
    requireRealClock(api.database.ownerUrl),
    /^StartError: Esta base de datos tiene el reloj de pruebas/,
  );
  await requireRealClock((await openTestDatabase()).ownerUrl);
  await migrate(api.database.ownerUrl);
  const strays = await api.database.query(
    "select relname from pg_class where relnamespace = 'test_clock'::regnamespace and relkind = 'r'",
  );
  assert.deepEqual(strays, [{ relname: 'clock' }]);
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import pg from 'pg';
import { afterTests } from '../testing/after-tests.ts';
import { openEmptyDatabase } from '../testing/postgres.ts';
import { migrate } from './migrate.ts';

async function run(url: string, ...statements: string[]): Promise<pg.QueryResult['rows']> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: pg.QueryResult['rows'] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const databaseOf = (url: string) => new URL(url).pathname.slice(1);

/** A database of the tests' server with an owner of its own, made as an administrator of PostgreSQL makes one. */
async function databaseOfAnOwner(options: { createRole: boolean; owns: boolean }): Promise<string> {
  const url = new URL(await openEmptyDatabase());
  const administrator = url.href;
  const owner = `owner_${randomUUID().slice(0, 8)}`;
  await run(
    administrator,
    `create role ${owner} login password 'of-${owner}' ${options.createRole ? 'createrole' : ''}`,
    ...(options.owns ? [`alter database ${databaseOf(administrator)} owner to ${owner}`] : []),
    // As another Cuadra of that server would have it.
    ...(options.createRole ? [`grant cuadra_app, cuadra_backoffice to ${owner} with admin option`] : []),
  );
  afterTests(() =>
    run(administrator, `reassign owned by ${owner} to current_user`, `drop owned by ${owner}`),
  );
  url.username = owner;
  url.password = `of-${owner}`;
  return url.href;
}

test('a second Cuadra on the server, with another owner, leaves the first one in', async () => {
  const first = await openEmptyDatabase();
  const urls = await migrate(first);
  const second = await databaseOfAnOwner({ createRole: true, owns: true });
  const others = await migrate(second);
  const who = 'select current_user as "user", count(*)::int as companies from companies group by 1';
  for (const url of [urls.appUrl, urls.backofficeUrl, others.appUrl, others.backofficeUrl]) {
    assert.deepEqual(await run(url, who), []);
    const [{ user }] = await run(url, 'select current_user as "user"');
    assert.equal(user, new URL(url).username);
  }
  assert.equal(
    new Set(
      [urls.appUrl, urls.backofficeUrl, others.appUrl, others.backofficeUrl].map(
        (url) => new URL(url).username,
      ),
    ).size,
    4,
  );
  assert.deepEqual(await migrate(first), urls);
  assert.deepEqual(await run(others.appUrl, who), []);
});

test('a password that works is left alone, whoever set it, and one that does not is set', async () => {
  const url = await openEmptyDatabase();
  const { appUrl } = await migrate(url);
  const { username, password } = new URL(appUrl);
  const stored = `select rolpassword from pg_authid where rolname = '${username}'`;
  const before = await run(url, stored);
  await migrate(url);
  assert.deepEqual(await run(url, stored), before);
  await run(url, `alter role ${username} password 'another'`);
  await migrate(url);
  assert.notEqual(password, 'another');
  assert.deepEqual(await run(appUrl, 'select 1 as n'), [{ n: 1 }]);
});

test('a password of one’s own for cuadra_app, as DATABASE_APP_URL has it, outlives a start', async () => {
  const url = await openEmptyDatabase();
  await migrate(url);
  await run(url, "alter role cuadra_app login password 'of-our-own'");
  afterTests(() => run(url, 'alter role cuadra_app nologin password null'));
  await migrate(url);
  const own = new URL(url);
  own.username = 'cuadra_app';
  own.password = 'of-our-own';
  assert.deepEqual(await run(own.href, 'select current_user as name'), [{ name: 'cuadra_app' }]);
});

test('an owner who may not make roles, or a role that is not the owner, is told what to do', async () => {
  const refusal = (url: string) => migrate(url).then(() => 'it migrated', String);
  const noRoles = await databaseOfAnOwner({ createRole: false, owns: true });
  assert.match(await refusal(noRoles), /^StartError: El usuario «owner_\w+» .*createrole.*with admin option/);
  const noOwner = await databaseOfAnOwner({ createRole: true, owns: false });
  assert.match(
    await refusal(noOwner),
    /^StartError: El usuario «owner_\w+» .*no es el dueño.*owner to "owner_\w+"/,
  );
});

test('a database with tables of somebody else is told as such', async () => {
  const foreign = await openEmptyDatabase();
  await run(foreign, 'create table companies (n int)');
  const refusal = await migrate(foreign).then(() => 'it migrated', String);
  assert.match(refusal, /^StartError: .*tablas que no son de Cuadra/);
});

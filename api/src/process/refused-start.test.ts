import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { makeTestFolder, openEmptyDatabase, openTestDatabase } from '../testing/postgres.ts';
import { runCommand } from '../testing/run-command.ts';
import { explain } from './explain.ts';

const folder = await makeTestFolder();

/** What Cuadra says where it does not start: one line on the error output, and no stack. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { code, stderr } = await runCommand('../main', [], {
    env: {
      ...{ NODE_ENV: 'production', PORT: '0', RATE_PROVIDER: 'off' },
      ...{ DATA_DIR: join(folder, 'data'), PUBLISH_BUILDS: 'off' },
      ...env,
    },
  });
  assert.equal(code, 1, stderr);
  assert.equal(stderr.trimEnd().split('\n').length, 1, stderr);
  assert.doesNotMatch(stderr, /\bat .+:\d+|Error:/);
  return stderr.trimEnd();
}

test('an older Cuadra on a newer schema', async () => {
  const { ownerUrl, query } = await openTestDatabase();
  await query("insert into kysely_migration values ('9999_of_tomorrow', now()::text)");
  assert.match(
    await refusal({ DATABASE_URL: ownerUrl }),
    /^La base de datos es de una versión más nueva de Cuadra \(9999_of_tomorrow\).*npm run restore/,
  );
});

test('a role that is not the owner, an application role that is not let in', async () => {
  const { ownerUrl, appUrl } = await openTestDatabase();
  assert.match(
    await refusal({ DATABASE_URL: appUrl }),
    /^El usuario «cuadra_app_\w+» de DATABASE_URL no puede/,
  );
  const wrong = new URL(appUrl);
  wrong.password = 'otra';
  const said = await refusal({ DATABASE_URL: ownerUrl, DATABASE_APP_URL: wrong.href });
  assert.match(
    said,
    /^No se pudo conectar con la base de datos de DATABASE_APP_URL .*contraseña no valen\.$/,
  );
  assert.doesNotMatch(said, /otra/);
});

test('a PostgreSQL that is too old', async () => {
  const url = await openEmptyDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // As that version would say it.
  await client.query(
    `create schema older;
     create function older.current_setting(name text) returns text language sql as $$
       select case name when 'server_version_num' then '170006' when 'server_version' then '17.6' end $$;
     do $$ begin
       execute format('alter database %I set search_path = older, pg_catalog, public', current_database());
     end $$`,
  );
  await client.end();
  assert.equal(
    await refusal({ DATABASE_URL: url }),
    'La base de datos de DATABASE_URL es PostgreSQL 17.6, y Cuadra necesita el 18 o uno más nuevo: actualiza ese servidor, o quita DATABASE_URL y Cuadra usa el suyo.',
  );
});

test('folders that are none, and a clock of tests', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  assert.match(
    await refusal({ DATA_DIR: join(file, 'data') }),
    /^No se puede usar la carpeta de datos .*file\/data: no es una carpeta.*DATA_DIR\.$/,
  );
  const { ownerUrl } = await openTestDatabase();
  assert.match(
    await refusal({ DATABASE_URL: ownerUrl, CUADRA_TEST_CLOCK: '2027-01-01T00:00:00Z' }),
    /^CUADRA_TEST_CLOCK .*solo vale con NODE_ENV=test/,
  );
});

test('a full disk is told as such, and what nobody can do anything about keeps its stack', async () => {
  const full = await writeFile('/dev/full', 'x').catch((error: unknown) => error);
  assert.match(explain(full) ?? '', /^No se puede escribir.*: el disco está lleno\./);
  assert.equal(explain(new TypeError('ours')), undefined);
  assert.equal(explain('ours'), undefined);
});

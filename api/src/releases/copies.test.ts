import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listRemotes } from '@cuadra/shared/contract';
import { openCompany } from '../testing/company.ts';
import { buildContents, SHELL } from '../testing/module-build.ts';
import { asOwner, eventually } from '../testing/releases.ts';
import { COPIES, startApi } from '../testing/start-api.ts';
import { activate, rollback } from './channels.ts';
import { readModuleBuild } from './module-build.ts';
import { publish } from './publish.ts';

const first = await startApi();
const { database } = first;
const second = await startApi({ database });
const { token } = await openCompany(first);

const release = (id: string, version: string) =>
  asOwner(database, async (db) => {
    await publish(db, await readModuleBuild(buildContents(id)), { shell: SHELL, version, by: 'test' });
    await activate(db, 'mf_pos', version, 'test');
  });

/** What each of the two copies offers. */
const offered = () =>
  Promise.all(
    [first, second].map(async (api) =>
      (await api.ok(listRemotes, { token })).items.map((one) => one.version),
    ),
  );
const script = async (version: string) =>
  Promise.all(
    [first, second].map(async (api) => {
      const { status, text } = await api.send('GET', `/remotes/mf_pos/${version}/entry.js`);
      return status === 200 ? /mf_pos_(\w+)/.exec(text)?.[1] : status;
    }),
  );

/** Ends the connections that listen; those of requests stay. */
const cutListeners = () =>
  database.query<{ cut: boolean }>(
    `select pg_terminate_backend(pid) as cut from pg_stat_activity
     where application_name = 'cuadra (releases)' and datname = current_database()`,
  );

test('two copies on one database serve the same', async () => {
  await release('aaaaaaaa', '1.0.0');
  await eventually(offered, [['1.0.0'], ['1.0.0']]);
  assert.deepEqual(await script('1.0.0'), ['aaaaaaaa', 'aaaaaaaa']);
  assert.deepEqual(await script('1.1.0'), [404, 404]);
  await release('bbbbbbbb', '1.1.0');
  await eventually(offered, [['1.1.0'], ['1.1.0']]);
  assert.deepEqual(await script('1.1.0'), ['bbbbbbbb', 'bbbbbbbb']);
  await asOwner(database, (db) => rollback(db, 'mf_pos', 'test'));
  await eventually(offered, [['1.0.0'], ['1.0.0']]);
});

test('a copy that lost its connection hears of what happened meanwhile, and of what happens then', async () => {
  assert.equal((await cutListeners()).length, 2 * COPIES);
  await asOwner(database, (db) => activate(db, 'mf_pos', '1.1.0', 'test'));
  await eventually(offered, [['1.1.0'], ['1.1.0']]);
  await eventually(async () => (await listeners()).length, 2 * COPIES);
  await asOwner(database, (db) => activate(db, 'mf_pos', '1.0.0', 'test'));
  await eventually(offered, [['1.0.0'], ['1.0.0']]);
});

test('what the database holds and is no registry changes nothing, and is told', async () => {
  await database.query(
    `insert into releases (name, version, record, published_by) values ('mf_pos', '..', '{}', 'test')`,
  );
  await eventually(async () => isTold(second.logs()), true);
  assert.deepEqual(await offered(), [['1.0.0'], ['1.0.0']]);
  await database.query(`delete from releases where version = '..'`);
  await asOwner(database, (db) => activate(db, 'mf_pos', '1.1.0', 'test'));
  await eventually(offered, [['1.1.0'], ['1.1.0']]);
});

test('a copy that stops leaves no connection', async () => {
  await second.close();
  await eventually(async () => (await listeners()).length, COPIES);
});

const listeners = () =>
  database.query(
    `select pid from pg_stat_activity
     where application_name = 'cuadra (releases)' and datname = current_database()`,
  );

const isTold = (logs: string[]) => logs.some((line) => line.includes('the releases cannot be read'));

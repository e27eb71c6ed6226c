import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { connect } from '../database/connect.ts';
import { afterTests } from '../testing/after-tests.ts';
import { buildContents, SHELL } from '../testing/module-build.ts';
import { makeTestFolder, openTestDatabase } from '../testing/postgres.ts';
import { readBuildFolder } from './build-folder.ts';
import { activate } from './channels.ts';
import { publish } from './publish.ts';
import { checkLocalBuilds, publishLocalBuilds } from './publish-local.ts';
import { readRegistry } from './read-registry.ts';

const database = await openTestDatabase();
const db = connect(database.ownerUrl, { poolSize: 2 });
afterTests(() => db.destroy());
const project = await makeTestFolder();
const folder = join(project, 'mf-pos', '.build', 'www');

async function put(file: string, content: string | Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, content);
}
/** Builds Caja, as `npm run build` leaves it. */
async function build(id: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, content] of buildContents(id)) await put(join(folder, path), content);
}
const offer = async () => (await publishLocalBuilds(db, project, 'test')).published;
const versions = async () => {
  const { active, previous, versions } = (await readRegistry(db)).remotes.mf_pos ?? { versions: {} };
  return { active, previous, all: Object.keys(versions) };
};

test('what is built is offered, the one before stays to fall back to, and older local ones go', async () => {
  await put(join(project, 'shell', '.build', 'www', 'shell.json'), JSON.stringify(SHELL));
  await build('aaaaaaaa');
  assert.deepEqual(await offer(), [{ name: 'mf_pos', version: '0.1.0-local.aaaaaaaa', outcome: 'active' }]);
  assert.deepEqual(await offer(), [{ name: 'mf_pos', version: '0.1.0-local.aaaaaaaa', outcome: 'kept' }]);
  for (const id of ['bbbbbbbb', 'cccccccc']) {
    await build(id);
    await offer();
  }
  const [b, c] = ['0.1.0-local.bbbbbbbb', '0.1.0-local.cccccccc'];
  assert.deepEqual(await versions(), { active: c, previous: b, all: [b, c] });
  // What only the removed one held is gone, what all have is there.
  const [{ blobs } = { blobs: 0 }] = await database.query<{ blobs: number }>(
    'select count(*)::int as blobs from release_blobs',
  );
  assert.equal(blobs, 2 * 2 + 1);
  // Gone back to what was built before.
  await build('bbbbbbbb');
  await offer();
  assert.deepEqual(await versions(), { active: b, previous: c, all: [b, c] });
});

test('a released version stays active until somebody activates another one', async () => {
  await build('dddddddd');
  await publish(db, await readBuildFolder(folder), { shell: SHELL, version: '1.0.0', by: 'test' });
  await activate(db, 'mf_pos', '1.0.0', 'test');
  await build('eeeeeeee');
  const version = '0.1.0-local.eeeeeeee';
  assert.deepEqual(await offer(), [{ name: 'mf_pos', version, outcome: 'beside' }]);
  const { active, all } = await versions();
  assert.equal(active, '1.0.0');
  assert.ok(all.includes(version) && all.includes('1.0.0'));
});

test('a build that cannot go out is told, and keeps no other one from it', async () => {
  await rm(join(folder, 'entry.js'));
  const other = join(project, 'mf-clients', '.build', 'www');
  for (const [path, content] of buildContents('ffffffff'))
    await put(join(other, path), String(content).replaceAll('"mf_pos"', '"mf_clients"'));
  await rm(join(other, 'entry.js.br'));
  await rm(join(other, 'entry.js.gz'));
  const { published, refused } = await publishLocalBuilds(db, project, 'test');
  assert.deepEqual(
    published.map(({ name }) => name),
    ['mf_clients'],
  );
  assert.deepEqual(
    refused.map((one) => one.package),
    ['mf-pos'],
  );
  assert.match(String(refused[0]?.error), /entry\.js falta/);
  const checked = await checkLocalBuilds(project, ['mf-pos', 'mf-clients']);
  assert.deepEqual(
    checked.map((one) => one.package),
    ['mf-pos'],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  activateRelease,
  listReleases,
  listRemotes,
  rollBackRelease,
  setReleaseCanary,
} from '@cuadra/shared/contract';
import { openCompany, signInPlatform } from '../testing/company.ts';
import { buildContents, SHELL } from '../testing/module-build.ts';
import { asOwner } from '../testing/releases.ts';
import { startApi } from '../testing/start-api.ts';
import { readModuleBuild } from './module-build.ts';
import { publish } from './publish.ts';

const api = await startApi();
const root = await signInPlatform(api, 'super_user');
const company = await openCompany(api);
const params = { module: 'mf_pos' };

const offered = async () =>
  (await api.ok(listRemotes, { token: company.token })).items.map(({ version }) => version);

test('who runs Cuadra sees the versions, activates one, and goes back; it counts with the answer', async () => {
  await asOwner(api.database, async (db) => {
    for (const [id, version] of [
      ['aaaaaaaa', '1.0.0'],
      ['bbbbbbbb', '1.1.0'],
    ] as const)
      await publish(db, await readModuleBuild(buildContents(id)), {
        shell: SHELL,
        version,
        by: 'CI de Caja',
      });
  });
  const { items } = await api.ok(listReleases, { token: root });
  assert.deepEqual(
    items.map(({ name, active, versions }) => [name, active, ...versions.map(({ version }) => version)]),
    [['mf_pos', null, '1.1.0', '1.0.0']],
  );
  assert.equal(items[0]?.versions[0]?.published_by, 'CI de Caja');

  for (const version of ['1.0.0', '1.1.0']) {
    const channels = await api.ok(activateRelease, { token: root, params, body: { version } });
    assert.equal(channels.active, version);
    assert.deepEqual(await offered(), [version]);
  }
  assert.deepEqual(await api.ok(rollBackRelease, { token: root, params }), {
    ...{ name: 'mf_pos', active: '1.0.0', previous: null, canary: null },
  });
  assert.deepEqual(await offered(), ['1.0.0']);
  const canary = { version: '1.1.0', companies: [company.id], share: 0 };
  await api.ok(setReleaseCanary, { token: root, params, body: { canary } });
  assert.deepEqual(await offered(), ['1.1.0']);
  await api.ok(setReleaseCanary, { token: root, params, body: { canary: null } });
  assert.deepEqual(await offered(), ['1.0.0']);

  const log = await api.database.query<{ what: string; who: string }>(
    "select what, who from release_log where what <> 'published' order by id",
  );
  assert.deepEqual(
    log.map(({ what }) => what),
    ['activated', 'activated', 'rolled-back', 'canary', 'canary'],
  );
  assert.match(log[0]?.who ?? '', /^Soporte \(p\S+\)$/);
});

test('what is not published is not found, and says why', async () => {
  const unknown = await api.refused(activateRelease, { token: root, params, body: { version: '9.9.9' } });
  assert.deepEqual([unknown.status, unknown.details], [404, { reason: 'mf_pos no tiene la versión 9.9.9.' }]);
  assert.equal((await api.refused(rollBackRelease, { token: root, params })).status, 404);
  const other = { token: root, params: { module: 'mf_other' } };
  assert.equal((await api.refused(rollBackRelease, other)).status, 404);
});

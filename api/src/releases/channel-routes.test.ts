import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  activateRelease,
  listReleaseHolds,
  listReleases,
  listReleaseVersions,
  listRemotes,
  MOST_PINS,
  pinRelease,
  rollBackRelease,
  setReleaseCanary,
  setReleaseHold,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { openCompany, signInPlatform } from '../testing/company.ts';
import { buildContents, SHELL } from '../testing/module-build.ts';
import { asOwner } from '../testing/releases.ts';
import { startApi } from '../testing/start-api.ts';
import { readModuleBuild } from './module-build.ts';
import { publish } from './publish.ts';

const MONDAY_AT_NINE = '2027-02-01T09:00:00-04:00';
const api = await startApi({ env: { CUADRA_TEST_CLOCK: MONDAY_AT_NINE } });
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
    ...{ name: 'mf_pos', active: '1.0.0', previous: null, canary: null, pins: {}, companies: [] },
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

test('one company gets a version of its own, until it is taken back', async () => {
  const other = await openCompany(api);
  const offeredTo = async (token: string) => (await api.ok(listRemotes, { token })).items[0]?.version;
  const pin = (company_id: string, version: string | null) =>
    api.ok(pinRelease, { token: root, params, body: { company_id, version } });
  const channels = await pin(company.id, '1.1.0');
  assert.deepEqual(channels.pins, { [company.id]: '1.1.0' });
  assert.deepEqual(
    channels.companies.map(({ id }) => id),
    [company.id],
  );
  assert.deepEqual([await offeredTo(company.token), await offeredTo(other.token)], ['1.1.0', '1.0.0']);
  assert.deepEqual((await pin(company.id, null)).pins, {});
  assert.deepEqual([await offeredTo(company.token), await offeredTo(other.token)], ['1.0.0', '1.0.0']);
  for (const body of [
    { company_id: newId(), version: '1.1.0' },
    { company_id: company.id, version: '9.9.9' },
  ])
    assert.equal((await api.refused(pinRelease, { token: root, params, body })).status, 404);
});

test('a module has a bounded number of companies with a version of their own', async () => {
  await api.database.query(
    `update release_channels set pins = (
       select jsonb_object_agg(uuidv7(), '1.1.0') from generate_series(1, $1)) where name = 'mf_pos'`,
    [MOST_PINS],
  );
  const body = { company_id: company.id, version: '1.1.0' };
  const { status, details } = await api.refused(pinRelease, { token: root, params, body });
  assert.deepEqual([status, details], [409, { reason: 'mf_pos ya tiene 1000 empresas con versión propia.' }]);
  await api.database.query("update release_channels set pins = '{}' where name = 'mf_pos'");
});

test('a company keeps what it runs in its opening hours, and gets the new one when they are over', async () => {
  const offeredNow = async () => (await api.ok(listRemotes, { token: company.token })).items[0]?.version;
  const hours = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' };
  await api.ok(setReleaseHold, { token: root, params: { id: company.id }, body: { hours } });
  const { items } = await api.ok(listReleaseHolds, { token: root });
  assert.deepEqual(
    items.map((item) => [item.company.id, item.hours]),
    [[company.id, hours]],
  );
  await api.ok(activateRelease, { token: root, params, body: { version: '1.1.0' } });
  assert.equal(await offeredNow(), '1.0.0');
  await api.letPass(9 * 3600 + 60);
  assert.equal(await offeredNow(), '1.1.0');

  // The next morning: what is taken out is left, in the middle of the day too.
  await api.letPass(15 * 3600);
  await api.ok(rollBackRelease, { token: root, params });
  assert.equal(await offeredNow(), '1.0.0');
  await api.ok(activateRelease, { token: root, params, body: { version: '1.1.0' } });
  assert.equal(await offeredNow(), '1.0.0');
  await api.ok(setReleaseHold, { token: root, params: { id: company.id }, body: { hours: null } });
  assert.equal(await offeredNow(), '1.1.0');
  assert.deepEqual((await api.ok(listReleaseHolds, { token: root })).items, []);

  const same = { hours: { ...hours, closes: '08:00' } };
  assert.equal(
    (await api.refused(setReleaseHold, { token: root, params: { id: company.id }, body: same })).status,
    400,
  );
  const nobody = { token: root, params: { id: newId() }, body: { hours } };
  assert.equal((await api.refused(setReleaseHold, nobody)).status, 404);
});

test('versions are read page by page, and the list of modules shows the newest', async () => {
  await asOwner(api.database, async (db) => {
    for (let patch = 0; patch < 14; patch++)
      await publish(db, await readModuleBuild(buildContents(`cccccc${10 + patch}`)), {
        ...{ shell: SHELL, version: `2.0.${patch}`, by: 'CI de Caja' },
      });
  });
  const [pos] = (await api.ok(listReleases, { token: root })).items;
  const shown = pos?.versions.map(({ version }) => version) ?? [];
  assert.equal(shown.length, 12);
  assert.deepEqual([shown[0], ...shown.slice(-2)], ['2.0.13', '1.1.0', '1.0.0']);
  const first = await api.ok(listReleaseVersions, { token: root, params, query: { limit: 10 } });
  const cursor = first.next ?? '';
  const rest = await api.ok(listReleaseVersions, { token: root, params, query: { limit: 10, cursor } });
  assert.deepEqual([first.items.length, rest.items.length, rest.next], [10, 6, null]);
});

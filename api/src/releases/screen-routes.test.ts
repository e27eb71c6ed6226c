import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  activateRelease,
  findReleaseEffect,
  findReleaseFigures,
  listReleaseLog,
  listReleases,
  listReleaseTokens,
  listRemotes,
  makeReleaseToken,
  pinRelease,
  publishRelease,
  reportRemoteLoad,
  revokeReleaseToken,
  rollBackRelease,
  SHELL_API_VERSION,
  setReleaseCanary,
  setReleaseHold,
  setReleaseTeam,
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
const shops = await Promise.all(Array.from({ length: 5 }, () => openCompany(api)));
const [one, two] = shops;
assert.ok(one && two);
const params = { module: 'mf_pos' };
await asOwner(api.database, async (db) => {
  const { descriptor } = JSON.parse(String(buildContents().get('remote.json')));
  const shell = { ...SHELL, api_version: SHELL_API_VERSION };
  for (const [build, version] of [
    ['aaaaaaaa', '1.0.0'],
    ['bbbbbbbb', '1.1.0'],
    ['cccccccc', '1.2.0'],
  ] as const) {
    const contents = buildContents(build, { descriptor: { ...descriptor, apiVersion: '^3.0.0' } });
    await publish(db, await readModuleBuild(contents), { shell, version, by: 'CI de Caja' });
  }
});
const activate = (version: string) => api.ok(activateRelease, { token: root, params, body: { version } });
await activate('1.0.0');
await activate('1.1.0');

const effect = (query: Record<string, string>) =>
  api.ok(findReleaseEffect, { token: root, params, query: query as { change: 'none' } });
const offered = async (token: string) => (await api.ok(listRemotes, { token })).items[0]?.version;

test('what a change makes of who gets what is said before, and is what comes', async () => {
  await api.ok(pinRelease, { token: root, params, body: { company_id: one.id, version: '1.0.0' } });
  assert.deepEqual(await effect({}), {
    ...{ companies: 5, changed: 0, held: 0 },
    before: [
      { version: '1.1.0', companies: 4 },
      { version: '1.0.0', companies: 1 },
    ],
    after: [
      { version: '1.1.0', companies: 4 },
      { version: '1.0.0', companies: 1 },
    ],
  });
  const hours = { days: [1], opens: '08:00', closes: '18:00' };
  await api.ok(setReleaseHold, { token: root, params: { id: two.id }, body: { hours } });
  const said = await effect({ change: 'activate', version: '1.2.0' });
  assert.deepEqual([said.changed, said.held], [4, 1]);
  const back = await effect({ change: 'rollback' });
  assert.deepEqual([back.changed, back.held, back.after], [4, 0, [{ version: '1.0.0', companies: 5 }]]);
  const canary = await effect({ change: 'canary', version: '1.2.0', companies: `${one.id},${two.id}` });
  assert.deepEqual([canary.changed, canary.held], [1, 1]);

  const share = await effect({ change: 'canary', version: '1.2.0', share: '0.5' });
  await api.ok(setReleaseHold, { token: root, params: { id: two.id }, body: { hours: null } });
  await api.ok(setReleaseCanary, {
    ...{ token: root, params, body: { canary: { version: '1.2.0', share: 0.5 } } },
  });
  const got = await Promise.all(shops.map(({ token }) => offered(token)));
  const promised = share.after.find(({ version }) => version === '1.2.0')?.companies ?? 0;
  assert.equal(got.filter((version) => version === '1.2.0').length, promised);
  await api.ok(setReleaseCanary, { token: root, params, body: { canary: null } });
  await api.ok(pinRelease, { token: root, params, body: { company_id: one.id, version: null } });

  const unknown = { token: root, params, query: { change: 'activate' as const, version: '9.9.9' } };
  assert.equal((await api.refused(findReleaseEffect, unknown)).status, 404);
});

test('a token is made, shown once, publishes, and is ended; the log tells', async () => {
  const body = { module: 'mf_pos', label: 'CI de Caja' };
  const { id, token } = await api.ok(makeReleaseToken, { token: root, body });
  const { items } = await api.ok(listReleaseTokens, { token: root, query: params });
  assert.deepEqual(
    items.map((item) => [item.id, item.label, item.revoked_at]),
    [[id, 'CI de Caja', null]],
  );
  assert.ok(!JSON.stringify(items).includes(token));
  // Let in: what it sends is no archive.
  const headers = { 'content-type': 'application/gzip' };
  const publishing = () => api.request(publishRelease, { token, params, body: 'x', headers });
  assert.equal((await publishing()).status, 400);
  await api.ok(revokeReleaseToken, { token: root, params: { id } });
  assert.equal((await publishing()).status, 401);
  assert.equal((await api.refused(revokeReleaseToken, { token: root, params: { id } })).status, 404);
  assert.deepEqual(
    (await api.ok(listReleaseTokens, { token: root, query: { module: 'mf_other' } })).items,
    [],
  );
  await api.refused(makeReleaseToken, { token: root, body: { ...body, label: '' } });
});

test('the team gets an address, and the list of modules shows it', async () => {
  const address = async () => (await api.ok(listReleases, { token: root })).items[0]?.address;
  await api.ok(setReleaseTeam, { token: root, params, body: { address: 'caja@equipo.example' } });
  assert.equal(await address(), 'caja@equipo.example');
  await api.refused(setReleaseTeam, { token: root, params, body: { address: 'a@b.example, c@d.example' } });
  await api.ok(setReleaseTeam, { token: root, params, body: { address: null } });
  assert.equal(await address(), null);
});

test('the log is read page by page, with the names of companies', async () => {
  await api.ok(rollBackRelease, { token: root, params });
  const first = await api.ok(listReleaseLog, { token: root, params, query: { limit: 8 } });
  assert.deepEqual(first.items[0]?.what, 'rolled-back');
  const all = [...first.items];
  for (let cursor = first.next; cursor !== null; ) {
    const more = await api.ok(listReleaseLog, { token: root, params, query: { limit: 8, cursor } });
    all.push(...more.items);
    cursor = more.next;
  }
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
  assert.ok(all.length > 10);
  const pinned = all.find(({ what }) => what === 'pinned');
  assert.deepEqual(
    pinned?.companies.map(({ id }) => id),
    [one.id],
  );
  assert.equal(all.at(-1)?.what, 'published');
});

test("the log of every module has a company's hours without updates, which are of all of them", async () => {
  const hours = { days: [1, 2], opens: '08:00', closes: '18:00' };
  await api.ok(setReleaseHold, { token: root, params: { id: one.id }, body: { hours } });
  const [last] = (await api.ok(listReleaseLog, { token: root, params, query: { limit: 1 } })).items;
  assert.deepEqual(
    [last?.what, last?.details, last?.companies.map(({ id }) => id)],
    ['held', { company: one.id, ...hours }, [one.id]],
  );
  await api.ok(setReleaseHold, { token: root, params: { id: one.id }, body: { hours: null } });
});

test('loads are told by day and by version, and what is on trial with them', async () => {
  await activate('1.2.0');
  const body = { name: 'mf_pos', version: '1.2.0', outcome: 'ready' as const, ms: 100 };
  for (const { token } of shops) await api.ok(reportRemoteLoad, { token, body });
  const failed = { ...body, outcome: 'failed' as const, kind: 'evaluation' as const, ms: 20 };
  await api.ok(reportRemoteLoad, { token: one.token, body: failed });
  await api.ok(reportRemoteLoad, { token: two.token, body: { ...body, version: '1.0.0', ms: 300 } });
  const { days, versions, trials } = await api.ok(findReleaseFigures, { token: root, params });
  assert.equal(days.length, 7);
  assert.deepEqual(days.at(-1), { day: '2027-02-01', ready: 6, failed: 1 });
  assert.deepEqual(versions, [
    {
      ...{ version: '1.2.0', ready: 5, failed: 1, fallback: 0, companies: 5, ready_ms: 100 },
      ...{ success: 5 / 6, kinds: { evaluation: 1 } },
    },
    {
      version: '1.0.0',
      ready: 1,
      failed: 0,
      fallback: 0,
      companies: 1,
      ready_ms: 300,
      success: 1,
      kinds: {},
    },
  ]);
  assert.deepEqual(
    trials.map(({ version, before, role, kind, loads, failed: times, verdict }) => ({
      ...{ version, before, role, kind, loads, times, verdict },
    })),
    [
      {
        ...{ version: '1.2.0', before: '1.0.0', role: 'active', kind: 'evaluation' },
        ...{ loads: 5, times: 1, verdict: 'open' },
      },
    ],
  );
  const far = { from: '2020-01-01', to: '2027-02-01' };
  assert.equal((await api.ok(findReleaseFigures, { token: root, params, query: far })).days.length, 92);
});

test('all of it is for super users alone', async () => {
  const { token } = one;
  const body = { module: 'mf_pos', label: 'Nadie' };
  for (const answer of [
    await api.refused(findReleaseFigures, { token, params }),
    await api.refused(findReleaseEffect, { token, params }),
    await api.refused(listReleaseLog, { token, params }),
    await api.refused(listReleaseTokens, { token }),
    await api.refused(makeReleaseToken, { token, body }),
    await api.refused(revokeReleaseToken, { token, params: { id: newId() } }),
    await api.refused(setReleaseTeam, { token, params, body: { address: null } }),
  ])
    assert.equal(answer.status, 403);
});

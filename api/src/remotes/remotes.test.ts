import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listRemotes, RELEASES_HEADER, reportRemoteLoad, verifySession } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { openCompany, signInPlatform } from '../testing/company.ts';
import { eventually, type WrittenRemote, writeRegistry } from '../testing/releases.ts';
import { startApi } from '../testing/start-api.ts';

// A release counts at once where it is activated, and on other copies as soon as the database has told them.
const api = await startApi({ copies: 1 });
const company = await openCompany(api);
const { token } = company;

const version = (name: string, number: string, descriptor: object = {}) => ({
  version: number,
  base: `/remotes/${name}/${number}/`,
  container: `${name}_${number.replaceAll('.', '_')}`,
  entry: 'entry.js',
  files: { 'entry.js': `sha384-${'A'.repeat(64)}` },
  exposes: { './Page': ['entry.js'] },
  descriptor: { name, apiVersion: '^3.0.0', requires: null, ...descriptor },
  published_at: '2026-11-20T12:00:00Z',
  size_gzip: 1_000,
});

interface Choice {
  active?: string | null;
  previous?: string | null;
  canary?: object | null;
  descriptor?: object;
}

const remote = (
  name: string,
  { active = '1.1.0', previous = '1.0.0', canary = null, descriptor = {} }: Choice = {},
) => ({
  active,
  previous,
  canary,
  versions: Object.fromEntries(
    ['1.0.0', '1.1.0', '1.2.0'].map((number) => [number, version(name, number, descriptor)]),
  ),
});

const publish = (remotes: Record<string, WrittenRemote>) => writeRegistry(api.database, remotes);

const offered = async (of: string = token) =>
  (await api.ok(listRemotes, { token: of })).items.map(({ name, version: number, fallback }) =>
    [name, number, fallback?.version ?? 'none'].join(' '),
  );

test('before anything is published there are no remotes, and that is no error', async () => {
  assert.deepEqual(await offered(), []);
});

test('a remote comes at its active version, with the one before to fall back to, and again within verify', async () => {
  await publish({ mf_pos: remote('mf_pos'), mf_clients: remote('mf_clients', { previous: null }) });
  await eventually(() => offered(), ['mf_clients 1.1.0 none', 'mf_pos 1.1.0 1.0.0']);
  const { items } = await api.ok(listRemotes, { token });
  const { remotes } = await api.ok(verifySession, { token });
  assert.deepEqual(remotes, items);
  const [, pos] = items;
  assert.equal(pos?.base, '/remotes/mf_pos/1.1.0/');
  assert.deepEqual(pos?.files, { 'entry.js': `sha384-${'A'.repeat(64)}` });
  // What only the release command needs stays out of every page load.
  assert.ok(pos && !('published_at' in pos) && !('size_gzip' in pos));
});

test('activating and rolling back count at once, without a restart', async () => {
  await publish({ mf_pos: remote('mf_pos', { active: '1.2.0', previous: '1.1.0' }) });
  await eventually(() => offered(), ['mf_pos 1.2.0 1.1.0']);
  await publish({ mf_pos: remote('mf_pos', { active: '1.1.0', previous: '1.2.0' }) });
  await eventually(() => offered(), ['mf_pos 1.1.0 1.2.0']);
  await publish({ mf_pos: remote('mf_pos', { active: null, previous: null }) });
  await eventually(() => offered(), []);
});

test('a remote is offered to who has its module, and the back office to the super user alone', async () => {
  await publish({
    mf_pos: remote('mf_pos', { descriptor: { requires: 'sales' } }),
    mf_ecommerce: remote('mf_ecommerce', { descriptor: { requires: 'ecommerce' } }),
    mf_backoffice: remote('mf_backoffice', { descriptor: { audience: 'super_user' } }),
  });
  await eventually(() => offered(), ['mf_pos 1.1.0 1.0.0']);
  await api.database.query("update companies set modules = array['ecommerce'] where id = $1", [company.id]);
  assert.deepEqual(await offered(), ['mf_ecommerce 1.1.0 1.0.0']);
  assert.deepEqual(await offered(await signInPlatform(api, 'super_user')), ['mf_backoffice 1.1.0 1.0.0']);
});

test('how remotes load is counted by day, version and company, and only of what was released', async () => {
  const open = { routes: [{ path: '/tienda', title: 'Tienda', expose: './Store', public: true }] };
  await publish({
    mf_pos: remote('mf_pos'),
    mf_store: remote('mf_store', { descriptor: open }),
    mf_formulas: remote('mf_formulas', { descriptor: { requires: 'formulas' } }),
  });
  await eventually(() => offered(), ['mf_pos 1.1.0 1.0.0', 'mf_store 1.1.0 1.0.0']);
  const report = { name: 'mf_pos', version: '1.1.0', outcome: 'ready' as const, ms: 120 };
  const failed = { ...report, outcome: 'failed' as const, kind: 'timeout' as const, ms: 8_000 };
  await api.ok(reportRemoteLoad, { token, body: report });
  await api.ok(reportRemoteLoad, { token, body: { ...report, ms: 80 } });
  await api.ok(reportRemoteLoad, { token, body: failed });
  await api.ok(reportRemoteLoad, { body: { ...report, name: 'mf_store' } });
  // Not there, not this company's, and nobody's who has not signed in.
  for (const invented of [{ name: 'mf_nothing' }, { version: '9.9.9' }, { name: 'mf_formulas' }]) {
    await api.ok(reportRemoteLoad, { token, body: { ...report, ...invented } });
  }
  await api.ok(reportRemoteLoad, { body: report });
  for (const odd of [
    { name: 'constructor' },
    { name: '__proto__' },
    { version: '1.1' },
    { version: '../1.1.0' },
    { kind: 'timeout' as const },
  ]) {
    assert.equal((await api.refused(reportRemoteLoad, { token, body: { ...report, ...odd } })).status, 400);
  }
  const nobody = '00000000-0000-0000-0000-000000000000';
  assert.deepEqual(
    await api.database.query(
      'select company_id, name, version, outcome, kind, loads::int, ms_total::int from remote_loads order by company_id, outcome',
    ),
    [
      {
        company_id: nobody,
        name: 'mf_store',
        version: '1.1.0',
        outcome: 'ready',
        kind: '',
        loads: 1,
        ms_total: 120,
      },
      {
        company_id: company.id,
        name: 'mf_pos',
        version: '1.1.0',
        outcome: 'failed',
        kind: 'timeout',
        loads: 1,
        ms_total: 8000,
      },
      {
        company_id: company.id,
        name: 'mf_pos',
        version: '1.1.0',
        outcome: 'ready',
        kind: '',
        loads: 2,
        ms_total: 200,
      },
    ],
  );
});

test('reports are limited by address, and small', async () => {
  const body = { name: 'mf_pos', version: '1.1.0', outcome: 'ready' as const, ms: 1 };
  const statuses = new Set<number>();
  for (let i = 0; i < 121; i++)
    statuses.add((await api.request(reportRemoteLoad, { body, from: '192.0.2.9' })).status);
  assert.deepEqual([...statuses], [204, 429]);
  const big = await api.send('POST', '/api/v1/telemetry/remotes', {
    body: { ...body, name: 'x'.repeat(5_000) },
  });
  assert.equal(big.status, 413);
  const late = await api.refused(reportRemoteLoad, { body: { ...body, ms: 600_001 } });
  assert.equal(late.status, 400);
  const forged = await api.request(reportRemoteLoad, { body, token: newId() });
  assert.equal(forged.status, 204);
});

test('every answer says which releases are given out: another stamp with each change, and the same again after it', async () => {
  const stamp = async (of?: string) =>
    (await api.request(listRemotes, of ? { token: of } : {})).headers.get(RELEASES_HEADER);
  const mf_pos = remote('mf_pos');
  await publish({ mf_pos });
  await eventually(() => offered(), ['mf_pos 1.1.0 1.0.0']);
  const before = await stamp(token);
  assert.equal(typeof before, 'string');
  assert.equal(await stamp(), before, 'an error says it, too');
  await publish({ mf_pos: { ...mf_pos, canary: { version: '1.2.0', companies: [company.id], share: 0 } } });
  await eventually(() => offered(), ['mf_pos 1.2.0 1.1.0']);
  assert.notEqual(await stamp(token), before);
  await publish({ mf_pos });
  await eventually(() => offered(), ['mf_pos 1.1.0 1.0.0']);
  assert.equal(await stamp(token), before);
});

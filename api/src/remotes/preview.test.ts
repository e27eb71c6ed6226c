import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  listReleaseLog,
  listReleasePreviews,
  listRemotes,
  setReleasePreview,
  verifySession,
} from '@cuadra/shared/contract';
import { openCompany, signInPlatform } from '../testing/company.ts';
import { eventually, writeRegistry } from '../testing/releases.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const company = await openCompany(api);
const other = await openCompany(api);
const root = await signInPlatform(api, 'super_user');
const { username } = company.user;

const version = (name: string, number: string, change: object = {}, descriptor: object = {}) => ({
  version: number,
  base: `/remotes/${name}/${number}/`,
  container: `${name}_${number.replaceAll(/\W/g, '_')}`,
  entry: 'entry.js',
  files: { 'entry.js': `sha384-${'A'.repeat(64)}` },
  exposes: { './Page': ['entry.js'] },
  descriptor: { name, apiVersion: '^3.0.0', requires: null, ...descriptor },
  published_at: '2026-11-20T12:00:00Z',
  size_gzip: 1_000,
  ...change,
});
const usual = { active: '1.1.0', previous: '1.0.0', canary: null };
await writeRegistry(api.database, {
  mf_pos: {
    ...usual,
    versions: {
      '1.0.0': version('mf_pos', '1.0.0'),
      '1.1.0': version('mf_pos', '1.1.0'),
      '1.2.0-rc.1': version('mf_pos', '1.2.0-rc.1'),
      '2.0.0': version('mf_pos', '2.0.0', {}, { apiVersion: '^99.0.0' }),
      '3.0.0': version('mf_pos', '3.0.0', { base: 'https://cdn.example.com/pos/3/' }),
    },
  },
  mf_formulas: {
    ...{ ...usual, previous: null },
    versions: { '1.1.0': version('mf_formulas', '1.1.0', {}, { requires: 'formulas' }) },
  },
});

const seen = async (preview?: string, token = company.token) => {
  const { remotes, preview: told } = await api.ok(verifySession, {
    token,
    query: preview === undefined ? {} : { preview },
  });
  const pos = remotes.find(({ name }) => name === 'mf_pos');
  return [pos?.version, pos?.fallback?.version ?? 'none', told?.outcome ?? 'none'].join(' ');
};
const give = (days: number | null, to = username, module = 'mf_pos') =>
  api.ok(setReleasePreview, { token: root, params: { module }, body: { username: to, days } });
const RC = 'mf_pos@1.2.0-rc.1';

test('who has no right gets what is usual, and is not told what there is', async () => {
  await eventually(() => seen(), '1.1.0 1.0.0 none');
  for (const wish of [RC, 'mf_pos@9.9.9', 'mf_nothing@1.0.0', 'whatever', '@', '__proto__@constructor'])
    assert.equal(await seen(wish), '1.1.0 1.0.0 right', wish);
});

test('who has it gets the version alone, in both answers, while others get what is usual', async () => {
  await give(7);
  assert.equal(await seen(RC), '1.2.0-rc.1 none shown');
  assert.equal(await seen(), '1.1.0 1.0.0 none');
  assert.equal(await seen(RC, other.token), '1.1.0 1.0.0 right');
  const { items, preview } = await api.ok(listRemotes, { token: company.token, query: { preview: RC } });
  assert.equal(items.find(({ name }) => name === 'mf_pos')?.version, '1.2.0-rc.1');
  assert.deepEqual(preview, { wanted: RC, outcome: 'shown' });
});

test('only of this module, of what is published and can run here', async () => {
  assert.equal(await seen('mf_pos@9.9.9'), '1.1.0 1.0.0 unknown');
  assert.equal(await seen('mf_pos@__proto__'), '1.1.0 1.0.0 unknown');
  assert.equal(await seen('mf_pos@2.0.0'), '1.1.0 1.0.0 shell');
  assert.equal(await seen('mf_pos@3.0.0'), '1.1.0 1.0.0 shell');
  assert.equal(await seen('mf_formulas@1.1.0'), '1.1.0 1.0.0 right');
  await give(7, username, 'mf_formulas');
  assert.equal(await seen('mf_formulas@1.1.0'), '1.1.0 1.0.0 unknown');
  await give(null, username, 'mf_formulas');
});

test('it ends by its day, or when it is taken away', async () => {
  await api.database.query("update release_previews set until = now() - interval '1 second'");
  await eventually(() => seen(RC), '1.1.0 1.0.0 right');
  await give(1);
  assert.equal(await seen(RC), '1.2.0-rc.1 none shown');
  const listed = async () =>
    (await api.ok(listReleasePreviews, { token: root, params: { module: 'mf_pos' }, query: {} })).items.map(
      ({ user, company: of }) => [user.username, of.id],
    );
  assert.deepEqual(await listed(), [[username, company.id]]);
  await give(null);
  assert.equal(await seen(RC), '1.1.0 1.0.0 right');
  assert.deepEqual(await listed(), []);
});

test('it is for people of companies, of modules that there are, and written down', async () => {
  for (const [to, module] of [
    ['nadie-asi', 'mf_pos'],
    [username, 'mf_nothing'],
  ] as const) {
    const { status } = await api.refused(setReleasePreview, {
      token: root,
      params: { module },
      body: { username: to, days: 1 },
    });
    assert.equal(status, 404, to);
  }
  const refused = await api.refused(setReleasePreview, {
    token: company.token,
    params: { module: 'mf_pos' },
    body: { username, days: 1 },
  });
  assert.equal(refused.status, 403);
  const { items } = await api.ok(listReleaseLog, { token: root, params: { module: 'mf_pos' }, query: {} });
  const [ended, given] = items;
  assert.deepEqual([ended?.what, given?.what], ['preview-ended', 'preview-given']);
  assert.equal(given?.details.username, username);
  assert.deepEqual(
    given?.companies.map(({ id }) => id),
    [company.id],
  );
});

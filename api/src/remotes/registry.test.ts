import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Audience, Registry } from '@cuadra/shared/contract';
import { registryReader, resolveRemotes, withheldPaths } from './registry.ts';

type RemoteRecord = Registry['remotes'][string];
type Version = RemoteRecord['versions'][string];

function version(name: string, number: string, descriptor: Partial<Version['descriptor']> = {}): Version {
  return {
    version: number,
    base: `/remotes/${name}/${number}/`,
    container: `${name}_${number.replaceAll('.', '_')}`,
    entry: 'entry.js',
    files: { 'entry.js': `sha384-${'e'.repeat(64)}` },
    exposes: {},
    descriptor: {
      name,
      apiVersion: '^3.0.0',
      requires: null,
      audience: 'company',
      routes: [],
      nav: [],
      tiles: [],
      drawers: [],
      prefetch: 'idle',
      ...descriptor,
    },
    published_at: '2026-11-21T12:00:00.000Z',
    size_gzip: 1000,
  };
}

function remote(
  name: string,
  change: Partial<RemoteRecord> = {},
  descriptor?: Partial<Version['descriptor']>,
): RemoteRecord {
  const numbers = ['1.0.0', '1.1.0', '2.0.0'];
  return {
    active: '1.1.0',
    previous: '1.0.0',
    canary: null,
    pins: {},
    history: [],
    versions: Object.fromEntries(numbers.map((number) => [number, version(name, number, descriptor)])),
    ...change,
  };
}

const shop = {
  companyId: '0199aaaa-0000-7000-8000-000000000001',
  modules: ['sales'],
  audience: 'company',
} as const;
const registryOf = (remotes: Registry['remotes'], holds: Registry['holds'] = {}): Registry => ({
  schema: 1,
  remotes,
  holds,
  previews: {},
});
/** Open for 23 hours, whatever time it is. */
const always = (() => {
  const caracas = new Date(Date.now() - 4 * 3_600_000);
  const hour = caracas.getUTCHours() + 2;
  const text = (n: number) => `${String(n % 24).padStart(2, '0')}:00`;
  return {
    ...{ days: [1, 2, 3, 4, 5, 6, 7], opens: text(hour), closes: text(hour + 23) },
    set_at: '2026-01-01T00:00:00.000Z',
  };
})();

test('the active version, with the one before to fall back to', () => {
  const [pos] = resolveRemotes(registryOf({ mf_pos: remote('mf_pos') }), shop);
  assert.equal(pos?.name, 'mf_pos');
  assert.equal(pos?.version, '1.1.0');
  assert.equal(pos?.fallback?.version, '1.0.0');
  assert.ok(pos && !('published_at' in pos) && !('size_gzip' in pos));
});

test('nothing before, nothing to fall back to; nothing active, no remote', () => {
  const registry = registryOf({
    mf_new: remote('mf_new', { previous: null }),
    mf_unused: remote('mf_unused', { active: null }),
  });
  const resolved = resolveRemotes(registry, shop);
  assert.deepEqual(
    resolved.map(({ name, fallback }) => [name, fallback]),
    [['mf_new', null]],
  );
});

test("a remote is offered by the company's modules", () => {
  const registry = registryOf({
    mf_pos: remote('mf_pos', {}, { requires: 'sales' }),
    mf_industrial: remote('mf_industrial', {}, { requires: 'formulas' }),
    mf_config: remote('mf_config'),
  });
  const names = (modules: string[]) => resolveRemotes(registry, { ...shop, modules }).map(({ name }) => name);
  assert.deepEqual(names(['sales']), ['mf_config', 'mf_pos']);
  assert.deepEqual(names(['sales', 'formulas']), ['mf_config', 'mf_industrial', 'mf_pos']);
  assert.deepEqual(names([]), ['mf_config']);
});

test('the paths of what a company lacks, or is for super users, are told, and none of what is for everybody', () => {
  const route = (path: string) => ({ path, title: path, expose: './Screen' });
  const registry = registryOf({
    mf_backoffice: remote('mf_backoffice', {}, { audience: 'super_user', routes: [route('/back-office')] }),
    mf_config: remote('mf_config', {}, { routes: [route('/users')] }),
    mf_inspector: remote('mf_inspector', {}, { audience: 'inspector', routes: [route('/companies')] }),
    mf_industrial: remote('mf_industrial', {}, { requires: 'formulas', routes: [route('/industrial')] }),
    mf_store: remote(
      'mf_store',
      {},
      { requires: 'ecommerce', routes: [route('/store'), { ...route('/shop'), public: true }] },
    ),
    mf_unused: remote('mf_unused', { active: null }, { requires: 'formulas', routes: [route('/unused')] }),
  });
  const withheld = (modules: string[]) => withheldPaths(registry, { ...shop, modules });
  assert.deepEqual(withheld(['sales']), ['/back-office', '/companies', '/industrial', '/store']);
  assert.deepEqual(withheld(['formulas']), ['/back-office', '/companies', '/store']);
  assert.deepEqual(withheld(['formulas', 'ecommerce']), ['/back-office', '/companies']);
  assert.deepEqual(withheldPaths(registry, { companyId: null, modules: [], audience: 'super_user' }), []);
});

test('a super user gets what is meant for super users, an inspector in no company what is for inspectors, and nobody else does', () => {
  const registry = registryOf({
    mf_backoffice: remote('mf_backoffice', {}, { audience: 'super_user' }),
    mf_config: remote('mf_config'),
    mf_inspector: remote('mf_inspector', {}, { audience: 'inspector' }),
  });
  const names = (audience: Audience, companyId: string | null) =>
    resolveRemotes(registry, { companyId, modules: [], audience }).map(({ name }) => name);
  assert.deepEqual(names('super_user', null), ['mf_backoffice']);
  assert.deepEqual(names('inspector', null), ['mf_inspector']);
  assert.deepEqual(names('company', shop.companyId), ['mf_config']);
});

test('a canary goes to the companies that are named, and falls back to what all have', () => {
  const canary = { version: '2.0.0', companies: [shop.companyId], share: 0 };
  const registry = registryOf({ mf_pos: remote('mf_pos', { canary }) });
  const [forShop] = resolveRemotes(registry, shop);
  assert.equal(forShop?.version, '2.0.0');
  assert.equal(forShop?.fallback?.version, '1.1.0');
  const [forOther] = resolveRemotes(registry, { ...shop, companyId: 'another' });
  assert.equal(forOther?.version, '1.1.0');
  const [forNone] = resolveRemotes(registry, { ...shop, companyId: null });
  assert.equal(forNone?.version, '1.1.0');
});

test('a canary for a share takes about that share, and growing only adds companies', () => {
  const companies = Array.from({ length: 1000 }, (_, index) => `company-${index}`);
  const takenAt = (share: number) => {
    const canary = { version: '2.0.0', companies: [], share };
    const registry = registryOf({ mf_pos: remote('mf_pos', { canary }) });
    return companies.filter(
      (companyId) => resolveRemotes(registry, { ...shop, companyId })[0]?.version === '2.0.0',
    );
  };
  const tenth = takenAt(0.1);
  const third = takenAt(0.3);
  assert.ok(tenth.length > 60 && tenth.length < 140, String(tenth.length));
  assert.ok(third.length > 240 && third.length < 360, String(third.length));
  assert.ok(tenth.every((company) => third.includes(company)));
  assert.equal(takenAt(0).length, 0);
  assert.equal(takenAt(1).length, 1000);
});

test('a pinned company gets its version, in a canary and in its hours too, and falls back to what all have', () => {
  const canary = { version: '2.0.0', companies: [shop.companyId], share: 1 };
  const pins = { [shop.companyId]: '1.0.0', constructor: '2.0.0' };
  const registry = registryOf({ mf_pos: remote('mf_pos', { canary, pins }) }, { [shop.companyId]: always });
  const [pos] = resolveRemotes(registry, shop);
  assert.deepEqual([pos?.version, pos?.fallback?.version], ['1.0.0', '1.1.0']);
  const gone = registryOf({ mf_pos: remote('mf_pos', { pins: { [shop.companyId]: '9.0.0' } }) });
  assert.equal(resolveRemotes(gone, shop)[0]?.version, '1.1.0');
});

test('a company that holds has what it had when its hours began, unless that was taken out', () => {
  const state = (hoursAgo: number, active: string, taken_out: string | null = null) => ({
    ...{ at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(), active, taken_out, canary: null },
  });
  const resolved = (change: Partial<RemoteRecord>) => {
    const registry = registryOf({ mf_pos: remote('mf_pos', change) }, { [shop.companyId]: always });
    return resolveRemotes(registry, shop)[0]?.version;
  };
  const begun = state(30, '1.0.0');
  assert.equal(resolved({ history: [begun, state(0.1, '1.1.0')] }), '1.0.0');
  assert.equal(resolved({ history: [begun, state(26, '1.1.0')] }), '1.1.0');
  assert.equal(resolved({ history: [begun, state(0.1, '1.1.0', '1.0.0')] }), '1.1.0');
  assert.equal(resolved({ history: [] }), '1.1.0');
  const inCanary = { ...begun, canary: { version: '2.0.0', companies: [shop.companyId], share: 0 } };
  assert.equal(resolved({ history: [inCanary, state(0.1, '1.1.0')] }), '2.0.0');
});

test('only what was released, and only to whom it is given, counts as loaded', () => {
  const reader = registryReader(() => registryOf({ mf_pos: remote('mf_pos') }));
  const loaded = (name: string, version: string, modules: string[] | null) =>
    reader.mayHaveLoaded(
      name,
      version,
      modules ? { companyId: null, modules, audience: 'company' } : undefined,
    );
  const all = ['sales', 'formulas', 'ecommerce'];
  assert.equal(loaded('mf_pos', '2.0.0', all), true);
  assert.equal(loaded('mf_pos', '9.0.0', all), false);
  assert.equal(loaded('mf_other', '1.0.0', all), false);
  assert.equal(loaded('constructor', 'name', all), false);
  assert.equal(loaded('mf_pos', 'toString', all), false);
  assert.equal(loaded('mf_pos', '2.0.0', null), false);
});

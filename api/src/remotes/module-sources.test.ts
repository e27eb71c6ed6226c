import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Registry, type RegistryVersion } from '@cuadra/shared/contract';
import { moduleSources } from './module-sources.ts';

const version = (name: string, base: string): RegistryVersion => ({
  version: name,
  base,
  container: 'mf_pos_a',
  entry: 'entry.js',
  files: {},
  exposes: {},
  descriptor: {
    ...{ name: 'mf_pos', apiVersion: '^3.0.0', requires: null, audience: 'company', prefetch: 'idle' },
    ...{ routes: [], nav: [], tiles: [], drawers: [] },
  },
  published_at: '2026-11-24T12:00:00.000Z',
  size_gzip: 1,
});
const cdn = (name: string) => `https://cdn.example.com/${name}/`;
const registry = (channels: object, versions: RegistryVersion[]) =>
  Registry.parse({
    schema: 1,
    remotes: {
      mf_pos: {
        ...{ active: null, previous: null, canary: null },
        ...channels,
        versions: Object.fromEntries(versions.map((one) => [one.version, one])),
      },
    },
  });
const all = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'].map((name) => version(name, cdn(name)));

test('pages may load from the folder of each version that somebody may get, and of no other', () => {
  const at = '2026-11-24T12:00:00.000Z';
  const channels = {
    active: '1.3.0',
    previous: '1.2.0',
    canary: { version: '1.4.0' },
    pins: { someone: '1.0.0' },
    history: [{ at, active: '1.1.0', canary: null, taken_out: null }],
  };
  const offered = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'].map(cdn);
  assert.deepEqual(moduleSources(() => registry(channels, all))(), offered);
  assert.deepEqual(moduleSources(() => registry({}, all))(), []);
});

test('what comes from Cuadra itself needs no source, and a change of the registry counts at once', () => {
  let current = registry({ active: '2.0.0' }, [version('2.0.0', '/remotes/mf_pos/2.0.0/'), ...all]);
  const sources = moduleSources(() => current);
  assert.deepEqual(sources(), []);
  current = registry({ active: '1.5.0' }, all);
  assert.deepEqual(sources(), [cdn('1.5.0')]);
});

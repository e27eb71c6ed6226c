import assert from 'node:assert/strict';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { makePlace } from './place.ts';
import { ROOT } from './run-cuadra.ts';

interface Stamps {
  fingerprintSources(): Promise<Record<string, string>>;
  findStale(now: Record<string, string>): Promise<string[]>;
  markBuilt(before: Record<string, string>, packages: string[]): Promise<void>;
}

const ALL = ['shared', 'api', 'storefront', 'shell', 'mf-a', 'mf-b'];

test('what is built is what its sources left behind, and nothing else', async (t) => {
  const { root } = await makePlace(t);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const name of ['package-lock.json', 'tsconfig.base.json', 'mf-a/remote.ts', 'mf-b/remote.ts'])
    write(name, '');
  for (const name of ALL) write(`${name}/src/index.ts`, name);
  const copy = path.join(root, 'tools', 'build-stamp.mjs');
  mkdirSync(path.dirname(copy));
  cpSync(path.join(ROOT, 'tools', 'build-stamp.mjs'), copy);
  const stamps: Stamps = await import(pathToFileURL(copy).href);
  const stale = async () => stamps.findStale(await stamps.fingerprintSources());
  const build = async () => {
    const before = await stamps.fingerprintSources();
    for (const name of ['shared', 'api']) write(`${name}/dist/index.js`, '');
    for (const name of ['storefront', 'shell', 'mf-a', 'mf-b']) write(`${name}/.build/www/index.js`, '');
    await stamps.markBuilt(before, await stamps.findStale(before));
  };

  assert.deepEqual(await stale(), ALL);
  await build();
  assert.deepEqual(await stale(), []);

  write('mf-a/src/index.test.ts', 'a test');
  write('mf-a/node_modules/x/index.js', 'a package');
  assert.deepEqual(await stale(), [], 'neither tests nor packages are sources');
  write('mf-a/src/index.ts', 'changed');
  assert.deepEqual(await stale(), ['mf-a']);
  await build();
  write('shared/src/more.ts', 'a new file');
  assert.deepEqual(await stale(), ALL, 'all import shared');
  await build();
  write('tools/webpack.ts', 'a new tool');
  assert.deepEqual(await stale(), ['storefront', 'shell', 'mf-a', 'mf-b']);
  await build();
  write('storefront/src/page.tsx', 'a page that the API draws, too');
  assert.deepEqual(await stale(), ['api', 'storefront']);
  await build();
  rmSync(path.join(root, 'api', 'dist'), { recursive: true });
  assert.deepEqual(await stale(), ['api'], 'what was removed is built again');
  await build();
  write('package-lock.json', '{}');
  assert.deepEqual(await stale(), ALL);
});

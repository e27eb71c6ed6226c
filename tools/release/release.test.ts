/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../webpack/integrity.ts';
import type { RemoteBuild } from '../webpack/remote-build.ts';
import type { ShellBuild } from '../webpack/shell-build.ts';
import { activate, pruneLocal, rollback, setCanary } from './activate.ts';
import { publish } from './publish.ts';
import { editRegistry, readRegistry } from './registry-file.ts';
import { describeRegistry } from './status.ts';

const shell: ShellBuild = {
  api_version: '1.2.0',
  provides: { react: '19.3.1', 'react/jsx-runtime': '19.3.1' },
};

let root: string;
let releases: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cuadra-release-'));
  releases = join(root, 'releases');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A build's folder, as webpack leaves it. */
async function build(id: string, change: Partial<RemoteBuild> = {}): Promise<string> {
  const dir = join(root, `build-${id}`);
  const script = `var mf_pos_${id} = 1;`;
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'entry.js'), script);
  const remote: RemoteBuild = {
    name: 'mf_pos',
    package_version: '0.1.0',
    build_id: id,
    container: `mf_pos_${id}`,
    entry: 'entry.js',
    files: { 'entry.js': integrityOf(script) },
    exposes: {},
    descriptor: {
      name: 'mf_pos',
      apiVersion: '^1.0.0',
      requires: null,
      audience: 'company',
      routes: [],
      nav: [],
      tiles: [],
      drawers: [],
      prefetch: 'idle',
    },
    consumes: { 'react/jsx-runtime': '^19.0.0' },
    ...change,
  };
  await writeFile(join(dir, 'remote.json'), JSON.stringify(remote));
  return dir;
}

const put = async (id: string, version: string) =>
  publish({ releases, shell, version, buildDir: await build(id) });
const record = async () => (await readRegistry(releases)).remotes.mf_pos;

test('publishing puts the files in their place and changes nothing for anybody', async () => {
  await expect(put('aaaaaaaa', '1.0.0')).resolves.toEqual({ name: 'mf_pos', version: '1.0.0', isNew: true });
  expect(await readFile(join(releases, 'mf_pos', '1.0.0', 'entry.js'), 'utf8')).toContain('aaaaaaaa');
  expect(await record()).toMatchObject({
    active: null,
    versions: { '1.0.0': { base: '/remotes/mf_pos/1.0.0/', container: 'mf_pos_aaaaaaaa' } },
  });
});

test('a release never changes: the same again is nothing new, another build is refused', async () => {
  await put('aaaaaaaa', '1.0.0');
  await expect(put('aaaaaaaa', '1.0.0')).resolves.toMatchObject({ isNew: false });
  await expect(put('bbbbbbbb', '1.0.0')).rejects.toThrow(/published already/);
  expect(await readFile(join(releases, 'mf_pos', '1.0.0', 'entry.js'), 'utf8')).toContain('aaaaaaaa');
});

test('files that somebody cleaned away are put back', async () => {
  await put('aaaaaaaa', '1.0.0');
  await rm(join(releases, 'mf_pos'), { recursive: true });
  await put('aaaaaaaa', '1.0.0');
  expect(existsSync(join(releases, 'mf_pos', '1.0.0', 'entry.js'))).toBe(true);
});

test.each<[string, Partial<RemoteBuild>, RegExp]>([
  [
    'a shell that is too old for it',
    { descriptor: { apiVersion: '^1.3.0' } as RemoteBuild['descriptor'] },
    /needs a shell with API \^1\.3\.0, and the shell has 1\.2\.0/,
  ],
  ['a library at another version', { consumes: { react: '^18.0.0' } }, /needs react \^18\.0\.0/],
  ['a library that nobody provides', { consumes: { lodash: '^4.0.0' } }, /takes lodash from the shell/],
  ['a script that changed after the build', { files: { 'entry.js': integrityOf('other') } }, /changed after/],
])('refused: %s', async (_, change, why) => {
  const buildDir = await build('aaaaaaaa');
  const whole: RemoteBuild = JSON.parse(await readFile(join(buildDir, 'remote.json'), 'utf8'));
  const descriptor = { ...whole.descriptor, ...change.descriptor };
  await build('aaaaaaaa', { ...change, descriptor });
  await expect(publish({ releases, shell, buildDir })).rejects.toThrow(why);
  expect(existsSync(join(releases, 'mf_pos'))).toBe(false);
});

test('refused: what breaks the schema of descriptors, or weighs too much', async () => {
  const buildDir = await build('aaaaaaaa');
  const heavy = Array.from({ length: 120_000 }, (_, index) => Math.sin(index)).join();
  await writeFile(join(buildDir, 'entry.js'), heavy);
  await build('bbbbbbbb');
  const file = join(buildDir, 'remote.json');
  const remote = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...remote, files: { 'entry.js': integrityOf(heavy) } }));
  await expect(publish({ releases, shell, buildDir })).rejects.toThrow(/over the budget/);

  await writeFile(file, JSON.stringify({ ...remote, descriptor: { ...remote.descriptor, name: 'pos' } }));
  await expect(publish({ releases, shell, buildDir })).rejects.toThrow();
});

test.each([
  '../../victim',
  '.',
  '..',
  '',
  '1.0',
  '1.0.0/..',
  '1.0.0-..',
  'v1.0.0',
  '1.0.0+x',
  '01.0.0',
  'latest',
])('refused: %p as a version, and no file of anybody is touched', async (version) => {
  const victim = join(root, 'victim', 'file');
  await mkdir(join(root, 'victim'));
  await writeFile(victim, 'kept');
  await put('aaaaaaaa', '1.0.0');
  await expect(put('bbbbbbbb', version)).rejects.toThrow(/is no version/);
  expect(await readFile(victim, 'utf8')).toBe('kept');
  expect(await readFile(join(releases, 'mf_pos', '1.0.0', 'entry.js'), 'utf8')).toContain('aaaaaaaa');
  expect(Object.keys((await record())?.versions ?? {})).toEqual(['1.0.0']);
});

test('refused: a build that names itself or its package as no remote is', async () => {
  const buildDir = await build('aaaaaaaa');
  const file = join(buildDir, 'remote.json');
  const remote = JSON.parse(await readFile(file, 'utf8'));
  for (const change of [{ name: '../mf_pos' }, { name: '..' }, { package_version: '../../victim' }]) {
    await writeFile(file, JSON.stringify({ ...remote, ...change }));
    await expect(publish({ releases, shell, version: '1.0.0', buildDir })).rejects.toThrow();
  }
  expect(existsSync(releases)).toBe(false);
});

test('activating keeps the one before, rolling back leaves the bad one behind', async () => {
  await put('aaaaaaaa', '1.0.0');
  await put('bbbbbbbb', '1.1.0');
  await put('cccccccc', '1.2.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await activate(releases, 'mf_pos', version);
  expect(await record()).toMatchObject({ active: '1.2.0', previous: '1.1.0' });

  await expect(rollback(releases, 'mf_pos')).resolves.toBe('1.1.0');
  expect(await record()).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
  await expect(rollback(releases, 'mf_pos')).resolves.toBe('1.0.0');
  await expect(rollback(releases, 'mf_pos')).rejects.toThrow(/no version before/);
});

test('only what is published can be activated or be a canary', async () => {
  await put('aaaaaaaa', '1.0.0');
  await expect(activate(releases, 'mf_pos', '9.9.9')).rejects.toThrow(/no version 9\.9\.9/);
  await expect(activate(releases, 'mf_other', '1.0.0')).rejects.toThrow(/publish it first/);
  const canary = { version: '9.9.9', companies: [], share: 0.1 };
  await expect(setCanary(releases, 'mf_pos', canary)).rejects.toThrow(/no version 9\.9\.9/);
});

test('a canary that everybody gets is none any more', async () => {
  await put('aaaaaaaa', '1.0.0');
  await put('bbbbbbbb', '1.1.0');
  await activate(releases, 'mf_pos', '1.0.0');
  await setCanary(releases, 'mf_pos', { version: '1.1.0', companies: ['c'], share: 0 });
  await activate(releases, 'mf_pos', '1.1.0');
  expect(await record()).toMatchObject({ active: '1.1.0', previous: '1.0.0', canary: null });
});

test('local builds go when nobody gets them; releases stay', async () => {
  await put('11111111', '0.1.0');
  for (const id of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']) {
    const version = `0.1.0-local.${id}`;
    await put(id, version);
    await activate(releases, 'mf_pos', version);
  }
  await pruneLocal(releases, 'mf_pos');
  const kept = ['0.1.0', '0.1.0-local.bbbbbbbb', '0.1.0-local.cccccccc'];
  expect(Object.keys((await record())?.versions ?? {}).sort()).toEqual(kept);
  expect((await readdir(join(releases, 'mf_pos'))).sort()).toEqual(kept);
});

test('many at once all get in', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `mf_${index}`);
  await Promise.all(
    names.map((name) =>
      editRegistry(releases, async (registry) => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        registry.remotes[name] = { active: null, previous: null, canary: null, versions: {} };
      }),
    ),
  );
  expect(Object.keys((await readRegistry(releases)).remotes).sort()).toEqual(names.sort());
  expect(await readdir(releases)).toEqual(['registry.json']);
});

test('an edit that fails leaves the registry as it was, and free for the next', async () => {
  await put('aaaaaaaa', '1.0.0');
  const before = await readFile(join(releases, 'registry.json'), 'utf8');
  const failing = editRegistry(releases, (registry) => {
    registry.remotes = {};
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await readFile(join(releases, 'registry.json'), 'utf8')).toBe(before);
  await activate(releases, 'mf_pos', '1.0.0');
});

test('the status names what each version is', async () => {
  expect(describeRegistry(await readRegistry(releases))).toBe('Nothing is published');
  await put('aaaaaaaa', '1.0.0');
  await put('bbbbbbbb', '1.1.0');
  await activate(releases, 'mf_pos', '1.0.0');
  await activate(releases, 'mf_pos', '1.1.0');
  const status = describeRegistry(await readRegistry(releases), 'mf_pos');
  expect(status).toMatch(/1\.1\.0 .*active/);
  expect(status).toMatch(/1\.0\.0 .*previous/);
});

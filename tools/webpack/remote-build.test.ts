/** @jest-environment node */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { RemoteBuild } from '@cuadra/shared/contract';
import { integrityOf } from './integrity.ts';
import { ROOT } from './paths.ts';

/** Real builds of a small module: what only a build can show. */
jest.setTimeout(120_000);

const FIXTURES = join(ROOT, 'tools', '.build');
const DESCRIPTOR = `export default { name: 'mf_fixture', apiVersion: '^3.0.0', requires: null,
  routes: [{ path: '/fixture', title: 'Fixture', expose: './Fixture' }] };`;

/** Builds one folder after the other (tools/testing/build-fixture.ts). */
let builder: ChildProcessByStdio<Writable, Readable, null>;
let answers: AsyncIterator<string>;
let folder: string;

beforeAll(() => {
  const script = join(ROOT, 'tools', 'testing', 'build-fixture.ts');
  builder = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', script], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  answers = createInterface({ input: builder.stdout })[Symbol.asyncIterator]();
  // Inside the repository, where its packages are found.
  mkdirSync(FIXTURES, { recursive: true });
});
afterAll(() => builder.kill());

const folders: string[] = [];
beforeEach(newFolder);
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

/** Another module that has nothing but its descriptor; what a process has imported once it does not read again. */
function newFolder(): void {
  folder = mkdtempSync(join(FIXTURES, 'fixture-'));
  folders.push(folder);
  write('package.json', JSON.stringify({ name: 'fixture', version: '1.2.3', type: 'module' }));
  write('remote.ts', DESCRIPTOR);
}

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

async function build(): Promise<string[]> {
  builder.stdin.write(`${folder}\n`);
  return JSON.parse((await answers.next()).value).errors;
}

const out = (file: string) => join(folder, '.build', 'www', file);
const describeBuild = () => RemoteBuild.parse(JSON.parse(readFileSync(out('remote.json'), 'utf8')));

test('a build says all of itself: its files with their hashes, what it exposes and what it takes', async () => {
  write(
    'src/exposes/Fixture.tsx',
    `import { useState } from 'react';
     import { Link } from 'react-router-dom';
     export default function Fixture() {
       const [count] = useState(0);
       const later = () => import('../later.ts');
       return <Link to="/" onClick={later}>{count}</Link>;
     }`,
  );
  write('src/later.ts', `export const later = 'much later';`);
  expect(await build()).toEqual([]);

  const remote = describeBuild();
  expect(remote).toMatchObject({ name: 'mf_fixture', package_version: '1.2.3' });
  expect(remote.container).toBe(`mf_fixture_${remote.build_id}`);
  expect(Object.keys(remote.consumes).sort()).toEqual(['react', 'react-router-dom', 'react/jsx-runtime']);
  expect(remote.imports).toEqual({
    ...{ react: ['useState'], 'react-router-dom': ['Link'] },
    'react/jsx-runtime': ['jsx'],
  });
  expect(remote.exposes['./Fixture']).toHaveLength(1);
  const scripts = readdirSync(out('')).filter((file) => file.endsWith('.js'));
  expect(Object.keys(remote.files).sort()).toEqual(scripts.sort());
  expect(scripts).toHaveLength(3);
  for (const [file, integrity] of Object.entries(remote.files)) {
    expect(integrityOf(readFileSync(out(file)))).toBe(integrity);
  }
  const code = scripts.map((file) => readFileSync(out(file), 'utf8')).join('\n');
  expect(code).toContain(`var ${remote.container};`);
  expect(code).toContain('__cuadra_prepare_script__');
  expect(code).not.toMatch(/BUILDID0/);
  expect(code).not.toContain(ROOT);
  expect(code).not.toMatch(/\beval\(/);
  // React is the shell's: what is here is a few kB and none of it.
  expect(code.length).toBeLessThan(40_000);
});

test('the same sources make the same build wherever they lie, other code or another descriptor another', async () => {
  write('src/exposes/Fixture.tsx', `export default () => 'one';`);
  await build();
  const first = describeBuild();
  newFolder();
  write('src/exposes/Fixture.tsx', `export default () => 'one';`);
  await build();
  expect(describeBuild()).toEqual(first);

  write('src/exposes/Fixture.tsx', `export default () => 'two';`);
  await build();
  const second = describeBuild();
  newFolder();
  write('src/exposes/Fixture.tsx', `export default () => 'two';`);
  write('remote.ts', DESCRIPTOR.replace("'Fixture'", "'Otro título'"));
  await build();
  expect(new Set([first, second, describeBuild()].map((remote) => remote.build_id)).size).toBe(3);
});

test('a name that the shell does not provide of a library fails the build', async () => {
  write(
    'src/exposes/Fixture.tsx',
    `import { useBlocker } from 'react-router-dom';
     export default () => String(useBlocker);`,
  );
  expect(await build()).toEqual([expect.stringMatching(/does not provide useBlocker of react-router-dom/)]);
  write(
    'src/exposes/Fixture.tsx',
    `import * as router from 'react-router-dom';
     export default () => Object.keys(router).join();`,
  );
  expect(await build()).toEqual([expect.stringMatching(/react-router-dom is imported as a whole/)]);
});

test('a descriptor that breaks the schema fails the build, and says where', async () => {
  write('src/exposes/Fixture.tsx', `export default () => null;`);
  write('remote.ts', `export default { name: 'Fixture', apiVersion: '1', requires: null, sidebar: [] };`);
  const [error] = await build();
  expect(error).toMatch(/remote\.ts/);
  for (const wrong of ['name', 'apiVersion', 'sidebar']) expect(error).toContain(wrong);
});

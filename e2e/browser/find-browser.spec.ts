import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as base, chromium, expect } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { foundBrowser } from './found-browser.ts';

/** `folder`: a temporary one; `program`: a browser that works here, to be put where a source looks. */
const test = base.extend<{ folder: string; program: string }>({
  folder: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cuadra-browser-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  program: async ({ folder }, use) => {
    const { executablePath = chromium.executablePath(), env } = foundBrowser();
    if (env === undefined) return use(executablePath);
    // It works here only with libraries and fonts of its own.
    const settings = Object.entries(env).map(([name, value]) => `export ${name}='${value}'\n`);
    const wrapper = path.join(folder, 'with-settings');
    await writeFile(wrapper, `#!/bin/sh\n${settings.join('')}exec '${executablePath}' "$@"\n`);
    await chmod(wrapper, 0o755);
    return use(wrapper);
  },
});

const PROGRAM = 'chromium-headless-shell';
const isRoot = process.getuid?.() === 0;

test('CHROMIUM_PATH comes first', async ({ program }) => {
  expect(await findBrowser({ ...process.env, CUADRA_BROWSERS: '', CHROMIUM_PATH: program })).toMatchObject({
    source: 'CHROMIUM_PATH',
    executablePath: program,
    version: expect.stringMatching(/^\d+\./),
    sandbox: expect.any(Boolean),
  });
});

test('an installed one is found in the PATH', async ({ folder, program }) => {
  const link = path.join(folder, PROGRAM);
  await symlink(program, link);
  const found = await findBrowser({ ...process.env, CUADRA_BROWSERS: 'installed', PATH: folder });
  expect(found).toMatchObject({ source: 'installed', executablePath: link });
});

test("Playwright's own is taken from where Playwright keeps it", async ({ folder, program }) => {
  const env = { ...process.env, CUADRA_BROWSERS: 'playwright', PLAYWRIGHT_BROWSERS_PATH: folder };
  const missing = await findElsewhere(env);
  const expected = /Executable doesn't exist at (.+)$/m.exec(missing)?.[1] ?? '';
  expect(expected).toContain(folder);

  await mkdir(path.dirname(expected), { recursive: true });
  await symlink(program, expected);
  expect(JSON.parse(await findElsewhere(env))).toMatchObject({ source: 'playwright' });
});

test('the one in the npm package is unpacked afresh, whatever lies in the temporary folder', async ({
  folder,
}) => {
  await writeFile(path.join(folder, 'chromium'), 'somebody else put this here');
  const finding = findBrowser({ ...process.env, CUADRA_BROWSERS: 'npm', TMPDIR: folder });
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    await expect(finding).rejects.toThrow('npm: @sparticuz/chromium is for Linux on x64');
    return;
  }
  const found = await finding;
  expect(found).toMatchObject({ source: 'npm' });
  expect(found.executablePath?.startsWith(path.join(folder, 'cuadra-chromium-'))).toBe(true);
});

test("Debian's package is installed only by root", async ({ folder, program }) => {
  const log = path.join(folder, 'log');
  const packageManager = path.join(folder, 'apt-get');
  // In the place of the real one, which would change the machine that runs the tests.
  await writeFile(
    packageManager,
    `#!/bin/sh\necho "$@" >> '${log}'\n[ "$1" = install ] && /bin/ln -s '${program}' '${folder}/${PROGRAM}'\nexit 0\n`,
  );
  await chmod(packageManager, 0o755);
  const finding = findBrowser({ ...process.env, CUADRA_BROWSERS: 'debian', PATH: folder });
  if (!isRoot || process.platform !== 'linux') {
    await expect(finding).rejects.toThrow(/debian: (only root may install packages|there is no apt-get)/);
    return;
  }
  expect(await finding).toMatchObject({ source: 'debian', executablePath: path.join(folder, PROGRAM) });
  expect(await readFile(log, 'utf8')).toBe(
    'update\ninstall -y --no-install-recommends chromium-headless-shell\n',
  );
});

test('one that does not start is passed over', async ({ folder, program }) => {
  await symlink(program, path.join(folder, PROGRAM));
  const found = await findBrowser({
    ...process.env,
    CUADRA_BROWSERS: 'CHROMIUM_PATH,installed',
    CHROMIUM_PATH: process.execPath,
    PATH: folder,
  });
  expect(found.source).toBe('installed');
});

test('where none works, the message says what was tried, why it failed and what to do', async ({
  folder,
}) => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const finding = findBrowser({
    ...process.env,
    CUADRA_BROWSERS: 'CHROMIUM_PATH,npm',
    CHROMIUM_PATH: path.join(folder, 'not-there'),
    TMPDIR: path.join(file, 'no-folder'),
  });
  await expect(finding).rejects.toThrow(
    /CHROMIUM_PATH: .*not-there: .+\n {2}- npm: .+\n.*\n(.*\n)*.*npx playwright install/,
  );
});

test('a source that does not exist is named', async () => {
  await expect(findBrowser({ ...process.env, CUADRA_BROWSERS: 'netscape' })).rejects.toThrow(
    'CUADRA_BROWSERS names netscape; there are: CHROMIUM_PATH, installed, playwright, npm, debian',
  );
});

/** In a process of its own, since Playwright reads its settings once. @returns what was found as JSON, or the message */
async function findElsewhere(env: NodeJS.ProcessEnv): Promise<string> {
  const { NODE_OPTIONS, ...rest } = env;
  const script = fileURLToPath(new URL('./show-browser.ts', import.meta.url));
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', script], { env: rest });
  return run.then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );
}

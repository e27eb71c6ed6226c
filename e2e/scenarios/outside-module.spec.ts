import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../fixtures.ts';
import { ROOT } from '../server/cuadra-server.ts';
import { releaseCommand } from '../server/release-command.ts';

const MODULE = 'mf-stock-alerts';
const TITLE = 'Avisos de compra';

test('a change of a module from another repository is published while somebody else sells', async ({
  page,
  browser,
  cuadra,
  shell,
  cashRegister,
  storageState,
}) => {
  test.setTimeout(120_000);
  const parent = await mkdtemp(path.join(tmpdir(), 'cuadra-outside-'));
  const folder = path.join(parent, MODULE);
  const release = releaseCommand(cuadra);
  const token = release(['token', MODULE, '--label', 'Equipo de avisos']).trim().split('\n').at(-1) ?? '';
  const publish = async (version: string) => {
    const answer = await fetch(`${cuadra.url}/api/v1/releases/mf_stock_alerts?version=${version}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
      body: new Uint8Array(await build(folder)),
    });
    expect(answer.status, await answer.text()).toBe(200);
    release(['activate', MODULE, version]);
  };
  try {
    await run(ROOT, '--import', 'tsx', 'tools/new-module.ts', MODULE, '--title', TITLE, '--outside', parent);
    await install(folder);
    const installed = (...file: string[]) => path.join(folder, 'node_modules', ...file);
    await run(folder, installed('typescript', 'bin', 'tsc'));
    await run(folder, installed('jest', 'bin', 'jest.js'));
    await publish('1.0.0');
    await expect(async () => {
      await page.goto('/home');
      await expect(shell.link(TITLE)).toBeVisible();
    }).toPass();
    await shell.goTo(TITLE);
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
    await shell.goTo('Caja');
    await cashRegister.found.getByRole('button').first().click();
    await expect(cashRegister.lines).toHaveCount(1);

    const names = path.join(folder, 'src', 'clients', 'names.ts');
    await writeFile(names, (await readFile(names, 'utf8')).replace(TITLE, 'Avisos, otra vez'));
    await publish('1.1.0');
    const other = await browser.newPage({ storageState, baseURL: cuadra.url });
    await expect(async () => {
      await other.goto('/stock-alerts');
      await expect(other.getByRole('heading', { name: 'Avisos, otra vez' })).toBeVisible();
    }).toPass();
    await other.close();
    await expect(cashRegister.lines).toHaveCount(1);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
});

/** What its README.md says of building, without the checks, as an archive. */
async function build(folder: string): Promise<Buffer> {
  await run(folder, path.join(folder, 'node_modules', '@cuadra', 'tools', 'module.js'), 'build');
  return execFileSync('tar', ['czf', '-', '-C', '.build/www', '.'], { cwd: folder });
}

/** Waits without standing still: who does not hear that the server closed an idle connection sends over it. */
async function run(folder: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    maxBuffer: 16 * 1024 * 1024,
  });
}

/** As `npm install` does, without the registry: the two archives it came with, and of all else what is installed here. */
async function install(folder: string): Promise<void> {
  const packages = path.join(ROOT, 'node_modules');
  const installed = path.join(folder, 'node_modules');
  for (const archive of await readdir(path.join(folder, 'packages'))) {
    const name = archive.replace(/^cuadra-|-[\d.]+\.tgz$/g, '');
    const to = path.join(installed, '@cuadra', name);
    execFileSync('mkdir', ['-p', to]);
    execFileSync('tar', ['xzf', path.join(folder, 'packages', archive), '-C', to, '--strip-components=1']);
  }
  for (const name of await readdir(packages)) {
    if (name !== '@cuadra' && !name.startsWith('.'))
      await symlink(path.join(packages, name), path.join(installed, name));
  }
}

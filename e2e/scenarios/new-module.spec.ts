import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures.ts';
import { copyProject } from '../lifecycle/clone.ts';
import { releaseCommand } from '../server/release-command.ts';

const MODULE = 'mf-stock-alerts';
const TITLE = 'Avisos de compra';

test('a module from the template is checked, built, published with its own token and shown: no other file has to name it', async ({
  page,
  cuadra,
  shell,
}) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'cuadra-new-module-'));
  const project = path.join(folder, 'project');
  try {
    copyProject(project);
    const run = (script: string, ...args: string[]) =>
      execFileSync(process.execPath, ['--import', 'tsx', path.join('tools', script), ...args], {
        cwd: project,
        env: { PATH: process.env.PATH, HOME: process.env.HOME },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    const before = await filesBeside(MODULE, project);
    run('new-module.ts', MODULE, '--title', TITLE);
    expect(await filesBeside(MODULE, project)).toEqual(before);
    for (const check of ['check-descriptors.ts', 'check-shell.ts', 'check-imports.ts']) run(check);
    run('build.ts', MODULE);

    const release = releaseCommand(cuadra, project);
    const token = release(['token', MODULE, '--label', 'CI de avisos']).trim().split('\n').at(-1) ?? '';
    release(['publish', MODULE, '--to', cuadra.url], { CUADRA_RELEASE_TOKEN: token });
    await page.goto('/home');
    await expect(shell.link('Caja')).toBeVisible();
    await expect(shell.link(TITLE)).toBeHidden();

    release(['activate', MODULE, '0.1.0']);
    await expect(async () => {
      await page.reload();
      await expect(shell.link(TITLE)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await shell.goTo(TITLE);
    await expect(page).toHaveURL('/stock-alerts');
    const rows = page.getByRole('table', { name: TITLE }).getByRole('button');
    const name = (await rows.first().textContent()) ?? '';
    await rows.first().click();
    const drawer = page.getByRole('dialog', { name: 'Datos del cliente' });
    await expect(drawer.getByRole('heading', { name })).toBeVisible();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Every file of a project, with its size and when it was written, but for one folder and the packages from npm. */
async function filesBeside(folder: string, project: string): Promise<string[]> {
  const names = (await readdir(project)).filter((name) => ![folder, 'node_modules'].includes(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const at = path.join(project, name);
      if (!(await stat(at)).isDirectory()) return [at];
      const below = await readdir(at, { recursive: true, withFileTypes: true });
      return below.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    }),
  );
  const described = files.flat().map(async (file) => {
    const { size, mtimeMs } = await stat(file);
    return `${path.relative(project, file)} ${size} ${mtimeMs}`;
  });
  return (await Promise.all(described)).sort();
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures.ts';
import { ROOT } from '../server/cuadra-server.ts';

const MODULE = 'mf-industrial';
const DEV = ['--import', 'tsx', 'tools/dev.ts', MODULE];

test('`npm run dev`: what is written in a module is on the screen, inside the built shell', async ({
  page,
  cuadra,
  sessionOf,
}) => {
  test.setTimeout(120_000);
  const [route] = (await cuadra.releases.active('mf_industrial')).descriptor.routes;
  if (!route) throw new Error(`${MODULE} has no screen`);
  const project = await copyOfModule();
  const dev = spawn(process.execPath, [...DEV, '--server', cuadra.url], {
    cwd: project,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const url = await addressOf(dev);
    const session = JSON.stringify({ token: await sessionOf('demo') });
    await page.addInitScript((value) => localStorage.setItem('cuadra.session', value), session);
    await page.goto(url + route.path);
    await expect(page.getByRole('heading', { name: route.title, level: 1 })).toBeVisible();

    const file = path.join(project, MODULE, 'src', 'exposes', `${route.expose.slice(2)}.tsx`);
    await writeFile(file, 'export default () => <h2>Escrito hace un momento</h2>;\n');
    const written = page.getByRole('heading', { name: 'Escrito hace un momento' });
    await expect(written).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveURL(url + route.path);
  } finally {
    await page.close();
    dev.kill();
    await once(dev, 'exit');
    await rm(project, { recursive: true, force: true });
  }
});

test('`npm run dev` refuses to run in production, and before a server elsewhere', () => {
  const run = (args: string[], env: Record<string, string>) =>
    spawnSync(process.execPath, [...DEV, ...args], { cwd: ROOT, env: { ...process.env, ...env } }).status;
  expect(run([], { NODE_ENV: 'production' })).toBe(1);
  expect(run(['--server', 'https://cuadra.example.com'], {})).toBe(1);
});

/** A project with the tools and one module, whose sources may be written to. */
async function copyOfModule(): Promise<string> {
  const project = await mkdtemp(path.join(tmpdir(), 'cuadra-dev-'));
  for (const name of ['tools', MODULE]) {
    const filter = (file: string) => path.basename(file) !== '.build';
    await cp(path.join(ROOT, name), path.join(project, name), { recursive: true, filter });
  }
  for (const name of ['package.json', 'tsconfig.base.json']) {
    await cp(path.join(ROOT, name), path.join(project, name));
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'));
  return project;
}

function addressOf(dev: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    dev.once('exit', (code) => reject(new Error(`It ended with ${code}. It wrote:\n${output}`)));
    for (const stream of [dev.stdout, dev.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const url = / is at (http:\S+),/.exec(output)?.[1];
        if (url) resolve(url);
      });
    }
  });
}

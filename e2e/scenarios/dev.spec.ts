import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pass } from '../../tools/dev/pass.ts';
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

test('`npm run dev -- --shell`: a module from its sources inside the shell of production, which is only read', async ({
  page,
  cuadra,
  sessionOf,
}) => {
  test.setTimeout(120_000);
  const [route] = (await cuadra.releases.active('mf_industrial')).descriptor.routes;
  if (!route) throw new Error(`${MODULE} has no screen`);
  const project = await copyOfModule();
  const file = path.join(project, MODULE, 'src', 'exposes', `${route.expose.slice(2)}.tsx`);
  await writeFile(file, 'export default () => <h2>Todavía sin publicar</h2>;\n');
  const production = await serveSecurely(cuadra.url, project);
  const dev = spawn(process.execPath, [...DEV, '--shell', production.url], {
    cwd: project,
    env: { ...process.env, PORT: '0', NODE_EXTRA_CA_CERTS: production.certificate },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const url = await addressOf(dev);
    const token = await sessionOf('demo');
    await page.addInitScript(
      (value) => localStorage.setItem('cuadra.session', value),
      JSON.stringify({ token }),
    );
    await page.goto(url + route.path);
    await expect(page.getByRole('heading', { name: 'Todavía sin publicar' })).toBeVisible();

    const write = (to: string) =>
      fetch(`${to}/api/v1/categories/create`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Escrita desde el desarrollo' }),
      });
    const refused = await write(url);
    expect(refused.status).toBe(403);
    const read = await fetch(`${url}/api/v1/categories?limit=200`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(read.status).toBe(200);
    expect(await read.text()).not.toContain('Escrita desde el desarrollo');
    // A name of another site that leads to this machine.
    const [answer] = await once(get(url, { headers: { host: 'cuadra.example.com' } }), 'response');
    expect(answer.resume().statusCode).toBe(421);
  } finally {
    await page.close();
    dev.kill();
    await once(dev, 'exit');
    production.close();
    await rm(project, { recursive: true, force: true });
  }
});

test('`npm run dev` refuses to run in production, and before a server elsewhere', () => {
  const run = (args: string[], env: Record<string, string>) =>
    spawnSync(process.execPath, [...DEV, ...args], { cwd: ROOT, env: { ...process.env, ...env } }).status;
  expect(run([], { NODE_ENV: 'production' })).toBe(1);
  expect(run(['--server', 'https://cuadra.example.com'], {})).toBe(1);
  // A password would go there.
  expect(run(['--shell', 'http://127.0.0.2:9'], {})).toBe(1);
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

/** Cuadra as a proxy in production shows it: by https, under an address that is not this machine's usual one. */
async function serveSecurely(target: string, folder: string) {
  const host = '127.0.0.2';
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', '/CN=cuadra', '-addext', `subjectAltName=IP:${host}`, '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const [keyPem, certificatePem] = await Promise.all([readFile(key), readFile(certificate)]);
  const server = createServer({ key: keyPem, cert: certificatePem }, (request, response) =>
    pass(target, request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://${host}:${port}`, certificate, close: () => server.close() };
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures.ts';
import { SCRIPT_BLOCKED } from '../page-errors.ts';
import { writeAnotherBuild } from '../server/another-build.ts';
import { startCdn } from '../server/cdn.ts';
import { ROOT } from '../server/cuadra-server.ts';
import { releaseCommand } from '../server/release-command.ts';

const MODULE = 'mf-clients';

test('a module on another origin: its folder there is allowed and no other, and its files still need their hashes', async ({
  page,
  cuadra,
  shell,
  pageErrors,
}) => {
  const build = await mkdtemp(path.join(tmpdir(), 'cuadra-cdn-'));
  await writeAnotherBuild(path.join(ROOT, MODULE, '.build', 'www'), build, 'cdcdcdcd');
  const cdn = await startCdn(build);
  const release = releaseCommand(cuadra);
  const policy = async () =>
    (await fetch(`${cuadra.url}/clients`)).headers.get('content-security-policy') ?? '';
  const before = (await cuadra.releases.active('mf_clients')).version;
  const client = page.getByRole('table', { name: 'Clientes' }).getByText('Carmen Delgado');
  // Of the module: the addresses of the scripts that a page has run, or tried to.
  const scripts: string[] = [];
  page.on('request', (request) => {
    const isScript = request.resourceType() === 'script';
    if (isScript && /\/clients\/5\/|mf_clients/.test(request.url())) scripts.push(request.url());
  });
  try {
    expect(await policy()).not.toContain(cdn.base);
    release(['publish', MODULE, '--version', '5.0.0', '--from', build, '--base', cdn.base, '--activate']);
    await expect.poll(policy).toContain(`connect-src 'self' ${cdn.base};`);
    expect(await policy()).toMatch(new RegExp(`script-src 'self' 'sha256-\\S+' ${cdn.base};`));

    await page.goto('/clients');
    await expect(client).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => !url.startsWith(cdn.base))).toEqual([]);
    pageErrors.allow(...SCRIPT_BLOCKED, /Content Security Policy/);
    const elsewhere = new URL('/other/5/entry.js', cdn.base).href;
    const blocked = await page.evaluate((url) => fetch(url).then(String, () => 'blocked'), elsewhere);
    expect([blocked, cdn.asked.includes('/other/5/entry.js')]).toEqual(['blocked', false]);

    // What the CDN makes of a file is not run: the version before, from Cuadra itself, stands in.
    cdn.isTampering = true;
    await page.reload();
    await expect(client).toBeVisible();
    expect(await page.evaluate(() => '__robbed' in globalThis)).toBe(false);
    expect(scripts.some((url) => url.includes(`/remotes/mf_clients/${before}/`))).toBe(true);
    await shell.goTo('Caja');
    await expect(page).toHaveURL('/cash-register');
  } finally {
    release(['rollback', MODULE]);
    cdn.close();
    await rm(build, { recursive: true, force: true });
  }
});

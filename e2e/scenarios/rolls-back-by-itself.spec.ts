import {
  findReleaseFigures,
  listReleaseLog,
  login,
  type ReleaseLogLine,
  reportRemoteLoad,
} from '@cuadra/shared/contract';
import type { Browser } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { signIn } from '../server/api.ts';
import { call } from '../server/call.ts';
import { openCompany } from '../server/company.ts';
import { type CuadraServer, startCuadra } from '../server/cuadra-server.ts';
import { openPipeline, type Pipeline } from '../server/pipeline.ts';

/** Browsers of each company: one is a Chromium, the others say what it said. */
const BROWSERS = 9;
const COMPANIES = ['Panadería Sol', 'Panadería Luna', 'Panadería Mar'] as const;
const TEXT = 'Crear cliente';
const BROKEN = 'cuadra.test-broken';
/** Milliseconds in which every copy has judged what was said (api/src/releases/trial/judge-job.ts), and a little. */
const JUDGED = 8_000;

interface Shop {
  name: string;
  /** Of a session each. */
  tokens: string[];
}

interface Worker {
  shops: Shop[];
  team: Pipeline;
  /** Of who runs Cuadra. */
  root: string;
}

/** A server of its own, for many browsers behind one address. */
const test = base.extend<object, Worker>({
  cuadra: [
    async ({ browserName: _ }, use) => {
      const server = await startCuadra({ TRUST_PROXY: 'loopback', REQUESTS_PER_MINUTE: '100000' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  shops: [
    async ({ cuadra }, use) => {
      const shops: Shop[] = [];
      for (const name of COMPANIES) {
        const { owner } = await openCompany(cuadra, { company_name: name });
        const tokens = [owner.token];
        while (tokens.length < BROWSERS)
          tokens.push(await signInFrom(cuadra, owner, `10.0.${shops.length}.${tokens.length}`));
        shops.push({ name, tokens });
      }
      await use(shops);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  team: [
    async ({ cuadra, shops }, use) => {
      const team = await openPipeline(cuadra, 'mf-clients');
      await team.publish('7.0.0', {});
      team.release(['activate', 'mf-clients', '7.0.0']);
      await say(
        cuadra,
        shops.flatMap(({ tokens }) => tokens),
        {
          ...{ name: 'mf_clients', version: '7.0.0', outcome: 'ready', ms: 300 },
        },
      );
      await use(team);
      await team.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  root: [async ({ cuadra }, use) => use(await signIn(cuadra.url, 'root')), { scope: 'worker' }],
});
test.describe.configure({ mode: 'serial' });
test.beforeEach(() => test.setTimeout(180_000));

test('a version that throws for everybody is taken out: who opens the page next has the one before, and the log says why', async ({
  browser,
  cuadra,
  shops,
  team,
  root,
  page,
}) => {
  await give(team, '7.1.0', { replace: [TEXT, '(()=>{throw new Error("roto")})()'] });
  for (const shop of shops) expect(await openIn(browser, cuadra, shop)).toBe('failed');
  await expect.poll(() => activeVersion(cuadra), { timeout: JUDGED }).toBe('7.0.0');
  for (const shop of shops) expect(await openIn(browser, cuadra, shop)).toBe('shown');

  const [line] = await logOf(cuadra, root);
  expect([line?.what, line?.version, line?.who, line?.details.kind]).toEqual([
    'taken-out',
    '7.1.0',
    'Cuadra',
    'evaluation',
  ]);
  await page.addInitScript((token) => {
    localStorage.setItem('cuadra.session', JSON.stringify({ token }));
  }, root);
  await page.goto('/back-office/release?module=mf_clients&tab=log');
  // The copies judge by themselves meanwhile: by what they had heard then, which may be less than all, and of some browsers that
  // it came and not yet that it threw.
  const said = /^Retiró 7\.1\.0: falló en \d+ de \d+ navegadores, en [23] empresas \(error de su código\)/;
  await expect(page.getByRole('table', { name: 'Registro' }).getByRole('row', { name: said })).toBeVisible();
});

test('one that fails for one company only stays with the others, and the log names the company', async ({
  browser,
  cuadra,
  shops,
  team,
  root,
}) => {
  const [bad] = shops;
  await give(team, '7.2.0', {
    replace: [
      TEXT,
      `(()=>{if(localStorage.getItem("${BROKEN}"))throw new Error("roto");return "${TEXT}"})()`,
    ],
  });
  for (const shop of shops)
    expect(await openIn(browser, cuadra, shop, shop === bad)).toBe(shop === bad ? 'failed' : 'shown');
  await expect.poll(async () => (await logOf(cuadra, root))[0]?.what, { timeout: JUDGED }).toBe('failing');
  const [line] = await logOf(cuadra, root);
  expect(line?.companies.map(({ name }) => name)).toEqual([COMPANIES[0]]);
  expect(await activeVersion(cuadra)).toBe('7.2.0');
});

test('one that is merely slow stays', async ({ browser, cuadra, shops, team, root }) => {
  const SLOW = 1_500;
  await give(team, '7.3.0', { begin: `for(const end=Date.now()+${SLOW};Date.now()<end;);` });
  const all = shops.flatMap(({ tokens }) => tokens);
  for (const shop of shops) expect(await openIn(browser, cuadra, shop)).toBe('shown');
  const figures = () =>
    call(cuadra.url, { method: 'GET', path: '/releases/mf_clients/figures', token: root }).then((answer) =>
      findReleaseFigures.response.parse(answer),
    );
  const version = (await figures()).versions.find((one) => one.version === '7.3.0');
  expect(version?.ready).toBe(all.length);
  await expect.poll(async () => (await figures()).trials[0]?.loads).toBe(all.length);
  await new Promise((resolve) => setTimeout(resolve, JUDGED));
  expect((await figures()).trials).toMatchObject([{ version: '7.3.0', verdict: 'open' }]);
  expect(await activeVersion(cuadra)).toBe('7.3.0');
});

async function give(
  team: Pipeline,
  version: string,
  change: Parameters<Pipeline['publish']>[1],
): Promise<void> {
  await team.publish(version, change);
  team.release(['activate', 'mf-clients', version]);
}

/**
 * A shop opens «Clientes» in Chromium; its other browsers say of the load what that one said.
 *
 * @param isBroken it has something that the version does not bear
 */
async function openIn(
  browser: Browser,
  cuadra: CuadraServer,
  { tokens: [token = '', ...others] }: Shop,
  isBroken = false,
): Promise<'shown' | 'failed'> {
  const localStorage = [
    { name: 'cuadra.session', value: JSON.stringify({ token }) },
    { name: 'cuadra.get-started', value: 'completed' },
    ...(isBroken ? [{ name: BROKEN, value: '1' }] : []),
  ];
  const context = await browser.newContext({
    ...{ baseURL: cuadra.url, serviceWorkers: 'block', locale: 'es-VE' },
    storageState: { cookies: [], origins: [{ origin: cuadra.url, localStorage }] },
  });
  try {
    const page = await context.newPage();
    const reports: object[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(reportRemoteLoad.path)) reports.push(request.postDataJSON());
    });
    await page.goto('/clients');
    const shown = page.getByRole('button', { name: TEXT }).first();
    const failed = page.getByRole('button', { name: 'Reintentar' });
    await shown.or(failed).waitFor();
    const outcome = (await failed.isVisible()) ? 'failed' : 'shown';
    const ofClients = () => reports.filter((report) => JSON.stringify(report).includes('"mf_clients"'));
    const last = () => (ofClients().at(-1) as { outcome?: string } | undefined)?.outcome;
    await expect.poll(last).toBe(outcome === 'failed' ? 'failed' : 'ready');
    for (const report of ofClients()) await say(cuadra, others, report);
    return outcome;
  } finally {
    await context.close();
  }
}

/** Browsers say how a load went, each from an address of its own. */
async function say({ url }: CuadraServer, tokens: readonly string[], report: object): Promise<void> {
  for (const [i, token] of tokens.entries()) {
    const { status } = await fetch(`${url}/api/v1${reportRemoteLoad.path}`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
        'x-forwarded-for': `10.1.0.${i + 1}`,
      },
      body: JSON.stringify(report),
    });
    expect(status).toBe(204);
  }
}

async function signInFrom(
  { url }: CuadraServer,
  { username, password }: { username: string; password: string },
  address: string,
): Promise<string> {
  const answer = await fetch(`${url}/api/v1${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username, password }),
  });
  return login.response.parse(await answer.json()).token;
}

async function activeVersion({ releases }: CuadraServer): Promise<string> {
  return (await releases.active('mf_clients')).version;
}

async function logOf({ url }: CuadraServer, token: string): Promise<ReleaseLogLine[]> {
  const answer = await call(url, { method: 'GET', path: '/releases/mf_clients/log?limit=5', token });
  return listReleaseLog.response.parse(answer).items;
}

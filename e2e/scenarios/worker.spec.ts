import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { type FailingProxy, startFailingProxy } from '../server/failing-proxy.ts';

/** Behind a proxy, which can be away as a server that is started again, and can have another worker. */
const test = base.extend<{ wire: FailingProxy }>({
  wire: async ({ cuadra }, use) => {
    const proxy = await startFailingProxy(cuadra.url);
    await use(proxy);
    proxy.stop();
  },
  baseURL: ({ wire }, use) => use(wire.url),
  storageState: async ({ wire, sessionOf }, use) => {
    const session = { name: 'cuadra.session', value: JSON.stringify({ token: await sessionOf('demo') }) };
    await use({ cookies: [], origins: [{ origin: wire.url, localStorage: [session] }] });
  },
});
test.use({ serviceWorkers: 'allow' });

const OFFLINE = 'No tienes conexión a internet';
/** Milliseconds: the application asks for its server every few seconds, and then for all that it shows. */
const BACK = 30_000;

test.beforeEach(({ pageErrors }) => pageErrors.allow(/^Failed to load resource/));

test('the first visit installs it, without a reload, and the second opens without a connection', async ({
  page,
  context,
  shell,
}) => {
  await page.goto('/');
  await mark(page);
  await workerInCharge(page);
  // The page is told after the worker is in charge.
  await expect.poll(() => timesReady(page)).toBe(1);
  expect(await isMarked(page)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert').getByRole('heading', { name: OFFLINE })).toBeVisible();
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
  await expect(shell.link('Caja')).toBeVisible({ timeout: BACK });
  await expect(page.getByText(OFFLINE)).toBeHidden();
  expect(await timesReady(page)).toBe(0);
});

test('a worker that cannot be registered is nobody’s concern', async ({ page, shell, pageErrors }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => {
      performance.mark('registered');
      return Promise.reject(new Error('No worker here'));
    };
  });
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('registered').length > 0);
  await shell.goTo('Productos');
  await expect(page.getByRole('heading', { name: 'Productos', level: 1 })).toBeVisible();
  await expect(page.getByRole('status').getByText(/No worker|error/i)).toHaveCount(0);
  expect(pageErrors.unexpected()).toEqual([]);
});

test('a server that is started again costs nobody the session', async ({ page, wire, cashRegister }) => {
  await cashRegister.open();
  await workerInCharge(page);
  wire.away(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: OFFLINE })).toBeVisible();
  wire.away(false);
  await expect(cashRegister.found.getByRole('button').first()).toBeVisible({ timeout: BACK });
  await expect(page).toHaveURL('/cash-register');
});

test('another worker takes over: an untouched page is loaded again, once', async ({ page, wire, shell }) => {
  await page.goto('/');
  await workerInCharge(page);
  await mark(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await replaceWorker(page, wire);
  // Once the other one has fetched all that it holds.
  await expectLoadedAgain(page);
  await expect(shell.link('Caja')).toBeVisible();
  await mark(page);
  await workerInCharge(page);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  expect(await waits(page)).toBe(false);
  expect(await isMarked(page)).toBe(true);
  expect(loads).toBe(1);
});

test('another worker waits while a sale is open, in this tab or in another', async ({
  page,
  context,
  wire,
  shell,
  cashRegister,
}) => {
  await cashRegister.open();
  await workerInCharge(page);
  await cashRegister.found.getByRole('button').first().click();
  await expect(cashRegister.lines.getByRole('listitem')).toHaveCount(1);
  await mark(page);
  const other = await context.newPage();
  await other.goto('/');
  await workerInCharge(other);
  await mark(other);

  await replaceWorker(other, wire);
  await expect.poll(() => waits(other)).toBe(true);
  await other.getByRole('link', { name: 'Productos', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Productos', level: 1 })).toBeVisible();
  expect(await waits(page)).toBe(true);
  expect(await Promise.all([isMarked(page), isMarked(other)])).toEqual([true, true]);

  // Another screen is a safe moment: the sale is persisted, and nobody looks at it.
  await shell.goTo('Clientes');
  await expectLoadedAgain(page);
  expect(await waits(page)).toBe(false);
  await shell.goTo('Caja');
  await expect(cashRegister.lines.getByRole('listitem')).toHaveCount(1);
});

test('what was activated is there at the next load, and no answer of the API is ever cached', async ({
  page,
  cuadra,
  products,
}) => {
  await products.open();
  await workerInCharge(page);
  await page.reload();
  await expect(products.rows.first()).toBeVisible();
  const { version, takeBack } = await cuadra.releases.release('mf_inventory');
  try {
    await page.reload();
    await expect(products.rows.first()).toBeVisible();
    // The page has its answers first, and then the cache has them.
    await expect
      .poll(() => page.evaluate(cachedAddresses))
      .toContainEqual(expect.stringContaining(`/remotes/mf_inventory/${version}/`));
    const cached = await page.evaluate(cachedAddresses);
    expect(cached).toContainEqual(expect.stringMatching(/\/index\.html/));
    expect(cached.filter((address) => address.includes('/api/') || address.includes('registry'))).toEqual([]);
  } finally {
    await takeBack();
  }
  await page.reload();
  await expect(products.rows.first()).toBeVisible();
  expect(await page.evaluate(loadedVersions, 'mf_inventory')).not.toContain(version);
});

test('a file that was changed in the cache never runs, and is put right', async ({
  page,
  cuadra,
  products,
  pageErrors,
}) => {
  pageErrors.allow(/integrity|valid digest/);
  await products.open();
  await workerInCharge(page);
  await page.reload();
  await expect(products.rows.first()).toBeVisible();
  const { base: folder, entry } = await cuadra.releases.active('mf_inventory');
  const damage = async (address: string) => {
    const cache = await caches.open('cuadra-files');
    const headers = { 'content-type': 'application/javascript' };
    await cache.put(address, new Response('globalThis.__robbed = true;', { headers }));
  };
  await page.evaluate(damage, new URL(folder + entry, page.url()).href);
  await page.reload();
  await expect(products.rows.first()).toBeVisible();
  expect(await page.evaluate(() => '__robbed' in globalThis)).toBe(false);
  const isDamaged = async (address: string) =>
    (await (await caches.match(address))?.text())?.includes('__robbed') ?? false;
  await expect.poll(() => page.evaluate(isDamaged, new URL(folder + entry, page.url()).href)).toBe(false);
});

/** How often the page was told that it opens without a connection. */
async function timesReady(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('cuadra:offline-ready').length);
}

/** What a page that is loaded again no longer has. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { __marked: true }));
}

/** A page that is just being loaded has no mark, nor anything to ask it by. */
async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => '__marked' in globalThis).catch(() => false);
}

/** Waits until the page has lost its mark. */
async function expectLoadedAgain(page: Page): Promise<void> {
  await expect
    .poll(() => isMarkedOnceIdle(page), { intervals: [500, 1000, 2000], timeout: BACK })
    .toBe(false);
}

/**
 * A worker that was told to take over does so when the browser finds the one before idle, which an observed browser may put
 * off for minutes: stopped, it is. One that was told nothing goes on waiting all the same. One that is being installed would
 * be stopped too, and is never installed then.
 */
async function isMarkedOnceIdle(page: Page): Promise<boolean> {
  if (!(await isMarked(page))) return false;
  if (await installs(page)) return true;
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await browser.detach();
  return isMarked(page);
}

async function workerInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Has the browser find another worker, as after a release of the shell. */
async function replaceWorker(page: Page, wire: FailingProxy): Promise<void> {
  wire.rewrite('/sw.js', (script) => `${script}\n// Another one.`);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

async function waits(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null).catch(() => false);
}

async function installs(page: Page): Promise<boolean> {
  return page
    .evaluate(async () => (await navigator.serviceWorker.ready).installing !== null)
    .catch(() => true);
}

async function cachedAddresses(): Promise<string[]> {
  const names = await caches.keys();
  const addresses = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
  return (await Promise.all(addresses)).flat();
}

/** The versions of a module of which this page asked for files. */
function loadedVersions(remote: string): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.split('/'));
  return files
    .filter(([, folder, name]) => folder === 'remotes' && name === remote)
    .map(([, , , at]) => at ?? '');
}

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** What was activated while a tab is open (docs/federation.md#an-open-tab: at the next page load or the next safe navigation). */

test('a module that is loaded already: its new version comes as the user changes screens, and not before', async ({
  page,
  cuadra,
  shell,
  products,
}) => {
  await page.clock.install();
  const versions = versionsAskedFor(page, 'mf_inventory');
  await products.open();
  await expect(products.rows.first()).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { __marked: true }));
  // Something is typed: no moment to reload the page.
  await products.search('a');
  const { version, takeBack } = await cuadra.releases.release('mf_inventory');
  try {
    await comeBackLater(page);
    expect([...versions]).not.toContain(version);
    await shell.goTo('Clientes');
    await expect.poll(() => page.evaluate(() => '__marked' in globalThis).catch(() => true)).toBe(false);
    await expect(page).toHaveURL('/clients');
    await shell.goTo('Productos');
    await expect(products.rows.first()).toBeVisible();
    expect([...versions]).toContain(version);
  } finally {
    await takeBack();
  }
});

test('a module that is not loaded yet is the new version at once, without a reload', async ({
  page,
  context,
  cuadra,
  shell,
  products,
}) => {
  // In data-saving mode nothing is fetched ahead.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  const versions = versionsAskedFor(page, 'mf_inventory');
  // All that it loads is there: what is still on its way as the clock is put forward would be taken for lost.
  await page.goto('/clients', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(globalThis, { __marked: true }));
  const { version, takeBack } = await cuadra.releases.release('mf_inventory');
  try {
    await comeBackLater(page);
    await shell.goTo('Productos');
    await expect(products.rows.first()).toBeVisible();
    expect([...versions]).toEqual([version]);
    expect(await page.evaluate(() => '__marked' in globalThis)).toBe(true);
  } finally {
    await takeBack();
  }
});

test('what is taken back reaches an open tab with the next answer that it gets, and a screen change brings it', async ({
  page,
  cuadra,
  shell,
  products,
}) => {
  const { version, takeBack } = await cuadra.releases.release('mf_inventory');
  const versions = versionsAskedFor(page, 'mf_inventory');
  try {
    await products.open();
    await expect(products.rows.first()).toBeVisible();
    expect([...versions]).toEqual([version]);
    await page.evaluate(() => Object.assign(globalThis, { __marked: true }));
  } finally {
    await takeBack();
  }
  const asked = page.waitForResponse('**/api/v1/remotes');
  // Any call of a screen: no clock is moved, nobody leaves the window.
  await products.search('a');
  await (await asked).finished();
  expect(await page.evaluate(() => '__marked' in globalThis)).toBe(true);
  versions.clear();
  await shell.goTo('Clientes');
  await expect.poll(() => page.evaluate(() => '__marked' in globalThis).catch(() => true)).toBe(false);
  await shell.goTo('Productos');
  await expect(products.rows.first()).toBeVisible();
  expect([...versions]).not.toContain(version);
});

/** Two minutes later, the user comes back to the window: the page asks what is there by now. */
async function comeBackLater(page: Page): Promise<void> {
  await page.clock.fastForward('02:00');
  const answered = page.waitForResponse('**/api/v1/remotes');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await (await answered).finished();
}

/** Which versions of a module the page asks for from here on. The page's own list of resources stands still with its clock. */
function versionsAskedFor(page: Page, remote: string): Set<string> {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const [, folder, name, version] = new URL(request.url()).pathname.split('/');
    if (folder === 'remotes' && name === remote && version) versions.add(version);
  });
  return versions;
}

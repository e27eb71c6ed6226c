import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { SCRIPT_BLOCKED } from '../page-errors.ts';

/** What the loader of modules does when all is well, and what it tells. */

test('a module can be left out by the address: the rest goes on as if there were none', async ({
  page,
  shell,
  cashRegister,
}) => {
  const asked = filesAskedFor(page);
  await page.goto('/home?disable-modules=mf_inventory,mf_config');
  await expect(shell.link('Caja')).toBeVisible();
  await expect(shell.link('Productos')).toBeHidden();
  await expect(shell.link('Ajustes')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Accesos' }).getByText('Roles')).toBeHidden();
  await shell.goTo('Caja');
  await expect(cashRegister.found.getByRole('button').first()).toBeVisible();
  expect([...asked].filter((file) => /mf_inventory|mf_config/.test(file))).toEqual([]);
  await page.goto('/products');
  await expect(shell.link('Productos')).toBeVisible();
});

test('while the page is idle, the code of what the user may open is fetched ahead, and not run', async ({
  page,
  shell,
}) => {
  const asked = filesAskedFor(page);
  await page.goto('/home');
  for (const module of ['mf_pos', 'mf_inventory', 'mf_clients', 'mf_config']) {
    await expect.poll(() => [...asked].some((file) => file.includes(module)), module).toBe(true);
  }
  expect([...asked].filter((file) => file.includes('mf_backoffice'))).toEqual([]);
  expect(await page.locator('script[src*="/remotes/"]').count()).toBe(0);
  await shell.goTo('Caja');
  await expect(page.getByRole('heading', { name: 'Caja', level: 1 })).toBeAttached();
});

test('in data-saving mode nothing is fetched ahead', async ({ page, shell }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = filesAskedFor(page);
  await page.goto('/home', { waitUntil: 'networkidle' });
  await expect(shell.link('Caja')).toBeVisible();
  expect([...asked]).toEqual([]);
});

test.describe('each load is reported', () => {
  test('one that went well', async ({ page, products }) => {
    const reports = reportsOf(page);
    await products.open();
    await expect(products.rows.first()).toBeVisible();
    await expect
      .poll(() => reports)
      .toContainEqual(expect.objectContaining({ name: 'mf_inventory', outcome: 'ready' }));
  });

  test('one that failed, with what was wrong', async ({ page, cuadra, shell, pageErrors }) => {
    pageErrors.allow(...SCRIPT_BLOCKED);
    const reports = reportsOf(page);
    const { entry } = await cuadra.releases.active('mf_inventory');
    const mend = await cuadra.releases.tamper('mf_inventory', entry);
    try {
      await page.goto('/products');
      await expect(shell.failureCard('Productos').heading).toBeVisible();
      await expect
        .poll(() => reports)
        .toContainEqual(expect.objectContaining({ outcome: 'failed', kind: 'integrity' }));
    } finally {
      await mend();
    }
  });

  test('one for which the version before stood in', async ({ page, cuadra, products, pageErrors }) => {
    pageErrors.allow(...SCRIPT_BLOCKED);
    const reports = reportsOf(page);
    const forget = await cuadra.releases.addPrevious('mf_inventory');
    const { entry } = await cuadra.releases.active('mf_inventory');
    const mend = await cuadra.releases.tamper('mf_inventory', entry);
    try {
      await page.goto('/products');
      await expect(products.rows.first()).toBeVisible();
      await expect
        .poll(() => reports)
        .toContainEqual(expect.objectContaining({ outcome: 'fallback', version: '0.0.1-before' }));
    } finally {
      await mend();
      await forget();
    }
  });
});

function filesAskedFor(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/')) files.add(pathname);
  });
  return files;
}

interface Report {
  name: string;
  version: string;
  outcome: string;
  kind?: string;
}

function reportsOf(page: Page): Report[] {
  const reports: Report[] = [];
  page.on('response', (answer) => {
    const request = answer.request();
    if (request.url().endsWith('/telemetry/remotes') && answer.ok()) reports.push(request.postDataJSON());
  });
  return reports;
}

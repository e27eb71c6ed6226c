import type { RemoteDescriptor } from '@cuadra/shared/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { SCRIPT_BLOCKED } from '../page-errors.ts';
import type { CashRegister } from '../screens/cash-register.ts';
import type { Shell } from '../screens/shell.ts';

const REMOTE = 'mf_inventory';

/** Everything of the module, whichever its version. */
const FILES = `**/remotes/${REMOTE}/**`;

test.beforeEach(({ pageErrors }) => pageErrors.allow(...SCRIPT_BLOCKED));

test('unreachable: Productos says so, Caja sells on, and «Reintentar» brings it back', async ({
  page,
  cuadra,
  shell,
  cashRegister,
  products,
}) => {
  const mend = await cuadra.releases.remove(REMOTE);
  try {
    await page.goto('/products');
    await expect(shell.failureCard('Productos').heading).toBeVisible();
    await expectCajaWorks(page, shell, cashRegister);
    await shell.goTo('Productos');
    await expect(shell.failureCard('Productos').heading).toBeVisible();
  } finally {
    await mend();
  }
  await shell.failureCard('Productos').retry.click();
  await expect(products.rows.first()).toBeVisible();
});

test('no connection to it: the card comes after the tries, and «Reintentar» brings it back', async ({
  page,
  shell,
  cashRegister,
  products,
}) => {
  let tries = 0;
  await page.route(FILES, (route) => {
    tries += 1;
    return route.abort('connectionrefused');
  });
  await page.goto('/products');
  await expect(shell.failureCard('Productos').heading).toBeVisible();
  expect(tries, 'a network error is worth another try').toBeGreaterThanOrEqual(3);
  await expectCajaWorks(page, shell, cashRegister);

  await page.unroute(FILES);
  await shell.goTo('Productos');
  await shell.failureCard('Productos').retry.click();
  await expect(products.rows.first()).toBeVisible();
});

test('tampered with on the disk: it never runs', async ({ page, cuadra, shell, cashRegister, products }) => {
  const { entry } = await cuadra.releases.active(REMOTE);
  const mend = await cuadra.releases.tamper(REMOTE, entry);
  try {
    await page.goto('/products');
    await expect(shell.failureCard('Productos').heading).toBeVisible();
    await expectCajaWorks(page, shell, cashRegister);
  } finally {
    await mend();
  }
  await shell.goTo('Productos');
  await shell.failureCard('Productos').retry.click();
  await expect(products.rows.first()).toBeVisible();
});

test('tampered with on its way: not a line of it runs', async ({ page, shell, cashRegister }) => {
  await page.route(FILES, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: `globalThis.__robbed = true;${body}` });
  });
  await page.goto('/products');
  await expect(shell.failureCard('Productos').heading).toBeVisible();
  await expectCajaWorks(page, shell, cashRegister);
  expect(await page.evaluate(() => '__robbed' in globalThis)).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a chunk that comes later is tampered with: what it belongs to fails alone', async ({
  page,
  cuadra,
  shell,
  products,
  cashRegister,
}) => {
  const { exposes } = await cuadra.releases.active(REMOTE);
  const [chunk] = exposes['./CreateProduct'] ?? [];
  expect(chunk).toBeDefined();
  const mend = await cuadra.releases.tamper(REMOTE, chunk ?? '');
  try {
    await page.goto('/products');
    await expect(products.rows.first()).toBeVisible();
    await products.create.click();
    await expect(shell.failureCard('Crear Producto').heading).toBeVisible();
    await expectCajaWorks(page, shell, cashRegister);
    await shell.goTo('Productos');
    await expect(products.rows.first()).toBeVisible();
    await products.create.click();
  } finally {
    await mend();
  }
  await shell.failureCard('Crear Producto').retry.click();
  await expect(page.getByRole('heading', { name: 'Crear Producto', level: 1 })).toBeVisible();
});

test('hanging: it is given up after a while, and meanwhile the rest works', async ({
  page,
  shell,
  cashRegister,
  products,
}) => {
  await page.route(FILES, () => {
    // Never answered.
  });
  await page.goto('/products');
  await expectCajaWorks(page, shell, cashRegister);
  await shell.goTo('Productos');
  await expect(shell.failureCard('Productos').heading).toBeVisible({ timeout: 20_000 });

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await shell.failureCard('Productos').retry.click();
  await expect(products.rows.first()).toBeVisible();
});

test('the version before stands in for one that is broken', async ({ page, cuadra, shell, products }) => {
  const forget = await cuadra.releases.addPrevious(REMOTE);
  const { entry } = await cuadra.releases.active(REMOTE);
  const mend = await cuadra.releases.tamper(REMOTE, entry);
  try {
    await page.goto('/products');
    await expect(products.rows.first()).toBeVisible();
    await expect(shell.failureCard('Productos').heading).toBeHidden();
  } finally {
    await mend();
    await forget();
  }
});

test('the version before stands in: titles and ways in are its own, and not those of the one that failed', async ({
  page,
  cuadra,
  shell,
  products,
}) => {
  const next = await cuadra.releases.release(REMOTE, renamed);
  const { entry } = await cuadra.releases.active(REMOTE);
  const mend = await cuadra.releases.tamper(REMOTE, entry);
  try {
    await page.goto('/clients');
    await expect(shell.sidebar.getByRole('link', { name: 'Novedades' })).toBeVisible();
    await shell.goTo('Mercancía');
    await expect(products.rows.first()).toBeVisible();
    await expect(page).toHaveTitle('Cuadra · Productos');
    await expect(shell.sidebar.getByRole('link', { name: 'Productos' })).toBeVisible();
    await expect(shell.sidebar.getByRole('link', { name: /Mercancía|Novedades/ })).toHaveCount(0);
  } finally {
    await mend();
    await next.takeBack();
  }
});

/** A version with another name for the list of products, and one screen more. */
function renamed(descriptor: RemoteDescriptor): RemoteDescriptor {
  const [screen] = descriptor.routes;
  if (!screen) throw new Error(`${descriptor.name} has no screen`);
  const rename =
    <T extends { path?: string; to?: string | undefined }>(change: object) =>
    (entry: T): T =>
      (entry.path ?? entry.to) === '/products' ? { ...entry, ...change } : entry;
  return {
    ...descriptor,
    routes: [
      ...descriptor.routes.map(rename({ title: 'Mercancía' })),
      { ...screen, path: '/news-of-products', title: 'Novedades' },
    ],
    nav: [
      ...descriptor.nav.map(rename({ label: 'Mercancía' })),
      { section: 'General', label: 'Novedades', icon: 'clock', order: 99, to: '/news-of-products' },
    ],
  };
}

async function expectCajaWorks(page: Page, shell: Shell, cashRegister: CashRegister): Promise<void> {
  await shell.goTo('Caja');
  await expect(page).toHaveURL('/cash-register');
  await expect(cashRegister.found.getByRole('button').first()).toBeVisible();
}

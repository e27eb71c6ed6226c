import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { call } from '../server/call.ts';

/** Seeing one version of a module before anybody else (docs/decisions/0066-preview.md). */

const REMOTE = 'mf_inventory';
const markOf = (page: Page) => page.getByRole('region', { name: 'Vista previa' });

/** Which versions of a module a page asks scripts of. */
function versionsOf(page: Page): Set<string> {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const [, folder, name, version] = new URL(request.url()).pathname.split('/');
    if (request.resourceType() === 'script' && folder === 'remotes' && name === REMOTE && version)
      versions.add(version);
  });
  return versions;
}

/** Who has it is the demonstration's owner. @param days null takes it away */
async function setRight(root: string, url: string, days: number | null): Promise<void> {
  await call(url, {
    ...{ method: 'PUT', path: `/releases/${REMOTE}/preview`, token: root },
    body: { username: 'demo', days },
  });
}

test('with the right: the version under the mark, in this tab alone, until it is left', async ({
  page,
  context,
  cuadra,
  sessionOf,
  shell,
  products,
}) => {
  test.setTimeout(120_000);
  const { version: usual } = await cuadra.releases.active(REMOTE);
  const { version, takeBack } = await cuadra.releases.publish(REMOTE);
  const root = await sessionOf('root');
  await setRight(root, cuadra.url, 7);
  const asked = versionsOf(page);
  const reports: { version: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry/remotes')) reports.push(request.postDataJSON());
  });
  try {
    await page.goto(`/products?preview=${REMOTE}@${version}`);
    await expect(markOf(page)).toContainText(`Vista previa: Productos ${version}`);
    await expect(products.rows.first()).toBeVisible();
    expect([...asked]).toEqual([version]);
    await expectAccessible(page);

    await test.step('a drawer covers neither the mark nor itself', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(markOf(page).getByRole('button', { name: 'Salir de la vista previa' })).toBeInViewport();
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('it goes on through screens and a reload', async () => {
      await shell.goTo('Clientes');
      await expect(markOf(page)).toBeVisible();
      await page.goto('/products');
      await page.reload();
      await expect(products.rows.first()).toBeVisible();
      await expect(markOf(page)).toBeVisible();
      expect([...asked]).toEqual([version]);
      expect(reports.filter((one) => one.version === version)).toEqual([]);
    });

    await test.step('another tab has what is usual', async () => {
      const other = await context.newPage();
      const inOther = versionsOf(other);
      await other.goto('/products');
      await expect(other.getByRole('heading', { name: 'Productos', level: 1 })).toBeVisible();
      await expect.poll(() => [...inOther]).toEqual([usual]);
      await expect(markOf(other)).toBeHidden();
      await other.close();
    });

    await test.step('it is left by a press', async () => {
      asked.clear();
      await markOf(page).getByRole('button', { name: 'Salir de la vista previa' }).click();
      await expect(markOf(page)).toBeHidden();
      await expect(products.rows.first()).toBeVisible();
      await expect.poll(() => [...asked]).toEqual([usual]);
    });

    await test.step('a version that is not there, and one that this shell cannot run', async () => {
      await page.goto(`/products?preview=${REMOTE}@7.7.7`);
      await expect(markOf(page)).toContainText('Esa versión no existe');
      await expect(products.rows.first()).toBeVisible();
      const future = await cuadra.releases.publish(REMOTE, (descriptor) => ({
        ...descriptor,
        apiVersion: '^99.0.0',
      }));
      try {
        await page.goto(`/products?preview=${REMOTE}@${future.version}`);
        await expect(markOf(page)).toContainText('no puede abrirse en este Cuadra');
        await expect(products.rows.first()).toBeVisible();
      } finally {
        await future.takeBack();
      }
    });
  } finally {
    await setRight(root, cuadra.url, null);
    await takeBack();
  }
});

test('without the right: what is usual, and a sentence that says so', async ({ page, cuadra, products }) => {
  const { version: usual } = await cuadra.releases.active(REMOTE);
  const { version, takeBack } = await cuadra.releases.publish(REMOTE);
  const asked = versionsOf(page);
  try {
    await page.goto(`/products?preview=${REMOTE}@${version}`);
    await expect(markOf(page)).toContainText('No tienes permiso para ver esa vista previa.');
    await expect(products.rows.first()).toBeVisible();
    expect([...asked]).toEqual([usual]);
    await expectAccessible(page);
    await markOf(page).getByRole('button', { name: 'Entendido' }).click();
    await expect(markOf(page)).toBeHidden();
  } finally {
    await takeBack();
  }
});

test.describe('who runs Cuadra', () => {
  test.use({ signedInAs: 'root' });

  test('gives the right to a person, sees who has it, and takes it away', async ({ page, pageErrors }) => {
    // Of a user whom nobody knows.
    pageErrors.allow(/status of 404 .*\/preview/);
    await page.goto(`/back-office/release?module=${REMOTE}`);
    // What stands above it comes by itself, and moves it.
    await expect(page.getByText(/^[1-9]\d* empresas?$/)).toBeVisible();
    await expect(page.getByText('Activa', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Dar vista previa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dar vista previa' });
    await dialog.getByLabel('Usuario').fill('nadie-asi');
    await dialog.getByRole('button', { name: 'Dar la vista previa' }).click();
    await expect(page.getByText(/Ningún usuario de una empresa se llama nadie-asi/).first()).toBeVisible();
    await dialog.getByLabel('Usuario').fill('demo');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Dar la vista previa' }).click();
    await expect(dialog).toBeHidden();
    const row = page.getByRole('table', { name: 'Vista previa' }).getByRole('row', { name: /demo/ });
    await expect(row).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Registro' }).click();
    await expect(page.getByText(/^Dio la vista previa a demo/).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Versiones' }).click();
    await row.getByRole('button', { name: 'Quitar la vista previa a demo' }).click();
    await expect(row).toBeHidden();
  });
});

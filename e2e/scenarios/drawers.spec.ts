import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// Here it moves, as it does for most people.
test.use({ reducedMotion: 'no-preference' });

const widthOf = async (drawer: Locator) => (await drawer.boundingBox())?.width;

test('a drawer is in the address: back closes it, forward and a reload bring it back', async ({
  page,
  shell,
}) => {
  await page.goto('/cash-register');
  await shell.goTo('Ajustes');
  const drawer = page.getByRole('dialog', { name: 'Ajustes' });
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL('/cash-register?drawer=settings');
  await page.reload();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/cash-register');
  await page.goForward();
  await expect(drawer).toBeVisible();
});

test('a link opens drawers above each other, and each closes on its own', async ({ page }) => {
  await page.goto('/products?drawer=settings&drawer=roles');
  const settings = page.getByRole('dialog', { name: 'Ajustes', includeHidden: true });
  const roles = page.getByRole('dialog', { name: 'Roles' });
  await expect(roles).toBeVisible();
  await expect(settings).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(roles).toBeHidden();
  await expect(page).toHaveURL('/products?drawer=settings');
  await page
    .getByRole('dialog', { name: 'Ajustes' })
    .getByRole('button', { name: 'Cerrar', exact: true })
    .click();
  await expect(settings).toBeHidden();
  await expect(page).toHaveURL('/products');
});

test('what stands in the address beside a drawer stays when it is closed', async ({ page }) => {
  await page.goto('/products?search=harina&drawer=roles');
  await expect(page.getByRole('dialog', { name: 'Roles' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/products?search=harina');
});

test('the focus is held inside, and given back to what opened it', async ({ page, shell }) => {
  await page.goto('/home');
  await shell.link('Ajustes').focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Ajustes' });
  await expect(drawer).toBeVisible();
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(shell.link('Ajustes')).toBeFocused();
});

test('it takes 40 of 100 of a wide window, from the right', async ({ page }) => {
  await page.goto('/home?drawer=settings');
  const drawer = page.getByRole('dialog', { name: 'Ajustes' });
  await expect.poll(() => widthOf(drawer)).toBe(576);
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(864);
});

test('a question over a drawer has a veil of its own over it, and the drawer stays where it is', async ({
  page,
}) => {
  // What comes in moves: the first time too.
  await page.addInitScript(() => {
    const moved: string[] = [];
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof HTMLElement) moved.push(target.dataset.shape ?? 'veil');
    });
    Object.assign(window, { moved });
  });
  await page.goto('/home?drawer=payment-methods');
  const drawer = page.getByRole('dialog', { name: 'Métodos de pago', includeHidden: true });
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(864);
  await drawer
    .getByRole('button', { name: /^Eliminar/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: /^¿Eliminar/ });
  await expect(question).toBeVisible();
  const onTop = () =>
    drawer.evaluate((panel) => {
      const { left, top } = panel.getBoundingClientRect();
      return panel.contains(document.elementFromPoint(left + 40, top + 40));
    });
  await expect.poll(onTop).toBe(false);
  expect((await drawer.boundingBox())?.x).toBe(864);
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual(
    expect.arrayContaining(['drawer', 'dialog-sm', 'veil']),
  );
});

test('without a connection a drawer holds nobody below the notice, and is there again afterwards', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/home?drawer=settings');
  const drawer = page.getByRole('dialog', { name: 'Ajustes' });
  // All that it is made of: what is still on its way could not come any more.
  await page.waitForLoadState('networkidle');
  const focused = drawer.locator(':focus');
  await expect(focused).toHaveCount(1);
  await expect(drawer.getByRole('button', { name: 'Cerrar', exact: true })).not.toBeFocused();
  await context.setOffline(true);
  const notice = page.getByRole('alert').filter({ hasText: 'No tienes conexión a internet' });
  await expect(notice).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(0);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(focused).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it takes the whole width, and the menu that opened it is closed', async ({ page, shell }) => {
    await page.goto('/home');
    await shell.goTo('Ajustes');
    const drawer = page.getByRole('dialog', { name: 'Ajustes' });
    await expect.poll(() => widthOf(drawer)).toBe(390);
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(shell.link('Ajustes')).toBeHidden();
  });
});

test.describe('a cashier', () => {
  test.use({ signedInAs: 'cajero' });

  test('opens no drawer that the role does not permit, nor one that there is not', async ({
    page,
    shell,
  }) => {
    await page.goto('/home?drawer=roles&drawer=no-such-drawer');
    await expect(shell.link('Resumen')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

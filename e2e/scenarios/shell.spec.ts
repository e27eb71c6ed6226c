import { expect, test } from '../fixtures.ts';

/** Every entry of the owner's sidebar that leads to a screen, and the screen's heading. */
const SCREENS = {
  Caja: 'Caja',
  Productos: 'Productos',
  Clientes: 'Clientes',
  Reportes: 'Reportes',
  'Mi tienda': 'Mi tienda',
  Pedidos: 'Pedidos',
  'Resumen industrial': 'Resumen industrial',
  Producciones: 'Producciones',
  Fórmulas: 'Fórmulas',
  Materiales: 'Materiales',
};

test('every entry of the sidebar leads to its screen, and back is back', async ({ page, shell }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/^Cuadra.*Resumen$/);
  for (const [entry, heading] of Object.entries(SCREENS)) {
    await shell.goTo(entry);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(shell.link(entry)).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Fórmulas', level: 1 })).toBeVisible();
});

test('a drawer opens above the screen, and the back button closes it', async ({ page, shell }) => {
  await page.goto('/cash-register');
  await shell.goTo('Ajustes');
  const drawer = page.getByRole('dialog', { name: 'Ajustes' });
  await expect(drawer.getByRole('heading', { name: 'Ajustes' }).first()).toBeVisible();
  await expect(drawer.getByRole('heading', { name: /No pudimos cargar/ })).toBeHidden();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/cash-register');
});

test('a link opens drawers above each other, and each closes by itself', async ({ page }) => {
  await page.goto('/home?drawer=settings&drawer=roles');
  const roles = page.getByRole('dialog', { name: 'Roles' });
  await expect(roles).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(roles).toBeHidden();
  await expect(page).toHaveURL('/home?drawer=settings');
  await expect(page.getByRole('dialog', { name: 'Ajustes' })).toBeVisible();
});

test('the title of the window asks back while the user is elsewhere', async ({ page, shell }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Cuadra · Resumen');
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect(page).toHaveTitle(/Te esperamos de vuelta/);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page).toHaveTitle('Cuadra · Resumen');
  await shell.goTo('Caja');
  await expect(page).toHaveTitle('Cuadra · Caja');
});

test('an address that leads nowhere says so, and shows the way home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir al Resumen' }).click();
  await expect(page).toHaveURL('/');
});

test('the theme is changed by a button, and is still that one after a reload', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('button', { name: 'Usar tema oscuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).not.toHaveCSS('background-color', before);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

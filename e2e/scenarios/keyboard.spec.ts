import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Keyboard } from '../screens/keyboard.ts';
import { openCompany, type TestCompany } from '../server/company.ts';
import { signedInWith } from '../server/signed-in-with.ts';

/** Everything with keys alone: the focus shows at every stop, and is never lost. */

test.use({ signedInAs: null });

let keys: Keyboard;
let company: TestCompany;
test.beforeEach(async ({ page, cuadra }) => {
  keys = new Keyboard(page);
  company = await openCompany(cuadra);
});

test('from the login to every screen of the sidebar, and out again', async ({ page, login, shell }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('cuadra.get-started', 'completed'));
  await expect(login.username).toBeFocused();
  await keys.type(company.owner.username);
  await keys.goTo(login.password);
  await keys.type(company.owner.password);
  await keys.press('Enter');
  await expect(page).toHaveTitle('Cuadra · Resumen');
  await keys.expectFocusKept();

  for (const name of ['Caja', 'Productos', 'Clientes', 'Reportes', 'Resumen']) {
    await keys.goTo(shell.link(name), 'Shift+Tab');
    await keys.press('Enter');
    await expect(shell.link(name)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await keys.expectFocusKept();
  }

  const profile = page.getByRole('button', { name: /^Tu cuenta/ });
  const question = page.getByRole('alertdialog', { name: 'Cerrar sesión' });
  for (const answer of ['No', 'Salir']) {
    await keys.goTo(profile, 'Shift+Tab');
    await keys.press('Enter');
    await chooseInMenu(page, 'Cerrar sesión');
    await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
    await keys.goTo(question.getByRole('button', { name: answer }));
    await keys.press('Enter');
    await expect(question).toBeHidden();
    if (answer === 'No') await expect(profile).toBeFocused();
  }
  await expect(page).toHaveURL('/login');
  await expect(login.username).toBeFocused();
});

test('a way past the menu is the first stop', async ({ page }) => {
  await signedInWith(page, company.owner.token);
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { name: 'Mi Cuenta', level: 1 })).toBeVisible();
  await keys.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await keys.expectFocusSeen();
  await keys.press('Enter');
  await keys.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('contenido');
});

test('drawers, menus and the theme', async ({ page, shell }) => {
  await signedInWith(page, company.owner.token);
  await page.goto('/home');
  await keys.goTo(shell.link('Ajustes'));
  await keys.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Ajustes' });
  await expect(drawer).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await keys.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(shell.link('Ajustes')).toBeFocused();

  const theme = page.getByRole('button', { name: 'Usar tema oscuro' });
  await keys.goTo(theme);
  await keys.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Usar tema claro' })).toBeFocused();
  await keys.expectFocusSeen();

  const collapse = page.getByRole('button', { name: 'Encoger el menú' });
  await keys.goTo(collapse, 'Shift+Tab');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Mostrar el menú completo' })).toBeFocused();

  const firm = page.getByRole('button', { name: /^Empresa / });
  await keys.goTo(firm, 'Shift+Tab');
  await keys.press('Enter');
  await expect(page.locator('[role="menu"]:focus, [role="menu"] :focus')).toHaveCount(1);
  await keys.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(firm).toBeFocused();
  await keys.press('ArrowDown');
  await chooseInMenu(page, 'Suscripción');
  await expect(page).toHaveURL('/subscriptions');
  await keys.expectFocusKept();
});

test('a drawer that a link opened gives the focus to the screen below', async ({ page }) => {
  await signedInWith(page, company.owner.token);
  await page.goto('/home?drawer=settings');
  const drawer = page.getByRole('dialog', { name: 'Ajustes' });
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await keys.press('Escape');
  await expect(drawer).toBeHidden();
  await keys.expectFocusKept();
});

test('Mi Cuenta is changed and saved', async ({ page }) => {
  await signedInWith(page, company.owner.token);
  await page.goto('/home');
  await keys.goTo(page.getByRole('button', { name: /^Tu cuenta/ }));
  await keys.press('Enter');
  await chooseInMenu(page, 'Mi cuenta');
  await expect(page).toHaveURL('/my-account');
  const name = page.getByRole('textbox', { name: 'Nombre' });
  await keys.goTo(name);
  await keys.press('End');
  await keys.type(' Gil');
  await keys.goTo(page.getByRole('button', { name: 'Guardar datos' }));
  await keys.press('Enter');
  await expect(page.getByText('Guardamos tus datos.')).toBeVisible();
  await expect(name).toHaveValue('Ana Rojas Gil');
  await keys.expectFocusKept();
  await keys.goTo(page.getByLabel('Contraseña actual'));
});

test('another plan is chosen with the arrows, and asked about', async ({ page }) => {
  await signedInWith(page, company.owner.token);
  await page.goto('/subscriptions');
  await keys.goTo(page.getByRole('main').getByRole('link', { name: 'Cambiar plan' }));
  await keys.press('Enter');
  await expect(page).toHaveURL('/subscriptions/change-plan');
  await expect(page.getByRole('radio', { name: 'Básico' })).toBeVisible();
  await keys.goTo(page.getByRole('radio', { name: 'Básico' }));
  await keys.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Tienda' })).toBeChecked();
  await keys.expectFocusSeen();
  const next = page.getByRole('button', { name: 'Continuar' });
  await keys.goTo(next);
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirma el cambio de plan' });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let stops = 0; stops < 8; stops += 1) {
    await keys.press('Tab');
    await keys.expectFocusSeen();
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(next).toBeFocused();
});

/** Down the list of the menu that is open until the entry is reached. */
async function chooseInMenu(page: Page, name: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name });
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[role=menu]') && document.activeElement.textContent);
  await expect.poll(focused, 'the focus has come into the menu').toBeTruthy();
  const entries = await page.getByRole('menuitem').count();
  for (let steps = 0; steps < entries; steps += 1) {
    if (await entry.evaluate((element) => element === document.activeElement)) break;
    const before = await focused();
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused, 'a key is one step').not.toBe(before);
  }
  await expect(entry).toBeFocused();
  await expect(entry).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
}

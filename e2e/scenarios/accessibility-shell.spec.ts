import { expectAccessible } from '../accessibility.ts';
import { PASSWORDS } from '../demo-users.ts';
import { expect, test } from '../fixtures.ts';
import { openCompany } from '../server/company.ts';
import { signedInWith } from '../server/signed-in-with.ts';

/** Screens whose modules say of themselves what they are, and those of the shell that stand on nobody's way. */
const SCREENS = [
  '/clients',
  '/reports',
  '/users',
  '/ecommerce',
  '/ecommerce/figures',
  '/ecommerce/option-1',
  '/industrial',
  '/industrial/productions',
  '/industrial/formulas',
  '/industrial/materials',
  '/no-such-page',
];
/** The others are looked at where they are worked with: settings, team and payment-methods. */
const DRAWERS = [
  ['currencies', 'Monedas'],
  ['roles', 'Roles'],
  ['guides', 'Todas las guías'],
  ['guides-inventory', 'Inventario'],
] as const;

// Each stop is looked at in both themes.
test.describe.configure({ timeout: 120_000 });

test('every other screen', async ({ page }) => {
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('every drawer', async ({ page }) => {
  for (const [id, title] of DRAWERS) {
    await page.goto(`/home?drawer=${id}`);
    const drawer = page.getByRole('dialog', { name: title });
    await expect(drawer).toBeVisible();
    await expect(drawer.getByText(/^Cargando/)).toBeHidden();
    await expectAccessible(page);
  }
});

test('menus, the question before leaving, and what is said', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: /^Empresa / }).click();
  await expect(page.getByRole('menuitem', { name: 'Usuarios' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Mi cuenta' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.goto('/');
  await page.getByRole('button', { name: 'Todas las guías' }).click();
  await expect(page.getByText(/Estamos trabajando/)).toBeVisible();
  await expectAccessible(page);
});

test('a failing server, and a session that loads', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 503/);
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/v1/auth/verify', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { error: { message: 'ERROR_UNAVAILABLE' } } });
  });
  await page.goto('/products', { waitUntil: 'commit' });
  await expect(page.getByText('Cargando')).toBeAttached();
  await expectAccessible(page);
  open();
  await expect(page.getByRole('heading', { name: 'No pudimos abrir tu empresa' })).toBeVisible();
  await expectAccessible(page);
});

test('without a connection', async ({ page, context, pageErrors, products }) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await products.open();
  await expect(products.rows.first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: 'No tienes conexión a internet' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
});

test('the super user’s screens', async ({ browser: _, page, cuadra, sessionOf }) => {
  await signedInWith(page, await sessionOf('root'));
  await page.goto(`${cuadra.url}/back-office`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test.describe('with a company of its own', () => {
  test.use({ signedInAs: null });

  test('a subscription that has ended', async ({ page, cuadra, pageErrors }) => {
    pageErrors.allow(/status of 402/);
    const company = await openCompany(cuadra);
    await company.passDays(40);
    await signedInWith(page, company.owner.token);
    await page.goto('/products');
    await expect(page).toHaveURL('/subscriptions');
    await expect(page.getByText('Tu prueba gratis terminó.')).toBeVisible();
    await expectAccessible(page);
  });

  test('a refused login, and the one by mail', async ({ page, login, pageErrors }) => {
    pageErrors.allow(/status of 401/);
    await page.goto('/login');
    await login.logIn('demo', `${PASSWORDS.demo}!`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/login/legacy');
    await expect(page.getByRole('textbox', { name: 'Correo' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu, a drawer and Resumen', async ({ page, shell }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Tasa del día' })).toContainText('Bs. ');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await expect(shell.link('Caja')).toBeVisible();
    await expectAccessible(page);
    await shell.link('Ajustes').click();
    await expect(page.getByRole('dialog', { name: 'Ajustes' })).toBeVisible();
    await expectAccessible(page);
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { call } from '../server/call.ts';
import { openCompany, type TestCompany } from '../server/company.ts';
import { signedInWith } from '../server/signed-in-with.ts';

/** A session that the server ends in the middle of work: a message, and back to where the user was with all that was typed. */

const OVER = 'Tu sesión terminó. Inicia sesión de nuevo.';

test.use({ signedInAs: null });
test.beforeEach(async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 401/);
  // What begins the day leaves some seconds after the first screen, and would find the end out before the press does.
  await page.route('**/api/v1/summary/morning', () => undefined);
});

let company: TestCompany;
/** As after a change of the password on another device. */
let endSession: () => Promise<void>;

test.beforeEach(async ({ page, cuadra }) => {
  company = await openCompany(cuadra);
  const { token } = company.owner;
  await signedInWith(page, token);
  endSession = () => call(cuadra.url, { method: 'POST', path: '/auth/logout', token });
});

test('what was typed into a form is there again, and is saved', async ({ page, login }) => {
  await page.goto('/create-product');
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await name.fill('Harina de maíz 1 kg');
  await endSession();
  await page.getByRole('button', { name: 'Guardar producto' }).click();

  await expect(page).toHaveURL('/login?go=%2Fcreate-product');
  await expect(page.getByText(OVER)).toBeVisible();
  await expect(page.getByText('lo que escribiste sigue ahí')).toBeVisible();
  await expect(name).toBeHidden();
  await expect(login.username).toHaveValue(company.owner.username);
  await expect(login.password).toBeFocused();
  await login.password.fill(company.owner.password);
  await login.submit.click();

  await expect(page).toHaveURL('/create-product');
  await expect(name).toHaveValue('Harina de maíz 1 kg');
  await expect(page.getByText('Esto quedó sin hacer porque tu sesión había terminado.')).toBeVisible();
  await expect(page).toHaveTitle('Cuadra · Crear Producto');
});

test('it is there after a reload at the login, too, and each tab has its own', async ({
  page,
  context,
  login,
}) => {
  const other = await context.newPage();
  const nameIn = (tab: Page) => tab.getByRole('textbox', { name: 'Nombre', exact: true });
  for (const [tab, product] of [
    [page, 'Harina de maíz 1 kg'],
    [other, 'Arroz 1 kg'],
  ] as const) {
    await tab.goto('/create-product');
    await nameIn(tab).fill(product);
    await tab.getByRole('radio', { name: 'Precio fijo' }).check();
  }
  await endSession();
  await page.getByRole('button', { name: 'Guardar producto' }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL('/login?go=%2Fcreate-product');

  await page.reload();
  await expect(page.getByText('lo que escribiste sigue ahí')).toBeVisible();
  await login.logIn(company.owner.username, company.owner.password);
  for (const [tab, product] of [
    [page, 'Harina de maíz 1 kg'],
    [other, 'Arroz 1 kg'],
  ] as const) {
    await expect(tab).toHaveURL('/create-product');
    await expect(nameIn(tab)).toHaveValue(product);
    await expect(tab.getByRole('radio', { name: 'Precio fijo' })).toBeChecked();
  }
  await nameIn(page).fill('Harina de trigo 1 kg');
  await page.reload();
  await expect(nameIn(page)).toHaveValue('Harina de trigo 1 kg');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL('/products');
  await page.goto('/create-product');
  await expect(nameIn(page)).toHaveValue('');
});

test('a drawer and what was typed into it, too', async ({ page, login }) => {
  await page.goto('/subscriptions');
  await page.getByRole('button', { name: 'Reportar un pago' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Reportar un pago' });
  await drawer.getByRole('textbox', { name: 'Monto' }).fill('6,00');
  await drawer.getByLabel('Referencia').fill('004512');
  await endSession();
  await drawer.getByRole('button', { name: 'Reportar pago' }).click();
  await expect(page).toHaveURL(/^[^?]*\/login\?go=/);
  await expect(drawer).toBeHidden();
  await comeBack(page, login);
  await expect(drawer.getByLabel('Referencia')).toHaveValue('004512');
  await expect(drawer.getByRole('textbox', { name: 'Monto' })).toHaveValue('6,00');
  await drawer.getByRole('button', { name: 'Reportar pago' }).click();
  await expect(page.getByText('Recibimos tu reporte.')).toBeVisible();
});

test('another user who signs in finds nothing of it', async ({ page, cuadra, login }) => {
  const other = await openCompany(cuadra);
  await page.goto('/create-product');
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await name.fill('Harina de maíz 1 kg');
  await endSession();
  await page.getByRole('button', { name: 'Guardar producto' }).click();
  await expect(page.getByText(OVER)).toBeVisible();
  await login.logIn(other.owner.username, other.owner.password);
  await expect(page).toHaveURL('/create-product');
  await expect(name).toHaveValue('');
});

test('a session that ended while the window was closed is said, too', async ({ page }) => {
  await endSession();
  await page.goto('/products?search=pan');
  await expect(page).toHaveURL('/login?go=%2Fproducts%3Fsearch%3Dpan');
  await expect(page.getByText(OVER)).toBeVisible();
});

async function comeBack(
  page: Page,
  login: { password: ReturnType<Page['getByLabel']>; submit: ReturnType<Page['getByRole']> },
) {
  await login.password.fill(company.owner.password);
  await login.submit.click();
  await expect(page).toHaveURL('/subscriptions?drawer=report-payment');
}

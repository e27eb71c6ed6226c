import { readFile } from 'node:fs/promises';
import { OWNER_ROLE_ID } from '@cuadra/shared/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { drawnPicture, sizeOfPicture } from '../drawn-picture.ts';
import { expect, test } from '../fixtures.ts';
import { call } from '../server/call.ts';
import { openCompany, type TestCompany } from '../server/company.ts';
import { signedInWith } from '../server/signed-in-with.ts';

let company: TestCompany;

test.use({ signedInAs: null });
test.beforeEach(async ({ page, cuadra }) => {
  company = await openCompany(cuadra);
  await signedInWith(page, company.owner.token);
});

/** A picture as a phone would take it: large, and wider than high. */
const LANDSCAPE = {
  width: 3000,
  height: 2000,
  stripes: ['teal', 'gold', 'crimson', 'navy', 'olive', 'plum'],
};

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('one’s own data is changed, and everything shows it at once', async ({ page }) => {
  await page.goto('/my-account');
  await expect(page).toHaveTitle('Cuadra · Mi Cuenta');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana María Pérez');
  await page.getByRole('textbox', { name: 'Cédula o RIF' }).fill('11470283-3');
  await expect(page.getByText('El último número no coincide con los demás.')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByText('Guardamos tus datos.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tu cuenta, Ana María Pérez' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana María Pérez');
  await expect(page.getByRole('textbox', { name: 'Cédula o RIF' })).toHaveValue('114702833');
});

test('what is wrong is said on its field, also by the server', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 400.*users\/update/);
  await page.goto('/my-account');
  await page.getByRole('textbox', { name: 'Cédula o RIF' }).fill('12');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByRole('textbox', { name: 'Cédula o RIF' })).toHaveAccessibleDescription(
    /de 5 a 8 números/,
  );
  await page.getByRole('textbox', { name: 'Cédula o RIF' }).fill('');
  await page.getByRole('textbox', { name: 'Usuario' }).fill('demo');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  const username = page.getByRole('textbox', { name: 'Usuario' });
  await expect(username).toHaveAccessibleDescription(/Otra persona ya usa este nombre de usuario/);
  await expect(username).toBeFocused();
});

test('a picture is cut to a square of a few kB, shown, and removed again', async ({ page, cuadra }) => {
  const storedPicture = async () => {
    const { user } = await call<{ user: { image: string | null } }>(cuadra.url, {
      method: 'POST',
      path: '/auth/verify',
      token: company.owner.token,
    });
    return user.image;
  };
  await page.goto('/my-account');
  const file = await drawnPicture(page, LANDSCAPE);
  await page.getByLabel('Foto', { exact: true }).setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Ajusta tu foto' });
  const inTheMiddle = () =>
    dialog.getByRole('img', { name: 'Tu foto' }).evaluate((preview) => {
      const pixels = preview instanceof HTMLCanvasElement ? preview.getContext('2d') : null;
      return pixels?.getImageData(280, 280, 1, 1).data[3];
    });
  // What will be taken is in sight before anything is moved.
  await expect.poll(inTheMiddle).toBe(255);
  await dialog.getByRole('slider', { name: 'Acercar' }).fill('2');
  await dialog.getByRole('img', { name: 'Tu foto' }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(dialog).toBeHidden();
  const picture = await storedPicture();
  expect(picture).toMatch(/^data:image\/webp;base64,/);
  expect(picture?.length).toBeLessThan(40_000);
  expect(await sizeOfPicture(page, picture ?? '')).toEqual([256, 256]);
  await expect(page.getByRole('button', { name: /^Tu cuenta/ }).locator('img')).toBeVisible();

  await page.getByRole('button', { name: 'Quitar foto' }).click();
  await expect(page.getByRole('button', { name: 'Subir foto' })).toBeVisible();
  expect(await storedPicture()).toBeNull();
});

test('a file that is no picture is refused, and says which ones are not', async ({ page }) => {
  await page.goto('/my-account');
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('no es una foto') };
  await page.getByLabel('Foto', { exact: true }).setInputFiles(file);
  await expect(page.getByText('No pudimos leer esa imagen.')).toBeVisible();
});

test('the password is changed with the one before, and the other sessions end', async ({
  page,
  cuadra,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*change_password/);
  const login = { username: company.owner.username, password: company.owner.password };
  const { token: other } = await call<{ token: string }>(cuadra.url, {
    method: 'POST',
    path: '/auth/login',
    body: login,
  });
  await page.goto('/my-account');
  const sessions = part(page, 'Sesiones abiertas').getByRole('listitem');
  await expect(sessions).toHaveCount(2);

  const form = part(page, 'Contraseña');
  await form.getByLabel('Contraseña actual').fill('no es esta');
  await form.getByLabel('Contraseña nueva', { exact: true }).fill('12345678');
  await expect(form.getByText(/^Débil/)).toBeVisible();
  await form.getByLabel('Contraseña nueva', { exact: true }).fill('cinco perros en el patio');
  await expect(form.getByText(/^Buena/)).toBeVisible();
  await form.getByLabel('Repite la contraseña nueva').fill('cinco perros');
  await form.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(form.getByText('No es igual a la de arriba.')).toBeVisible();
  await form.getByLabel('Repite la contraseña nueva').fill('cinco perros en el patio');
  await form.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(form.getByText('Esta no es tu contraseña actual.')).toBeVisible();
  await form.getByLabel('Contraseña actual').fill(company.owner.password);
  await form.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Cambiamos tu contraseña y cerramos tus otras sesiones.')).toBeVisible();

  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText('Esta sesión');
  expect((await verify(cuadra.url, other)).status).toBe(401);
  expect((await verify(cuadra.url, company.owner.token)).status).toBe(200);
});

test('all sessions are closed after asking, and the way leads to the login', async ({ page, cuadra }) => {
  await page.goto('/my-account');
  await page.getByRole('button', { name: 'Cerrar todas mis sesiones' }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page).toHaveURL('/my-account');
  await page.getByRole('button', { name: 'Cerrar todas mis sesiones' }).click();
  await page.getByRole('button', { name: 'Cerrar todas', exact: true }).click();
  await expect(page).toHaveURL('/login');
  expect((await verify(cuadra.url, company.owner.token)).status).toBe(401);
});

test('a session says with what it was opened', async ({ page, cuadra }) => {
  const agent = await page.evaluate(() => navigator.userAgent);
  await fetch(`${cuadra.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ username: company.owner.username, password: company.owner.password }),
  });
  await page.goto('/my-account');
  await expect(part(page, 'Sesiones abiertas').getByText(/^(Chrome|Chromium) en /)).toBeVisible();
});

test('a user without the permission is sent home, and changes the own password from the menu', async ({
  page,
  cuadra,
}) => {
  const { items: roles } = await call<{ items: { id: string; name: string }[] }>(cuadra.url, {
    method: 'GET',
    path: '/roles',
    token: company.owner.token,
  });
  const role = roles.find(({ id, name }) => id !== OWNER_ROLE_ID && name === 'Cajero');
  const cashier = { username: `caja-${company.owner.username}`, password: 'una caja cerrada' };
  await call(cuadra.url, {
    method: 'POST',
    path: '/users/create',
    token: company.owner.token,
    body: { ...cashier, name: 'Luis', email: `${cashier.username}@ejemplo.test`, role_id: role?.id },
  });
  const { token } = await call<{ token: string }>(cuadra.url, {
    method: 'POST',
    path: '/auth/login',
    body: cashier,
  });
  await page.addInitScript(
    (value) => localStorage.setItem('cuadra.session', value),
    JSON.stringify({ token }),
  );
  await page.goto('/my-account');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Tu cuenta, Luis' }).click();
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Mi cuenta' }).click();
  const account = page.getByRole('dialog', { name: 'Mi cuenta' });
  await expect(account.getByText(cashier.username, { exact: true })).toBeVisible();
  await expect(account.getByRole('button', { name: 'Guardar' })).toBeHidden();
  await page.goBack();
  await expect(account).toBeHidden();

  await page.getByRole('button', { name: 'Tu cuenta, Luis' }).click();
  await page.getByRole('menuitem', { name: 'Cambiar mi contraseña' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cambiar mi contraseña' });
  await expect(drawer.getByLabel('Contraseña actual')).toBeFocused();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await page.goForward();
  await drawer.getByLabel('Contraseña actual').fill(cashier.password);
  await drawer.getByLabel('Contraseña nueva', { exact: true }).fill('cinco perros en el patio');
  await drawer.getByLabel('Repite la contraseña nueva').fill('cinco perros en el patio');
  await drawer.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Cambiamos tu contraseña')).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/');
  await call(cuadra.url, {
    method: 'POST',
    path: '/auth/login',
    body: { username: cashier.username, password: 'cinco perros en el patio' },
  });
});

test('all that the company has is downloaded by its Propietario, who knows the password', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*companies\/export/);
  await page.goto('/my-account');
  const data = part(page, 'Los datos de tu empresa');
  await data.getByRole('button', { name: 'Descargar todo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Descargar los datos de tu empresa' });
  await dialog.getByLabel('Tu contraseña').fill('no es esta');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Esta no es tu contraseña. Escríbela de nuevo.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Tu contraseña').fill(company.owner.password);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^empresa-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await file.path());
  // A zip names what is in it at its end.
  for (const name of ['LEEME.txt', 'hojas/productos.csv', 'datos/sales.jsonl'])
    expect(bytes.includes(name)).toBe(true);
  await expect(page.getByText('Descargaste los datos de tu empresa.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

function verify(url: string, token: string): Promise<Response> {
  return fetch(`${url}/api/v1/auth/verify`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
}

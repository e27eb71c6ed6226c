import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../accessibility.ts';
import { PASSWORDS } from '../demo-users.ts';
import { test as base, expect } from '../fixtures.ts';
import { Login } from '../screens/login.ts';
import { openCompany } from '../server/company.ts';
import { startCuadra } from '../server/cuadra-server.ts';
import { signedInWith } from '../server/signed-in-with.ts';

/** A server as it is in production: who runs Cuadra needs codes. */
const test = base.extend<object, { cuadra: Awaited<ReturnType<typeof startCuadra>> }>({
  cuadra: [
    async ({ browserName: _ }, use) => {
      const server = await startCuadra({ SECOND_FACTOR: 'on' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.use({ signedInAs: null, colorScheme: 'light' });
test.describe.configure({ timeout: 240_000 });

/** What the app shows, so many periods of 30 seconds from now; none is good twice. */
const appOf = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (periods = 0) => totp.generate({ timestamp: Date.now() + periods * 30_000 });
};

const SECRET = /^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/;
const codesOf = (page: Page) => page.getByRole('list', { name: 'Códigos de recuperación' });
const appCode = (page: Page) => page.getByLabel('Código de tu aplicación');

/** From the password to the ten codes, which are kept. */
async function setUp(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'Tu contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: 'Código QR para tu aplicación' })).toBeVisible();
  const secret = (await page.getByText(SECRET).innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  const codeAt = appOf(secret);
  await appCode(page).fill(codeAt());
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(codesOf(page).getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await codesOf(page).getByRole('listitem').allInnerTexts();
  await expectAccessible(page);
  await expectOnPaper(page, recoveryCodes);
  const keep = page.getByRole('button', { name: 'Listo' });
  await expect(keep).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Ya los guardé en un lugar seguro' }).check();
  await keep.click();
  return { secret, codeAt, recoveryCodes };
}

/** What comes on paper is the codes, and nothing of the screen. */
async function expectOnPaper(page: Page, codes: readonly string[]): Promise<void> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByText('Códigos de recuperación de Cuadra');
  await expect(paper).toBeVisible();
  for (const code of codes) await expect(paper).toContainText(code);
  await expect(codesOf(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
}

/** In the profile menu, by who runs Cuadra. @returns the new one */
async function changePassword(page: Page, from: string, to: string): Promise<string> {
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cambiar mi contraseña' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cambiar mi contraseña' });
  await drawer.getByLabel('Contraseña actual').fill(from);
  await drawer.getByLabel('Contraseña nueva', { exact: true }).fill(to);
  await drawer.getByLabel('Repite la contraseña nueva').fill(to);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(drawer).toBeHidden();
  return to;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(/\/login/);
}

const first = (page: Page) => page.getByRole('heading', { name: 'Protege tu cuenta primero' });

test('a super user sets it up first, signs in with codes, and looks after the team', async ({
  page,
  browser,
  cuadra,
  login,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*second-factor\/begin/);
  pageErrors.allow(/status of 40[03].*auth\/login/);
  await page.goto('/login');
  await login.logIn('root', PASSWORDS.root);

  const { secret, codeAt, recoveryCodes } =
    await test.step('nothing else is there until it is on', async () => {
      await expect(first(page)).toBeVisible();
      await page.goto('/back-office/log');
      await expect(first(page)).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('textbox', { name: 'Tu contraseña' }).fill('no es esta');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Esta no es tu contraseña. Escríbela de nuevo.')).toBeVisible();
      const made = await setUp(page, PASSWORDS.root);
      await expect(page.getByRole('heading', { level: 1, name: 'Registro' })).toBeVisible();
      return made;
    });

  await test.step('nothing secret is left in the browser', async () => {
    const left = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
    );
    for (const one of [secret, ...recoveryCodes, PASSWORDS.root]) expect(left).not.toContain(one);
  });

  await test.step('the own account says how it is, and that it stays', async () => {
    await page.getByRole('button', { name: /^Tu cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Mi cuenta' }).click();
    const own = page.getByRole('dialog', { name: 'Mi cuenta' });
    const section = own.getByRole('region', { name: 'Verificación en dos pasos' });
    await expect(section).toContainText('Activada');
    await expect(section).toContainText('Te quedan 10 códigos de recuperación.');
    await expect(section.getByRole('button', { name: 'Desactivar' })).toHaveCount(0);
    await expectAccessible(page);
    await page.goBack();
    await expect(own).toBeHidden();
  });

  await test.step('a login asks for a code; a recovery code opens it once', async () => {
    const [recovery = ''] = recoveryCodes;
    await signOut(page);
    await login.logIn('root', PASSWORDS.root);
    await appCode(page).fill(recovery.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible();
    await signOut(page);
    await login.logIn('root', PASSWORDS.root);
    await appCode(page).fill(recovery);
    await page.keyboard.press('Enter');
    await expect(page.getByText('No es ese código, o ya se usó.')).toBeVisible();
    await appCode(page).fill(codeAt(1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible();
  });

  const rows = page.getByRole('table', { name: 'Equipo' });
  await test.step('somebody is added, by a name that nobody has', async () => {
    pageErrors.allow(/status of 400.*backoffice\/team/);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Equipo' }).click();
    await expect(rows).toContainText('Super usuario');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Agregar persona' }).click();
    const dialog = page.getByRole('dialog', { name: 'Agregar persona al equipo' });
    await dialog.getByRole('combobox', { name: 'Qué puede hacer' }).selectOption('Super usuario');
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Luisa Mora');
    await dialog.getByRole('textbox', { name: 'Usuario' }).fill('demo');
    await dialog.getByRole('textbox', { name: 'Correo' }).fill('luisa@cuadra.example');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Agregar' }).click();
    await expect(dialog.getByText('Este usuario ya lo tiene otra persona.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Usuario' }).fill('luisa.mora');
    await dialog.getByRole('button', { name: 'Agregar' }).click();
    await expect(dialog).toBeHidden();
    await expect(rows.getByRole('row', { name: 'Luisa Mora' })).toContainText('Sin contraseña');
  });

  const luisa = await (await browser.newContext({ baseURL: cuadra.url })).newPage();
  let her = 'cuatro lapas en el conuco';
  await test.step('she chooses her password by a mailed code, and is asked for a second factor', async () => {
    await luisa.goto('/forgot-password');
    await luisa.getByRole('textbox', { name: 'Usuario o correo' }).fill('luisa.mora');
    await luisa.getByRole('button', { name: 'Enviar código' }).click();
    await expect.poll(() => cuadra.codeFor('luisa@cuadra.example')).toBeTruthy();
    await luisa
      .getByRole('textbox', { name: 'Código' })
      .fill((await cuadra.codeFor('luisa@cuadra.example')) ?? '');
    await luisa.getByLabel('Contraseña nueva', { exact: true }).fill(her);
    await luisa.getByRole('button', { name: 'Cambiar contraseña y entrar' }).click();
    await expect(first(luisa)).toBeVisible();
  });

  const drawer = page.getByRole('dialog', { name: 'Persona del equipo' });
  await test.step('her session is ended, and her open page with it', async () => {
    await page.reload();
    await rows.getByRole('button', { name: 'Luisa Mora' }).click();
    await expect(drawer).toContainText('1 sesión abierta');
    await expectAccessible(page);
    await drawer.getByRole('button', { name: /^Cerrar la sesión de/ }).click();
    await page.getByRole('button', { name: 'Cerrar la sesión', exact: true }).click();
    await expect(drawer).toContainText('Sin sesiones abiertas');
    await luisa.getByRole('textbox', { name: 'Tu contraseña' }).fill(her);
    await luisa.getByRole('button', { name: 'Continuar' }).click();
    await expect(luisa).toHaveURL(/\/login/);
  });

  await test.step('set up, the second factor is taken off her, with a reason', async () => {
    await new Login(luisa).logIn('luisa.mora', her);
    await setUp(luisa, her);
    await luisa.goto('/back-office/team');
    await expect(luisa.getByRole('table', { name: 'Equipo' })).toBeVisible();
    her = await changePassword(luisa, her, 'cinco perros en el patio');
    await page.reload();
    await drawer.getByRole('button', { name: 'Quitar los dos pasos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Quitar los dos pasos a Luisa Mora' });
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Perdió el teléfono');
    await dialog.getByRole('button', { name: 'Quitar los dos pasos' }).click();
    await expect(drawer).toContainText('Sin activar');
    await luisa.reload();
    await expect(luisa).toHaveURL(/\/login/);
  });

  await test.step('shut out, her open page ends, and she signs in no more', async () => {
    await new Login(luisa).logIn('luisa.mora', her);
    await expect(first(luisa)).toBeVisible();
    await drawer.getByRole('button', { name: 'Desactivar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click();
    await expect(drawer).toContainText('Desactivado');
    await luisa.reload();
    await expect(luisa).toHaveURL(/\/login/);
    await new Login(luisa).logIn('luisa.mora', her);
    await expect(luisa.getByRole('alert')).toContainText('está desactivado');
    await drawer.getByRole('button', { name: 'Reactivar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivar' }).click();
    await expect(drawer).not.toContainText('Desactivado');
    await luisa.context().close();
  });

  await test.step('the log has all of it', async () => {
    await page.goto('/back-office/log?search=luisa');
    const log = page.getByRole('table', { name: 'Registro' });
    for (const line of [
      'Agregó a alguien al equipo: Luisa Mora, super usuario',
      'Cerró sesiones del equipo: Luisa Mora, super usuario (1 sesión)',
      'Quitó la verificación en dos pasos: Luisa Mora, super usuario«Perdió el teléfono»',
      'Desactivó a alguien del equipo',
      'Reactivó a alguien del equipo',
    ]) {
      await expect(log).toContainText(line);
    }
  });
});

test('an owner is offered it once, turns it on and off in Mi Cuenta, and works without a break', async ({
  page,
  cuadra,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*second-factor\/remove/);
  const { owner } = await openCompany(cuadra);
  await signedInWith(page, owner.token);
  await page.goto('/');
  await page.getByRole('link', { name: 'Activar la verificación en dos pasos' }).click();
  await expect(page).toHaveURL('/my-account');
  const section = page.getByRole('region', { name: 'Verificación en dos pasos' });
  await expect(section).toContainText('Desactivada');
  await section.getByRole('button', { name: 'Activar' }).click();
  const { recoveryCodes } = await setUp(page, owner.password);
  await expect(section).toContainText('Activada');
  await expect(section).toContainText('Te quedan 10 códigos de recuperación.');
  await expectAccessible(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Activar la verificación en dos pasos' })).toHaveCount(0);

  await page.goto('/my-account');
  const [one = '', other = ''] = recoveryCodes;
  await section.getByRole('button', { name: 'Hacer otros códigos' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Código de tu aplicación' }).fill(one);
  await page.getByRole('dialog').getByRole('button', { name: 'Hacer otros códigos' }).click();
  await expect(codesOf(page).getByRole('listitem')).toHaveCount(10);
  const [fresh = ''] = await codesOf(page).getByRole('listitem').allInnerTexts();
  await page.getByRole('checkbox', { name: 'Ya los guardé en un lugar seguro' }).check();
  await page.getByRole('button', { name: 'Listo' }).click();

  await section.getByRole('button', { name: 'Desactivar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Desactivar la verificación en dos pasos' });
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Tu contraseña' }).fill(owner.password);
  const code = dialog.getByRole('textbox', { name: 'Código de tu aplicación' });
  await code.fill(other);
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect(dialog.getByText('No es ese código, o ya se usó.')).toBeVisible();
  await code.fill(fresh);
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect(dialog).toBeHidden();
  await expect(section).toContainText('Desactivada');

  // It is off again: the hint comes back, until it is put away for good.
  await page.goto('/');
  const hint = page.getByRole('link', { name: 'Activar la verificación en dos pasos' });
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Tu cuenta/ })).toBeVisible();
  await expect(hint).toHaveCount(0);
});

import { newId } from '@cuadra/shared/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { Login } from '../screens/login.ts';
import { Shell } from '../screens/shell.ts';
import { Team } from '../screens/team.ts';
import { openCompany } from '../server/company.ts';
import { signedInWith } from '../server/signed-in-with.ts';

/** The smallest picture there is, a dot. */
const PICTURE = {
  name: 'carla.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test.use({ signedInAs: null, colorScheme: 'light' });

test('a shop owner’s morning: a role for the new cashier, her first day, and her last', async ({
  page,
  context,
  browser,
  cuadra,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/ERR_FAILED/, /status of 400.*roles\/create/);
  const { token } = (await openCompany(cuadra)).owner;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedInWith(page, token);
  const team = new Team(page);
  const save = page.getByRole('button', { name: 'Guardar rol' });

  await test.step('what a cashier may do comes with Cuadra, and nobody changes that', async () => {
    await page.goto('/users');
    await expect(page.getByText('Por ahora solo estás tú')).toBeVisible();
    await page.getByRole('button', { name: 'Roles' }).click();
    await team.role('Cajero').click();
    await expect(team.drawer('Rol')).toContainText('Vender en la caja');
    await expect(save).toBeHidden();
    await page.getByRole('button', { name: 'Duplicar' }).click();
  });

  await test.step('a copy of it sees no clients; closed by mistake, it is still there', async () => {
    const name = page.getByLabel('Nombre', { exact: true });
    await name.fill('Cajera de tarde');
    const clients = page.getByRole('checkbox', { name: 'Clientes y crédito: todo' });
    await expect(clients).toHaveJSProperty('indeterminate', true);
    await clients.check();
    await clients.uncheck();
    await expect(page.getByText('Lo elegido también necesita «Ver clientes».')).toBeVisible();
    await team.permission('Poner el cliente').uncheck();
    await expect(page.getByText('Lo elegido también necesita')).toBeHidden();
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(team.drawer('Nuevo rol')).toBeHidden();
    await page.getByRole('button', { name: 'Duplicar' }).click();
    await expect(page.getByText('Seguimos donde lo dejaste.')).toBeVisible();
    await expect(name).toHaveValue('Cajera de tarde');
    await expect(team.permission('Poner el cliente')).not.toBeChecked();
  });

  await test.step('the answer is lost on its way: what was typed stays, and saving again makes one role', async () => {
    await page.route('**/api/v1/roles/create', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Revisa tu conexión' })).toBeVisible();
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Cajera de tarde');
    await page.unroute('**/api/v1/roles/create');
    await save.click();
    await expect(page.getByText('Guardamos el rol «Cajera de tarde».')).toBeVisible();
    await expect(team.drawer('Rol')).toBeHidden();
    await expect(team.role('Cajera de tarde')).toHaveCount(1);
    await expect(page.getByText('quedó sin guardar')).toBeHidden();
  });

  await test.step('a role permits something, and has a name of its own', async () => {
    await page.getByRole('button', { name: 'Nuevo rol' }).click();
    await expect(save).toBeDisabled();
    await page.getByLabel('Nombre', { exact: true }).fill('cajera de TARDE');
    await save.click();
    await expect(page.getByText('Debe seleccionar algún permiso.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Reportes: todo' }).check();
    await expect(page.getByText('Debe seleccionar algún permiso.')).toBeHidden();
    await save.click();
    await expect(page.getByText('Ya existe un rol con este nombre.')).toBeVisible();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await page.keyboard.press('Escape');
    await expect(team.drawer('Roles')).toBeHidden();
  });

  const username = `carla.${newId().slice(-8)}`;
  const addsCarla = async () => {
    await team.newUser.click();
    await team.fillInUser({
      name: 'Carla Díaz',
      email: `${username}@ejemplo.test`,
      role: 'Cajera de tarde',
    });
    await expect(page.getByLabel('Usuario', { exact: true })).toHaveValue('carla.diaz');
    await page.getByLabel('Usuario', { exact: true }).fill(username);
    await page.getByLabel('Foto', { exact: true }).setInputFiles(PICTURE);
    await page.getByRole('button', { name: 'Usar esta foto' }).click();
    await expect(page.getByRole('button', { name: 'Quitar foto' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Crear usuario' }).dblclick();
    await expect(team.loginData).toBeVisible();
    await page.getByRole('button', { name: 'Copiar datos' }).click();
    const password = await team.loginFact('Contraseña');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`Usuario: ${username}\nContraseña: ${password}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Listo' }).click();
    return password;
  };

  await test.step('begun and closed by mistake, she stands there again, until that is given up', async () => {
    await team.newUser.click();
    await team.fillInUser({ name: 'Carla', email: 'carla@', role: 'Cajera de tarde' });
    await page.keyboard.press('Escape');
    await expect(team.drawer('Nuevo usuario')).toBeHidden();
    await team.newUser.click();
    await expect(page.getByText('Seguimos donde lo dejaste.')).toBeVisible();
    await expect(page.getByLabel('Nombre y apellido')).toHaveValue('Carla');
    await expect(page.getByLabel('Rol', { exact: true }).locator('option:checked')).toHaveText(
      'Cajera de tarde',
    );
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(team.drawer('Nuevo usuario')).toBeHidden();
  });

  const password = await test.step('she is added once, and what she logs in with is copied', addsCarla);
  await expect(team.table.getByRole('row')).toHaveCount(3);
  await expect(team.row('Carla Díaz')).toContainText('No ha ingresado');
  await expect(team.row('Carla Díaz').locator('img')).toBeVisible();

  const hers = await browser.newContext({ baseURL: cuadra.url, locale: 'es-VE' });
  const carla = await hers.newPage();
  await carla.addInitScript(() => localStorage.setItem('cuadra.get-started', 'completed'));
  const shell = new Shell(carla);
  const login = new Login(carla);

  await test.step('she logs in and sees only what she may', async () => {
    await carla.goto('/login');
    await login.logIn(username, password);
    await expect(shell.link('Caja')).toBeVisible();
    await expect(shell.link('Productos')).toBeVisible();
    await expect(shell.link('Clientes')).toBeHidden();
    await expect(shell.link('Reportes')).toBeHidden();
    await carla.goto('/users');
    await expect(carla).toHaveURL('/');
    await page.reload();
    await expect(team.row('Carla Díaz')).toContainText('Cajera de tarde');
    await expect(team.row('Carla Díaz')).toContainText('ON');
  });

  await test.step('her role may see clients now, and she feels it', async () => {
    await openRole(page, team, 'Cajera de tarde');
    await page.getByRole('searchbox', { name: 'Buscar permiso' }).fill('ver clientes');
    await team.permission('Ver clientes').check();
    await save.click();
    await expect(page.getByText('Guardamos el rol «Cajera de tarde».')).toBeVisible();
    await carla.reload();
    await expect(shell.link('Clientes')).toBeVisible();
  });

  await test.step('a role that somebody has stays', async () => {
    await team.role('Cajera de tarde').click();
    await page.getByRole('button', { name: 'Eliminar rol' }).click();
    const alert = page.getByRole('dialog', { name: '«Cajera de tarde» está en uso' });
    await expect(alert.getByRole('alert')).toHaveText(
      'No puedes eliminar un rol mientras está siendo utilizado por algún usuario, cambia el rol del usuario antes.',
    );
    await expect(alert).toContainText('Lo tiene: Carla Díaz.');
    await page.getByRole('button', { name: 'Entendido' }).click();
    await page.goto('/users');
  });

  await test.step('shut out, she is out and does not come back', async () => {
    await team.open('Carla Díaz');
    await page.getByRole('button', { name: 'Desactivar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click();
    await expect(page.getByText('Carla ya no puede entrar.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Activar', exact: true })).toBeVisible();
    await carla.goto('/');
    await expect(login.submit).toBeVisible();
    await login.logIn(username, password);
    await expect(carla.getByRole('alert')).toContainText('Tu usuario está desactivado.');
  });

  await test.step('let in again, with another password', async () => {
    await page.getByRole('button', { name: 'Activar', exact: true }).click();
    await expect(page.getByText('Carla ya puede entrar otra vez.')).toBeVisible();
    await page.getByRole('button', { name: 'Poner otra contraseña' }).click();
    await page.getByRole('button', { name: 'Poner otra', exact: true }).click();
    await expect(team.loginData).toBeVisible();
    const another = await team.loginFact('Contraseña');
    await page.getByRole('button', { name: 'Listo' }).click();
    expect(another).not.toBe(password);
    await login.logIn(username, another);
    await expect(shell.link('Caja')).toBeVisible();
  });

  await test.step('the owner cannot remove themselves', async () => {
    await page.goto('/users');
    await team.open('Ana Rojas');
    const remove = page.getByRole('button', { name: 'Eliminar', exact: true });
    await expect(remove).toBeDisabled();
    await expect(remove).toHaveAccessibleDescription('No puedes eliminarte a ti mismo.');
    await expect(page.getByRole('button', { name: 'Desactivar' })).toBeDisabled();
    await expect(page.getByLabel('Rol', { exact: true })).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('she leaves, and her role with her', async () => {
    await team.open('Carla Díaz');
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText('Eliminamos el usuario de Carla.')).toBeVisible();
    await expect(team.row('Carla Díaz')).toHaveCount(0);
    await openRole(page, team, 'Cajera de tarde');
    await page.getByRole('button', { name: 'Eliminar rol' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText('Eliminamos el rol «Cajera de tarde».')).toBeVisible();
    await expect(team.role('Cajera de tarde')).toHaveCount(0);
  });
  await hers.close();
});

async function openRole(page: Page, team: Team, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Roles' }).click();
  await team.role(name).click();
}

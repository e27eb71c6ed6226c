import { CASHIER_ROLE_ID, newId } from '@cuadra/shared/domain';
import { Team } from '../screens/team.ts';
import { signIn } from '../server/api.ts';
import { call } from '../server/call.ts';
import { openCompany } from '../server/company.ts';
import type { Part } from './album.ts';

/** Users and roles: lists, forms, what is said when something is wrong, and the data to log in with. */
export const shootTeam: Part = async ({ open, shoot, server }) => {
  const { token } = (await openCompany(server)).owner;
  const page = await open(token);
  const team = new Team(page);
  await page.goto('/users');
  await page.getByText('Por ahora solo estás tú').waitFor();
  await shoot(page, 'alone');
  await team.newUser.click();
  await page.getByLabel('Nombre y apellido').waitFor();
  await shoot(page, 'new-user');
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  await page.getByText('Escribe su nombre.').waitFor();
  await page.getByText('Escribe su nombre.').scrollIntoViewIfNeeded();
  await shoot(page, 'new-user-errors');
  await team.fillInUser({ name: 'Carla Díaz', email: `carla-${newId().slice(-8)}@ejemplo.test` });
  await page.getByLabel('Usuario', { exact: true }).fill(`carla.${newId().slice(-8)}`);
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  await team.loginData.waitFor();
  await shoot(page, 'login-data');
  await page.getByRole('button', { name: 'Listo' }).click();

  const employ = (name: string, more: object = {}) => {
    const username = `u-${newId().slice(-10)}`;
    return call<{ id: string }>(server.url, {
      method: 'POST',
      path: '/users/create',
      token,
      body: {
        ...{ name, username, email: `${username}@ejemplo.test`, password: 'cuatro gatos azules' },
        ...{ role_id: CASHIER_ROLE_ID, ...more },
      },
    });
  };
  const luis = await employ('Luis Alberto Hernández', { identification: '14203118' });
  for (const name of [
    'Yuleisy Coromoto Rangel Betancourt',
    'Pedro León',
    'Rosa Mora',
    'Iván Sosa',
    'Eva Gil',
  ])
    await employ(name);
  const { id: roleId } = await call<{ id: string }>(server.url, {
    method: 'POST',
    path: '/roles/create',
    token,
    body: {
      name: 'Cajera de tarde',
      description: 'Vende y cobra, sin ver los montos del día.',
      modules: [{ module: 'sales', permissions: '1;2;5;13' }],
    },
  });
  await employ('Marta Pinto', { role_id: roleId });
  await server.database.query("update users set last_seen_at = now() - interval '3 hours' where id = $1", [
    luis.id,
  ]);
  await page.goto('/users');
  await page.getByText('Luis Alberto').waitFor();
  await shoot(page, 'list');
  await team.open('Luis Alberto Hernández');
  await page.getByRole('button', { name: 'Guardar cambios' }).waitFor();
  await shoot(page, 'user');
  await page.getByRole('button', { name: 'Eliminar', exact: true }).scrollIntoViewIfNeeded();
  await shoot(page, 'user-below');
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'deactivate');
  await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
  await page.getByRole('button', { name: 'Poner otra contraseña' }).click();
  await page.getByRole('button', { name: 'Poner otra', exact: true }).click();
  await team.loginData.waitFor();
  await shoot(page, 'another-password');

  await page.goto('/home?drawer=roles');
  await page.getByRole('button', { name: /^Cajera de tarde/ }).waitFor();
  await shoot(page, 'roles');
  await page.getByRole('button', { name: /^Cajero/ }).click();
  await page.getByRole('button', { name: 'Duplicar' }).waitFor();
  await shoot(page, 'built-in-role');
  await page.getByRole('button', { name: 'Duplicar' }).click();
  await page.getByRole('checkbox', { name: 'Vender en la caja' }).waitFor();
  await shoot(page, 'copy');
  await page.getByRole('searchbox', { name: 'Buscar permiso' }).fill('crédito');
  await page.getByRole('checkbox', { name: 'Vender a crédito' }).check();
  await shoot(page, 'search');
  await page.getByLabel('Nombre', { exact: true }).fill('Cajera de tarde');
  await page.getByRole('button', { name: 'Guardar rol' }).click();
  await page.getByText('Ya existe un rol con este nombre.').waitFor();
  await shoot(page, 'name-used');
  await page.goto('/home?drawer=roles&drawer=new-role');
  await page.getByLabel('Nombre', { exact: true }).fill('Encargado');
  await page.getByRole('button', { name: 'Guardar rol' }).click();
  await page.getByText('Debe seleccionar algún permiso.').waitFor();
  await shoot(page, 'no-permission');
  await page.goBack();
  await page.goto('/home?drawer=roles');
  await page.getByText('quedó sin guardar').first().waitFor();
  await shoot(page, 'drafts');
  await page
    .getByRole('button', { name: /^Cajera de tarde 1|^Cajera de tarde V/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Eliminar rol' }).click();
  await page.getByRole('button', { name: 'Entendido' }).waitFor();
  await shoot(page, 'role-in-use');

  const cashier = await open(await signIn(server.url, 'demo'));
  await cashier.route('**/api/v1/roles?*', (route) => route.fulfill({ json: { items: [], next: null } }));
  await cashier.goto('/home?drawer=roles');
  await cashier.getByText('No hay roles...').waitFor();
  await shoot(cashier, 'no-roles');
};

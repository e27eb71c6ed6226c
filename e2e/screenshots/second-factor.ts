import { Secret, TOTP } from 'otpauth';
import { PASSWORDS } from '../demo-users.ts';
import { signIn } from '../server/api.ts';
import { openCompany } from '../server/company.ts';
import type { Album, Part } from './album.ts';

/** The second factor where it is set up: in Mi Cuenta, in place of everything else, and the team that needs it. */
export const shootSecondFactor: Part = async (album) => {
  await shootOwn(album);
  await shootDemanded(album);
  await shootTeam(album);
};

async function shootOwn({ open, shoot, server }: Album): Promise<void> {
  const { owner } = await openCompany(server);
  const page = await open(owner.token);
  await page.goto('/');
  await page.getByRole('link', { name: 'Activar la verificación en dos pasos' }).scrollIntoViewIfNeeded();
  await shoot(page, 'hint', { whole: true });
  await page.goto('/my-account');
  const section = page.getByRole('region', { name: 'Verificación en dos pasos' });
  await section.getByRole('button', { name: 'Activar' }).click();
  await page.getByRole('textbox', { name: 'Tu contraseña' }).fill(owner.password);
  await shoot(page, 'password', { whole: true });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('img', { name: 'Código QR para tu aplicación' }).waitFor();
  await shoot(page, 'scan', { whole: true });
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).innerText()).replaceAll(' ', '');
  await page
    .getByLabel('Código de tu aplicación')
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await section.getByRole('button', { name: 'Activar' }).click();
  await page.getByRole('list', { name: 'Códigos de recuperación' }).waitFor();
  await shoot(page, 'codes', { whole: true });
  await page.getByRole('checkbox', { name: 'Ya los guardé' }).check();
  await page.getByRole('button', { name: 'Listo' }).click();
  await section.getByText('Te quedan 10 códigos').waitFor();
  await shoot(page, 'on', { whole: true });
  await section.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'turn-off');
}

/** As a server says it that demands it; this one does not, because most of the album has to get in. */
async function shootDemanded({ open, shoot, server }: Album): Promise<void> {
  const page = await open(await signIn(server.url, 'root'));
  await page.route('**/api/v1/auth/verify', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), second_factor: 'demanded' } });
  });
  await page.goto('/back-office');
  await page.getByRole('textbox', { name: 'Tu contraseña' }).fill(PASSWORDS.root);
  await shoot(page, 'demanded');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('img', { name: 'Código QR para tu aplicación' }).waitFor();
  await shoot(page, 'demanded-scan');
}

async function shootTeam({ open, shoot, server }: Album): Promise<void> {
  await signIn(server.url, 'inspector');
  const page = await open(await signIn(server.url, 'root'));
  await page.goto('/back-office/team');
  const table = page.getByRole('table', { name: 'Equipo' });
  await table.getByText('Inspector').first().waitFor();
  await shoot(page, 'team');
  await table.getByRole('row').filter({ hasText: 'Inspector,' }).getByRole('button').first().click();
  await page.getByRole('dialog').getByText('Última visita').waitFor();
  await shoot(page, 'team-member');
  await page.goto('/back-office/team');
  await page.getByRole('button', { name: 'Agregar persona' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).fill('Luisa Mora');
  await shoot(page, 'team-add');
  await page.goto('/back-office?drawer=own-account');
  await page.getByRole('dialog', { name: 'Mi cuenta' }).getByText('Esta sesión').waitFor();
  await shoot(page, 'own-account');
}

import { signIn } from '../server/api.ts';
import { openCompany } from '../server/company.ts';
import type { Part } from './album.ts';

const WHY = 'Nos pidió ayuda con una venta que no aparece en el reporte del lunes';

/** What an inspector sees: the list, the question why, and a company under the banner. Then its owner. */
export const shootInspector: Part = async ({ server, open, shoot }) => {
  for (const company_name of ['Farmacia San José', 'Ferretería El Tornillo de Oro de los Andes, C. A.']) {
    await openCompany(server, { company_name });
  }
  const page = await open(await signIn(server.url, 'inspector'));
  await page.goto('/');
  const table = page.getByRole('table', { name: 'Empresas' });
  await table.getByText('Farmacia').first().waitFor();
  await shoot(page, 'companies');
  await table.getByRole('button', { name: 'Entrar a Bodega La Esquina' }).first().click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill(WHY);
  await shoot(page, 'reason');
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
  const banner = page.getByRole('region', { name: 'Visita como inspector' });
  await banner.waitFor();
  for (const [name, path] of Object.entries({
    summary: '/',
    products: '/products',
    clients: '/clients',
    reports: '/reports',
    users: '/users',
    settings: '/home?drawer=settings',
    company: '/home?drawer=company',
  })) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await shoot(page, name);
  }
  await page.route('**/remotes/mf_clients/**', (route) => route.abort('connectionrefused'));
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Reintentar' }).waitFor();
  await shoot(page, 'failing');
  await page.unroute('**/remotes/mf_clients/**');
  await page.goto('/');
  await banner.getByRole('button', { name: 'Salir de la empresa' }).click();
  await table.waitFor();
  const owner = await open(await signIn(server.url, 'demo'));
  await owner.goto('/');
  await owner.getByText('Alguien de Cuadra miró tu empresa.').waitFor();
  await shoot(owner, 'owner');
  await owner.goto('/home?drawer=company');
  await owner.getByRole('region', { name: 'Visitas de Cuadra' }).scrollIntoViewIfNeeded();
  await shoot(owner, 'visits');
};

import type { Page } from '@playwright/test';
import { Home } from '../screens/home.ts';
import { signIn } from '../server/api.ts';
import { openCompany } from '../server/company.ts';
import type { Part } from './album.ts';

const rate = (page: Page) => page.getByRole('region', { name: 'Tasa del día' });

/** `/` with figures, without, while they come and when they do not; and `/home`. */
export const shootHome: Part = async ({ open, shoot, server }) => {
  const token = await signIn(server.url, 'demo');
  const page = await open(token);
  const home = new Home(page);
  await home.open();
  await home.bars.first().waitFor();
  await shoot(page, 'resumen', { whole: true });
  await page.getByRole('button', { name: 'Ver como tabla' }).click();
  await shoot(page, 'table', { whole: true });
  await home.open('?period=today');
  await rate(page).waitFor();
  await shoot(page, 'today', { whole: true });
  await home.open('?period=yesterday');
  await rate(page).waitFor();
  await shoot(page, 'yesterday', { whole: true });
  const list = page.getByRole('combobox', { name: 'Período' });
  if (await list.isVisible()) await list.selectOption('Otras fechas');
  else await home.choose('Otras fechas');
  await shoot(page, 'other-days');
  await home.open('?from=2025-01-01&to=2025-01-31');
  await rate(page).waitFor();
  await shoot(page, 'nothing-sold', { whole: true });
  await page.route('**/api/v1/summary*', () => undefined);
  await home.open();
  await rate(page).waitFor();
  await shoot(page, 'loading', { waiting: true });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/v1/summary*', (route) =>
    route.fulfill({ status: 500, json: { error: { message: 'ERROR_INTERNAL' } } }),
  );
  await home.open();
  await page.getByRole('heading', { name: 'No pudimos traer las cifras' }).waitFor();
  await shoot(page, 'failed', { whole: true });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/home');
  await shoot(page, 'tiles', { whole: true });

  const cashier = await open(await signIn(server.url, 'cajero'));
  await cashier.goto('/');
  await rate(cashier).waitFor();
  await shoot(cashier, 'cashier', { whole: true });

  const fresh = await open((await openCompany(server)).owner.token);
  await fresh.goto('/');
  await fresh.getByRole('heading', { name: 'Pasos para tu primera venta' }).waitFor();
  await shoot(fresh, 'new-company', { whole: true });
};

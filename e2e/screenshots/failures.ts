import { pick } from '../catalogue.ts';
import { CashRegister } from '../screens/cash-register.ts';
import { Shell } from '../screens/shell.ts';
import { openApi, signIn } from '../server/api.ts';
import type { Part } from './album.ts';

/** What is shown where something is not there, not allowed, broken or out of reach. */
export const shootFailures: Part = async ({ open, shoot, server }) => {
  const token = await signIn(server.url, 'demo');
  const page = await open(token);
  await page.goto('/no-such-page');
  await shoot(page, 'not-found');
  await page.route('**/remotes/mf_inventory/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/products');
  await new Shell(page).failureCard('Productos').heading.waitFor();
  await shoot(page, 'failed-module');
  await page.goto('/home?drawer=categories');
  await page.getByRole('heading', { name: 'No pudimos cargar Categorías' }).waitFor();
  await shoot(page, 'failed-drawer');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/v1/users*', (route) =>
    route.fulfill({ status: 403, json: { error: { message: 'ERROR_MIDDLEWARE_NEED_PERMISSIONS' } } }),
  );
  await page.goto('/');
  await page.getByText('No tiene los permisos').first().waitFor();
  await shoot(page, 'forbidden');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/v1/auth/verify', (route) =>
    route.fulfill({ status: 500, json: { error: { message: 'ERROR_INTERNAL' } } }),
  );
  await page.goto('/');
  await page.getByRole('heading', { name: 'No pudimos abrir tu empresa' }).waitFor();
  await shoot(page, 'verify-failed');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  const [flour] = await pick(openApi(server.url, token), 'harina');
  const caja = new CashRegister(page);
  await caja.open();
  await caja.searchBox.fill(flour.name);
  await caja.card(flour.name).first().click();
  await page.context().setOffline(true);
  await page.getByText('No tienes conexión a internet').first().waitFor();
  await shoot(page, 'offline-caja');
  await page.context().setOffline(false);
  await page.getByText('No tienes conexión a internet').first().waitFor({ state: 'hidden' });
  await page.goto('/home');
  await page.getByRole('list', { name: 'Accesos' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('heading', { name: 'No tienes conexión a internet' }).waitFor();
  await shoot(page, 'offline');
  await page.context().setOffline(false);
};

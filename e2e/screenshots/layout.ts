import { signIn } from '../server/api.ts';
import type { Part } from './album.ts';

/** What stands round every screen: menus, sidebar, drawers, dialogs, toasts, the focus, and what is shown meanwhile. */
export const shootLayout: Part = async ({ open, shoot, server, isPhone }) => {
  const page = await open(await signIn(server.url, 'demo'));
  await page.goto('/home');
  if (isPhone) {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await shoot(page, 'menu');
    await page.getByRole('button', { name: /^Empresa / }).click();
    await page.getByRole('menu').waitFor();
    await shoot(page, 'company-menu');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Cerrar menú' }).click();
  } else {
    await page.getByRole('button', { name: /^Empresa / }).click();
    await page.getByRole('menu').waitFor();
    await shoot(page, 'company-menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Encoger el menú' }).click();
    await shoot(page, 'collapsed');
    await page.getByRole('button', { name: 'Mostrar el menú completo' }).click();
    await page.reload();
    await page.getByRole('list', { name: 'Accesos' }).waitFor();
    await page.keyboard.press('Tab');
    await shoot(page, 'focus-skip');
    for (let count = 0; count < 4; count += 1) await page.keyboard.press('Tab');
    await shoot(page, 'focus-sidebar');
    await page.getByRole('list', { name: 'Accesos' }).getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await shoot(page, 'focus-tile');
  }
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).waitFor();
  await shoot(page, 'profile-menu');
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'leave');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('button', { name: /^Tasa: / }).click();
  await page.getByRole('dialog', { name: 'Tasa de cambio' }).waitFor();
  await shoot(page, 'rate');
  await page.goto('/home?drawer=settings');
  await page.getByRole('dialog', { name: 'Ajustes' }).waitFor();
  await shoot(page, 'drawer');
  await page.goto('/home?drawer=settings&drawer=roles');
  await page.getByRole('dialog', { name: 'Roles' }).waitFor();
  await shoot(page, 'two-drawers');
  await page.goto('/');
  await page.getByRole('button', { name: 'Todas las guías' }).click();
  await page.getByText('Estamos trabajando').waitFor();
  await shoot(page, 'toast');

  await page.route('**/api/v1/rates/dollar', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), is_stale: true } });
  });
  await page.goto('/home');
  await shoot(page, 'stale-rate');
  await page.getByRole('button', { name: /^Tasa: / }).click();
  await page.getByRole('dialog', { name: 'Tasa de cambio' }).waitFor();
  await shoot(page, 'stale-rate-details');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.route('**/remotes/mf_inventory/**', () => undefined);
  await page.goto('/products');
  await page.getByText('Cargando Productos').waitFor({ state: 'attached' });
  await shoot(page, 'loading-module', { waiting: true });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/v1/auth/verify', () => undefined);
  await page.goto('/');
  await page.getByText('Cargando').first().waitFor({ state: 'attached' });
  await shoot(page, 'loading', { waiting: true });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};

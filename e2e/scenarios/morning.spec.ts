import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { Home } from '../screens/home.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop } from '../server/small-shop.ts';

test('the first opening of a day tells what changed and leads there, until it is put away', async ({
  page,
}) => {
  const home = new Home(page);
  await home.open();
  const morning = home.part('Tu mañana en un minuto');
  const running = morning.getByRole('listitem').filter({ hasText: /acabando/ });
  await expect(running).toBeVisible();
  await expectAccessible(page);
  await running.getByRole('link', { name: 'Ver cuáles' }).click();
  await expect(page).toHaveURL(/\/products\?stock=low$/);
  await page.goBack();
  await expect(morning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(morning).toBeHidden();
  await page.reload();
  await expect(home.part('Ventas')).toBeVisible();
  await expect(morning).toBeHidden();
});

test('prices that fell below their cost lead to the list of them', async ({ page, cuadra, sessionOf }) => {
  const token = await sessionOf('demo');
  const name = `Aceite ${Date.now()}`;
  const created = await fetch(`${cuadra.url}/api/v1/products/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ name, qty: '3', cost: '5', price: '4', is_fixed_price: true },
      ...{ cost_currency: 'USD', price_currency: 'USD' },
    }),
  });
  expect(created.status).toBe(201);
  const home = new Home(page);
  await home.open();
  const below = home
    .part('Tu mañana en un minuto')
    .getByRole('listitem')
    .filter({ hasText: /de su costo/ });
  await below.getByRole('link', { name: 'Ver precios' }).click();
  await expect(page).toHaveURL(/\/products\?below=cost$/);
  await expect(page.getByText('Precio por debajo del costo')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
});

test('who begins the day in Caja sees that Resumen has news, until they are put away', async ({
  page,
  cuadra,
  shell,
  cashRegister,
}) => {
  const shop = await openSmallShop(cuadra);
  await shop.setRate('100');
  const oil = await shop.addProduct('Aceite', '5', '4');
  await signedInWith(page, shop.owner.token);
  await cashRegister.open();
  const home = shell.link('Resumen');
  const news = 'Tiene novedades de hoy';
  // Nothing was sold yet: Resumen would have first steps to tell and no news.
  await page.waitForResponse((response) => response.url().includes('/summary/morning'));
  await expect(home).not.toHaveAccessibleDescription(news);
  await shop.sell({ lines: [[oil, '1']], payments: [{ method: '$' }] });
  await page.reload();
  await expect(home).toHaveAccessibleDescription(news, { timeout: 20_000 });
  await home.click();
  await expect(page.getByText('1 producto se vende por debajo de su costo')).toBeVisible();
  await page.keyboard.press('Escape');
  await shell.goTo('Caja');
  await expect(cashRegister.searchBox).toBeFocused();
  await expect(home).not.toHaveAccessibleDescription(news);
});

import type { Product } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { BACK, expect, readyForOffline, test } from '../offline.ts';
import { call } from '../server/call.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ pageErrors }) =>
  pageErrors.allow(/^Failed to load resource|net::ERR_|fetching the script/),
);

test('a favourite of the company, marked in its form, is at hand in Caja, without a connection too', async ({
  page,
  context,
  cuadra,
  sessionOf,
  cashRegister,
}) => {
  test.setTimeout(120_000);
  const name = `Pan ${newId().slice(-12)}`;
  const product = await call<Product>(cuadra.url, {
    ...{ method: 'POST', path: '/products/create', token: await sessionOf('demo') },
    body: { name, qty: '9', price: '1', is_fixed_price: true, cost_currency: 'USD', price_currency: 'USD' },
  });
  await page.goto(`/edit-product?id=${product.id}`);
  await page.getByRole('checkbox', { name: 'Favorito en Caja' }).check();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText(`Guardamos los cambios de «${name}».`)).toBeVisible();

  await cashRegister.open();
  await cashRegister.shelf('Favoritos').click();
  const star = cashRegister.found.getByRole('checkbox', { name: `Favorito de la empresa: ${name}` });
  await expect(star).toBeChecked();
  await expect(cashRegister.found.getByRole('button').first()).toContainText(name);
  await star.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${name} es favorito de la empresa`)).toBeVisible();
  await expect(star).toBeChecked();

  await readyForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(cashRegister.searchBox).toBeVisible({ timeout: BACK });
  await cashRegister.shelf('Favoritos').click();
  await expect(cashRegister.found.getByRole('button').first()).toContainText(name);
  await expect(star).toBeChecked();
});

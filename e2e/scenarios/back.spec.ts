import { pick } from '../catalogue.ts';
import { expect, test } from '../fixtures.ts';

// «Back» on a phone, where it is pressed all day: one step, and never away from the screen.
test.use({ viewport: { width: 390, height: 844 } });

test('back closes a dialog, and the screen below stays', async ({ page }) => {
  await page.goto('/clients');
  await page.goto('/home');
  await page.getByRole('button', { name: /^Tasa: / }).click();
  const rate = page.getByRole('dialog', { name: 'Tasa de cambio' });
  await expect(rate).toBeVisible();
  await page.goBack();
  await expect(rate).toBeHidden();
  await expect(page).toHaveURL('/home');

  // Closed by its cross it costs no press: the next one leads to the screen before.
  await page.getByRole('button', { name: /^Tasa: / }).click();
  await rate.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(rate).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/clients');
});

test('back over a question over a drawer closes the question, then the drawer', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: /^Tasa: / }).click();
  await page
    .getByRole('dialog', { name: 'Tasa de cambio' })
    .getByRole('button', { name: 'Cambiar la tasa' })
    .click();
  const settings = page.getByRole('dialog', { name: 'Ajustes' });
  await expect(settings).toBeVisible();
  await settings.getByRole('button', { name: /^Métodos de pago/ }).click();
  const methods = page.getByRole('dialog', { name: 'Métodos de pago' });
  await methods
    .getByRole('button', { name: /^Eliminar/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: /^¿Eliminar/ });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(methods).toBeVisible();
  await page.goBack();
  await expect(methods).toBeHidden();
  await expect(settings).toBeVisible();
  await page.goBack();
  await expect(settings).toBeHidden();
  await expect(page).toHaveURL('/home');
});

test('back from charging leads to the lines of the sale', async ({ page, api, cashRegister: caja }) => {
  const [flour] = await pick(api, 'harina');
  await caja.open();
  await caja.searchBox.fill(flour.name);
  await caja.card(flour.name).first().click();
  await caja.charge.click();
  await expect(caja.finish).toBeVisible();
  await page.goBack();
  await expect(caja.finish).toBeHidden();
  await expect(page).toHaveURL('/cash-register');
  await expect(caja.charge).toBeVisible();
});

test('back closes a menu and the sidebar, and the screen stays', async ({ page }) => {
  await page.goto('/clients');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const sidebar = page.getByRole('navigation', { name: 'Principal' });
  await expect(sidebar).toBeInViewport();
  // Its step comes with code that the first look at a screen does without.
  await expect.poll(() => page.evaluate(() => history.state.steps)).toBe(1);
  await page.goBack();
  await expect(sidebar).not.toBeInViewport();
  await expect(page).toHaveURL('/home');
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page).toHaveURL('/home');

  // A way taken in the sidebar costs no press more than any other.
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await sidebar.getByRole('link', { name: 'Productos' }).click();
  await expect(page).toHaveURL('/products');
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('back lowers the sheet of the sale, with what is in it', async ({ page, api, cashRegister: caja }) => {
  const [flour] = await pick(api, 'harina');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Caja' }).click();
  await caja.searchBox.fill(flour.name);
  await caja.card(flour.name).first().click();
  const handle = page.getByRole('button', { name: /1 artículo/ });
  await handle.click();
  await expect(handle).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(handle).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/cash-register');
});

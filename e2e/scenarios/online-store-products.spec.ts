import { expectAccessible } from '../accessibility.ts';
import { drawnPicture } from '../drawn-picture.ts';
import { expect, test } from '../fixtures.ts';
import { addGoods, openPhone, STORE, setStore } from '../online-store.ts';
import { callsOf } from '../server/calls-of.ts';

test('the shop tells more of a product, in words and pictures, and a buyer reads and sees it', async ({
  page,
  browser,
  baseURL,
  sessionOf,
}) => {
  const api = callsOf(page, await sessionOf('demo'));
  const product = await addGoods(api, 'Torta de la tienda', { qty: '4', price: '9.00' });
  await setStore(api, {});

  await page.goto('/ecommerce/');
  await page.getByRole('combobox', { name: 'Producto del que quieres contar más' }).fill('torta de la');
  await page.getByRole('option', { name: /Torta de la tienda/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Torta de la tienda' });
  await drawer.getByLabel('Descripción').fill('De chocolate.\nRinde para doce.');
  for (const [index, colour] of ['#a33', '#3a3', '#33a'].entries()) {
    const picture = await drawnPicture(page, { width: 900, height: 700, stripes: [colour, '#ddd'] });
    await drawer.getByLabel('Foto del producto').setInputFiles(picture);
    await expect(drawer.getByRole('img', { name: `Foto ${index + 1}` })).toBeVisible();
  }
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Subir foto 3' }).click();
  await drawer.getByRole('button', { name: 'Quitar foto 3' }).click();
  await drawer.getByRole('button', { name: 'Guardar' }).click();
  await expect(drawer).toBeHidden();

  const phone = await openPhone(browser, baseURL);
  await phone.goto(`${STORE}/p/${product.id}`);
  await expect(phone.getByText('Rinde para doce.')).toBeVisible();
  const photos = phone.getByRole('region', { name: 'Fotos de Torta de la tienda' });
  await expect(photos.getByRole('img')).toHaveCount(2);
  const second = photos.getByRole('img', { name: 'Foto 2 de Torta de la tienda' });
  await expect(second).not.toBeInViewport({ ratio: 0.5 });
  await phone.getByRole('link', { name: 'Ver la foto 2' }).click();
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await expectAccessible(phone);
  await phone.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(phone);

  // What was written is there again, and may be taken away.
  await page.getByRole('combobox', { name: 'Producto del que quieres contar más' }).fill('torta de la');
  await page.getByRole('option', { name: /Torta de la tienda/ }).click();
  await expect(drawer.getByLabel('Descripción')).toHaveValue('De chocolate.\nRinde para doce.');
  await drawer.getByLabel('Descripción').fill('');
  await drawer.getByRole('button', { name: 'Quitar foto 2' }).click();
  await drawer.getByRole('button', { name: 'Guardar' }).click();
  await expect(drawer).toBeHidden();
  // A page is drawn once in three seconds.
  await expect(async () => {
    await phone.reload();
    await expect(phone.getByText('Rinde para doce.')).toBeHidden({ timeout: 100 });
  }).toPass();
  await expect(phone.getByRole('heading', { name: 'Torta de la tienda', level: 1 })).toBeVisible();
  await expect(photos).toBeHidden();
  await phone.context().close();
});

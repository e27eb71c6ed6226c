import { Products } from '../screens/products.ts';
import { signIn } from '../server/api.ts';
import type { Part } from './album.ts';

/** What became of a product, an adjustment of its stock, a count of several, and all counts. */
export const shootStock: Part = async ({ open, shoot, server }) => {
  const page = await open(await signIn(server.url, 'demo'));
  const products = new Products(page);
  await products.open();
  // On a phone the stock leads nowhere: the form does.
  const form = await products.rows.first().getByRole('link').first().getAttribute('href');
  await page.goto(String(form).replace('/edit-product', '/product'));
  await page.getByRole('table', { name: 'Movimientos' }).waitFor();
  await shoot(page, 'product', { whole: true });
  await page.getByRole('button', { name: 'Ajustar' }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'adjust');
  await page.goto('/stock-counts');
  await page.getByRole('button', { name: 'Nuevo conteo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo conteo' });
  await dialog.getByLabel('Nombre').fill('Estante del fondo');
  await shoot(page, 'count-new');
  await dialog.getByRole('button', { name: 'Empezar a contar' }).click();
  await page.getByRole('heading', { name: 'Estante del fondo', level: 1 }).waitFor();
  const box = page.getByRole('searchbox', { name: 'Escanea o busca' });
  await box.fill('harina');
  await page
    .getByRole('button', { name: /Harina/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Contando' }).getByLabel('Cantidad').fill('12');
  await shoot(page, 'counting');
  await page.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('tab', { name: 'Revisar' }).click();
  await page.getByRole('table', { name: 'Contado' }).waitFor();
  await shoot(page, 'count-review', { whole: true });
  await page.goto('/stock-counts');
  await page
    .getByRole('link', { name: /Estante del fondo/ })
    .first()
    .waitFor();
  await shoot(page, 'counts');
};

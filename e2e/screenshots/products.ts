import { Products } from '../screens/products.ts';
import { signIn } from '../server/api.ts';
import type { Part } from './album.ts';

const PRICE_LIST = {
  name: 'lista de precios.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'codigo_barras,nombre,precio,moneda\n7599990000109,"Jabón azul, 250 g",1.50,USD\n7599990000116,,3,USD\n7599990000123,Vela,tres,USD\n',
  ),
};

/** The list of products, creating and editing one, and the import. */
export const shootProducts: Part = async ({ open, shoot, server }) => {
  const page = await open(await signIn(server.url, 'demo'));
  const products = new Products(page);
  await products.open();
  await products.rows.first().waitFor();
  await shoot(page, 'list');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('combobox', { name: 'Existencia' }).selectOption('low');
  await page.getByRole('button', { name: /^Quitar filtro:/ }).waitFor();
  await shoot(page, 'filters');
  await page.getByRole('button', { name: /^Quitar filtro:/ }).click();
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await products.rows.first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Cambiar…' }).click();
  await page.getByRole('menuitem', { name: 'Subir o bajar precios' }).click();
  await page.getByLabel('Porcentaje').fill('8');
  await page.getByRole('table', { name: 'Antes y después' }).getByRole('row').nth(1).waitFor();
  await shoot(page, 'bulk-change');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cambiar…' }).click();
  await page.getByRole('menuitem', { name: 'Favoritos en Caja' }).click();
  await page
    .getByRole('table', { name: 'Antes y después' })
    .getByRole('row', { name: /Favorito/ })
    .waitFor();
  await shoot(page, 'bulk-favourites');
  await page.getByRole('button', { name: 'Cambiar 1 producto' }).click();
  await page.getByText('Favoritos en Caja: 1 producto.').waitFor();
  await shoot(page, 'favourite-in-the-list');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByText('Deshecho: 1 producto.').waitFor();
  await products.search('nada que se llame así');
  await page.getByText('Nada coincide').waitFor();
  await shoot(page, 'not-found');
  await page.goto('/create-product');
  await page.getByRole('heading', { name: 'Crear Producto', level: 1 }).waitFor();
  await shoot(page, 'create', { whole: true });
  await products.save();
  await page.getByText('Escribe el nombre del producto.').waitFor();
  await products.fillIn({ Costo: '2,50', Utilidad: '30' });
  await shoot(page, 'create-errors', { whole: true });
  await products.open();
  await products.rows.first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Guardar cambios' }).waitFor();
  await shoot(page, 'edit', { whole: true });
  await products.open();
  await products.import.click();
  await shoot(page, 'import');
  await page.keyboard.press('Escape');
  await products.chooseFile(PRICE_LIST);
  await products.importDialog.getByRole('table').waitFor();
  await shoot(page, 'import-review');
  await products.startImport();
  await products.figure('Rechazado').waitFor();
  await shoot(page, 'import-result');
};

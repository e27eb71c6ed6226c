import { Products } from '../screens/products.ts';
import { signIn } from '../server/api.ts';
import type { Part } from './album.ts';

/** Labels of what is selected in Productos: of a roll, and of a sheet that somebody began. */
export const shootLabels: Part = async ({ open, shoot, server }) => {
  const page = await open(await signIn(server.url, 'demo'));
  const products = new Products(page);
  await products.open();
  await products.rows.first().waitFor();
  const forms = await products.rows
    .getByRole('link')
    .evaluateAll((links) =>
      links.slice(0, 6).map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('id')),
    );
  const items = [...new Set(forms.filter((id) => id !== null))].map((id, at) => `${id}:${at + 1}`);
  await page.goto(`/labels?items=${items.join(',')}`);
  await page.getByRole('button', { name: /^Imprimir \d+ etiquetas?$/ }).waitFor();
  await shoot(page, 'roll', { whole: true });
  const paper = page.getByLabel('Papel');
  const sheet = await paper.getByRole('option', { name: /Avery/ }).first().textContent();
  await paper.selectOption({ label: sheet ?? '' });
  await shoot(page, 'sheet', { whole: true });
};

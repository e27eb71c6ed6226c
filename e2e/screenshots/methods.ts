import { Categories } from '../screens/categories.ts';
import { PaymentMethods } from '../screens/payment-methods.ts';
import { signIn } from '../server/api.ts';
import { openCompany } from '../server/company.ts';
import type { Part } from './album.ts';

/** The drawers of payment methods, of categories and of measures. */
export const shootMethods: Part = async ({ open, shoot, server }) => {
  const page = await open(await signIn(server.url, 'demo'));
  const methods = new PaymentMethods(page);
  await page.goto('/home?drawer=payment-methods');
  await methods.rows('Zelle').waitFor();
  await shoot(page, 'list');
  await methods.add.click();
  await methods.field('Nombre').waitFor();
  await shoot(page, 'create');
  await methods.choose('Pago Móvil');
  await methods.field('Banco').fill('ban');
  await page.getByRole('option').first().waitFor();
  await shoot(page, 'create-bank');
  await page.keyboard.press('Escape');
  await methods.field('Nombre').fill('');
  await methods.save.click();
  await methods.form.getByRole('alert').waitFor();
  await shoot(page, 'create-errors');
  await methods.form.getByRole('button', { name: 'Descartar' }).click();
  await methods.form.waitFor({ state: 'hidden' });
  await methods.edit('Pago Móvil');
  await methods.field('Nombre').waitFor();
  await page.route('**/payment_methods/update', (route) => route.abort());
  await methods.field('Nombre').fill('Pago Móvil de la tienda');
  await methods.save.click();
  await methods.form.getByRole('alert').waitFor();
  await shoot(page, 'edit-no-network');
  await methods.form.getByRole('button', { name: 'Descartar' }).click();
  await methods.form.waitFor({ state: 'hidden' });
  const question = await methods.remove('Zelle');
  await shoot(page, 'delete');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await question.getByRole('alert').waitFor();
  await shoot(page, 'delete-in-use');

  const categories = new Categories(page);
  await page.goto('/home?drawer=categories');
  await categories.rows.first().waitFor();
  await shoot(page, 'categories');
  await categories.rename('Bebidas', '');
  await categories.drawer.getByRole('alert').waitFor();
  await shoot(page, 'category-renamed');
  await categories.tab('Medidas').click();
  await categories.rows.first().waitFor();
  await shoot(page, 'measures');
  await page.route('**/api/v1/categories?*', (route) => route.abort());
  await page.reload();
  await page.getByText('cada segundo').waitFor();
  await shoot(page, 'categories-failing', { waiting: true });

  const { owner } = await openCompany(server);
  const own = await open(owner.token);
  await own.route('**/api/v1/payment_methods?*', (route) =>
    route.fulfill({ json: { items: [], next: null } }),
  );
  await own.goto('/home?drawer=payment-methods');
  await own.getByText('No hay métodos de pago, agrega uno.').waitFor();
  await shoot(own, 'empty');
};

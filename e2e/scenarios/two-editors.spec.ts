import { expectAccessible } from '../accessibility.ts';
import { openBeside } from '../browser/open-beside.ts';
import { expect, test } from '../fixtures.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop } from '../server/small-shop.ts';

test.use({ signedInAs: null });

test('two people edit one product: the second is told what changed and by whom, and chooses', async ({
  page,
  browser,
  cuadra,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409.*products\/update/);
  const shop = await openSmallShop(cuadra);
  await shop.setRate('860.18');
  const product = await shop.addProduct('Arroz 1 kg', '1', '1.5');
  const helper = await shop.employ([{ module: 'products', permissions: '2;3' }]);
  await signedInWith(page, shop.owner.token);
  const theirs = await openBeside(browser, { url: cuadra.url, token: helper.token });
  const edit = `/edit-product?id=${product.id}`;
  await page.goto(edit);
  await theirs.goto(edit);
  const own = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await own.fill('Arroz Mary 1 kg');
  await page.getByRole('textbox', { name: 'Existencia mínima' }).fill('12');

  await theirs.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Arroz blanco 1 kg');
  await theirs.getByRole('textbox', { name: 'Código propio' }).fill('ARR-1');
  await theirs.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(theirs.getByText('Guardamos los cambios de «Arroz blanco 1 kg».')).toBeVisible();

  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const question = page.getByRole('dialog', { name: 'Ana Rojas cambió esto mientras lo editabas' });
  const name = question.getByRole('group', { name: 'Nombre' });
  await expect(name.getByRole('radio', { name: /^Arroz blanco 1 kg/ })).toBeVisible();
  await expect(name.getByRole('radio', { name: /^Arroz Mary 1 kg/ })).toBeChecked();
  // What only one of the two touched is chosen as that one left it.
  const chosen = (field: string) =>
    question.getByRole('group', { name: field }).getByRole('radio', { checked: true });
  await expect(chosen('Código propio')).toHaveAccessibleName(/^ARR-1/);
  await expect(chosen('Existencia mínima')).toHaveAccessibleName(/^12/);
  await expectAccessible(page);
  await name.getByRole('radio', { name: /^Arroz blanco 1 kg/ }).check();
  await question.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(page.getByText('Guardamos los cambios de «Arroz blanco 1 kg».')).toBeVisible();

  const saved = await shop.get<Record<string, unknown>>(`/products/${product.id}`);
  expect(saved).toMatchObject({ name: 'Arroz blanco 1 kg', code: 'ARR-1', min_qty: '12' });
  await theirs.context().close();
});

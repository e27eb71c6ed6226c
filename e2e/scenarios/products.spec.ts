import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { BIG_CATALOGUE_ROWS, bigCatalogue } from '../big-catalogue.ts';
import { expect, test } from '../fixtures.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop } from '../server/small-shop.ts';

test('the list is found by any part of a name, without accents', async ({ products }) => {
  await products.open();
  await expect(products.rows.first()).toBeVisible();
  await products.search('CAFE');
  await expect(products.rows.first()).toContainText(/café/i);
  await products.search('esto no lo vende nadie');
  await expect(products.rows).toHaveCount(0);
});

test('a product is created, and sold in Caja', async ({ page, api, shell, products, cashRegister }) => {
  const name = 'Papelón en panela 500 g';
  await products.open();
  await products.create.click();
  await expect(page.getByRole('heading', { name: 'Crear Producto', level: 1 })).toBeVisible();
  await products.fillIn({
    Nombre: name,
    'Códigos de barras': '7599990000017',
    Costo: '1,00',
    Utilidad: '30',
    Cantidad: '12',
  });
  await expect(page.getByText('$ 1,30')).toBeVisible();
  await products.save();

  await expect(page).toHaveURL('/products');
  await products.search('papelon');
  await expect(products.row(name)).toContainText('$ 1,30');
  await expect(products.row(name)).toContainText('7599990000017');

  await shell.goTo('Caja');
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.scan('7599990000017');
  await expect(cashRegister.quantity(name)).toHaveValue('1');
  await expect(cashRegister.total).toContainText('$ 1,30');
  expect(await api.products('7599990000017')).toMatchObject([{ name, qty: '12' }]);
});

test('a barcode that another product has is an error on its field', async ({
  page,
  api,
  products,
  pageErrors,
}) => {
  pageErrors.allow(/status of 4\d\d.*products\/create/);
  const taken = (await api.products('harina'))[0]?.barcodes[0] ?? '';
  await page.goto('/create-product');
  await products.fillIn({ Nombre: 'Otra harina', 'Códigos de barras': taken, Costo: '1', Utilidad: '30' });
  await products.save();
  await expect(page.getByText('Otro producto ya tiene uno de estos códigos de barras.')).toBeVisible();
  // And the way to it.
  const owner = (await api.products('harina'))[0]?.name ?? '';
  await page.getByRole('status').filter({ hasText: taken }).getByRole('link', { name: owner }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue(owner);
});

test('a product is edited from the list: price and utility follow each other, and a category is made on the way', async ({
  page,
  cuadra,
  products,
}) => {
  const shop = await openSmallShop(cuadra);
  await shop.setRate('860.18');
  await shop.post('/products/create', {
    ...{ name: 'Arroz 1 kg', qty: '12', cost: '10', utility: '30', barcodes: ['7590000000017'] },
    ...{ cost_currency: 'USD', price_currency: 'USD' },
  });
  await signedInWith(page, shop.owner.token);
  await products.open();
  await products.row('Arroz 1 kg').getByRole('link', { name: 'Arroz 1 kg', exact: true }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(field('Precio')).toHaveValue('13,00');
  await field('Precio').fill('15');
  await expect(field('Utilidad')).toHaveValue('50,00');
  await field('Utilidad').fill('40');
  await expect(field('Precio')).toHaveValue('14,00');
  await page.getByRole('button', { name: 'Nueva categoría' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).fill('Granos');
  await page.getByRole('dialog').getByRole('button', { name: 'Crear' }).click();
  await expect(page.getByRole('combobox', { name: 'Categoría' })).toHaveText(/Granos/);
  await field('Códigos de barras').fill('7590000000024');
  await field('Códigos de barras').press('Enter');
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText('Seguimos donde lo dejaste.')).toBeVisible();
  await expect(field('Utilidad')).toHaveValue('40,00');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(products.row('Arroz 1 kg')).toContainText('$ 14,00');
  await expect(products.row('Arroz 1 kg')).toContainText('y 1 más');

  await products.row('Arroz 1 kg').getByRole('link', { name: 'Arroz 1 kg', exact: true }).click();
  await page.getByRole('button', { name: 'Retirar producto' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(products.heading).toBeAttached();
  await expect(products.row('Arroz 1 kg')).toHaveCount(0);
});

test('what a role may not change of a product is shown, and why', async ({ page, cuadra }) => {
  const shop = await openSmallShop(cuadra);
  await shop.setRate('860.18');
  const product = await shop.addProduct('Arroz 1 kg', '1', '1.5');
  const role = await shop.post<{ id: string }>('/roles/create', {
    name: 'Anaquel',
    modules: [{ module: 'products', permissions: '2;3' }],
  });
  const login = { username: `anaquel.${Date.now()}`, password: 'una clave bien larga' };
  await shop.post('/users/create', {
    ...{ ...login, name: 'Ana', email: `${login.username}@ejemplo.com`, role_id: role.id },
  });
  const { token } = await shop.post<{ token: string }>('/auth/login', login);
  await signedInWith(page, token);
  await page.goto(`/edit-product?id=${product.id}`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  for (const name of ['Costo', 'Precio', 'Cantidad']) await expect(field(name)).toBeDisabled();
  await expect(field('Costo')).toHaveAccessibleDescription('Tu rol no permite cambiar el costo.');
  await expect(page.getByRole('button', { name: 'Retirar producto' })).toBeHidden();
  await field('Nombre').fill('Arroz blanco 1 kg');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Guardamos los cambios de «Arroz blanco 1 kg».')).toBeVisible();
});

test('an import says what it created and updated, and what it rejected and why', async ({
  page,
  api,
  products,
}) => {
  await products.open();
  await products.chooseFile({
    name: 'lista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'código_barras;nombre;precio;moneda;existencia',
        '7599990000109;Jabón «Las Llaves», 250 g;1,50;USD;20',
        '7599990000116;"Salsa ""La Abuela""; picante";2,25;USD;8',
        '7599990000123;Sin precio todavía;;USD;3',
        '7599990000130;;3,00;USD;1',
        '7599990000147;Precio mal escrito;tres;USD;1',
        '7599990000109;El mismo código otra vez;1,00;USD;1',
      ].join('\r\n'),
    ),
  });
  await expect(products.importDialog.getByRole('table')).toContainText('Jabón «Las Llaves», 250 g');
  await products.startImport();

  await expect(products.figure('Creado')).toHaveText('3');
  await expect(products.figure('Rechazado')).toHaveText('3');
  const rejected = products.importDialog.getByRole('table', { name: 'Líneas rechazadas' });
  await expect(rejected.getByRole('row').filter({ hasText: 'Le falta el nombre' })).toContainText('5');
  await expect(rejected.getByRole('row').filter({ hasText: 'Precio: no es un número' })).toContainText(
    'tres',
  );
  await expect(
    rejected.getByRole('row').filter({ hasText: 'Ya está en otra línea del archivo' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Listo' }).click();

  await products.search('jabon las llaves');
  await expect(products.row('Jabón «Las Llaves», 250 g')).toContainText('$ 1,50');
  await products.search('salsa "la abuela"');
  await expect(products.row('Salsa "La Abuela"; picante')).toBeVisible();
  await products.search('sin precio todavia');
  await expect(products.row('Sin precio todavía')).toContainText('Sin precio');
  expect(await api.products('El mismo código otra vez')).toEqual([]);
});

test('a whole catalogue is imported through the screen, and everything still finds it', async ({
  page,
  cuadra,
  products,
  shell,
  cashRegister,
}) => {
  const { csv, sample } = await bigCatalogue();
  // In a company of its own: the devices of all tests after this one would fill themselves with it.
  const shop = await openSmallShop(cuadra);
  await shop.setRate('100');
  await signedInWith(page, shop.owner.token);
  await products.open();
  await products.chooseFile({ name: 'catalogo.csv', mimeType: 'text/csv', buffer: csv });
  await expect(products.figure('Se crea')).toBeVisible({ timeout: 45_000 });
  await products.startImport();

  await expect(products.figure('Rechazado')).toBeVisible({ timeout: 45_000 });
  const numberOf = (text: string) => Number(text.replaceAll('.', ''));
  const all = await products.importDialog.getByRole('definition').allTextContents();
  const sum = all.map(numberOf).reduce((total, count) => total + count, 0);
  expect(sum, 'every line is accounted for').toBe(BIG_CATALOGUE_ROWS);
  const created = numberOf((await products.figure('Creado').textContent()) ?? '');
  const rejected = numberOf((await products.figure('Rechazado').textContent()) ?? '');
  expect(created).toBeGreaterThan(19_000);
  if (rejected > 0) {
    const reasons = products.importDialog
      .getByRole('table', { name: 'Líneas rechazadas' })
      .locator('tbody tr');
    await expect(reasons.first()).toContainText(/\d.*\S/);
  }
  await page.getByRole('button', { name: 'Listo' }).click();

  await products.search(sample.barcode);
  await expect(products.row(sample.name)).toBeVisible();
  await products.search('');
  await expect(products.rows.nth(5)).toBeVisible();
  const first = (await products.rows.first().textContent()) ?? '';
  await products.rows.first().hover();
  await page.mouse.wheel(0, 10_000);
  // Only what is in sight is drawn, so that the first row is another one now.
  await expect(products.rows.first()).not.toHaveText(first);
  await expect(products.rows.first()).toContainText(/\S/);

  await shell.goTo('Caja');
  await cashRegister.searchBox.fill(sample.name);
  await expect(cashRegister.card(sample.name).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('names and prices take the whole width, and nothing scrolls sideways', async ({ page, products }) => {
    await products.open();
    await expect(products.rows.first()).toBeVisible();
    // The first answer of the server takes the place of the skeleton's rows: asked again until they are there.
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
    await expect.poll(() => widthOf(products.table)).toBeGreaterThan(340);
    await expect
      .poll(() => widthOf(products.rows.first().getByRole('cell').first()), 'a name can be read')
      .toBeGreaterThan(180);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

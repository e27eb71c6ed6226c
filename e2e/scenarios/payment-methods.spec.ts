import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { test as base, expect } from '../fixtures.ts';
import { Categories } from '../screens/categories.ts';
import { PaymentMethods } from '../screens/payment-methods.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop } from '../server/small-shop.ts';

const test = base.extend<{ methods: PaymentMethods; categories: Categories }>({
  methods: ({ page }, use) => use(new PaymentMethods(page)),
  categories: ({ page }, use) => use(new Categories(page)),
});

test.use({ signedInAs: null });

const NO_NETWORK = 'No pudimos conectar con el servidor.';

/** The next such request arrives, and its answer is lost on the way. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api/v1/${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

test('an owner decides how the shop is paid, and Caja asks for it', async ({
  page,
  cuadra,
  methods,
  cashRegister,
  shell,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/, /status of 400/, /status of 409/);
  const shop = await openSmallShop(cuadra);
  await shop.setRate('860.18');
  const coffee = await shop.addProduct('Café molido 500 g', '4', '5.50');
  await signedInWith(page, shop.owner.token);

  await test.step('the two that every company begins with are removed: the list is empty', async () => {
    await page.goto('/home');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Métodos de pago/ })
      .click();
    for (const name of ['Efectivo Bs.', 'Efectivo $']) {
      const question = await methods.remove(name);
      await question.getByRole('button', { name: 'Eliminar' }).click();
      await expect(methods.rows(name)).toHaveCount(0);
    }
    await expect(methods.list.getByText('No hay métodos de pago, agrega uno.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Efectivo $ is pressed twice and made once', async () => {
    await methods.add.click();
    await methods.choose('Efectivo');
    await methods.field('Moneda').selectOption({ label: 'Dólar ($)' });
    await expect(methods.field('Nombre')).toHaveValue('Efectivo $');
    await expect(methods.field('Pedir la referencia en la Caja')).not.toBeChecked();
    await methods.save.dblclick();
    await expect(methods.form).toBeHidden();
    await expect(methods.rows('Efectivo $')).toHaveCount(1);
  });

  await test.step('the answer to a Pago Móvil is lost: what was typed stays, and the second try makes no second one', async () => {
    await methods.add.click();
    await methods.choose('Pago Móvil');
    await methods.chooseBank('0134 Banesco');
    await methods.field('Descripción').fill('0414-1234567 · J-40123456-9');
    await expect(methods.field('Pedir la referencia en la Caja')).toBeChecked();
    await expectAccessible(page);
    await loseAnswer(page, 'payment_methods/create');
    await methods.save.click();
    await expect(methods.form.getByRole('alert')).toContainText(NO_NETWORK);
    await expect(methods.field('Descripción')).toHaveValue('0414-1234567 · J-40123456-9');
    // Changed since, it is the same one all the same.
    await methods.field('Nombre').fill('Pago Móvil Banesco');
    await methods.save.click();
    await expect(methods.form).toBeHidden();
    await expect(methods.rows('Pago Móvil')).toHaveCount(1);
    await expect(methods.rows('Pago Móvil Banesco')).toContainText('0134 Banesco');
  });

  await test.step('a name that is used, and one that is missing, are said on the field', async () => {
    await methods.add.click();
    await methods.choose('Zelle');
    await expect(methods.field('Moneda')).toHaveValue('USD');
    await expect(methods.form.getByLabel('Banco', { exact: true })).toHaveCount(0);
    await methods.field('Nombre').fill('');
    await methods.save.click();
    await expect(methods.field('Nombre')).toHaveAccessibleDescription(/Escribe el nombre/);
    await methods.field('Nombre').fill('efectivo $');
    await methods.save.click();
    await expect(methods.field('Nombre')).toHaveAccessibleDescription(
      'Ya existe un método de pago con este nombre.',
    );
    await expect(methods.field('Nombre')).toBeFocused();
    await methods.field('Nombre').fill('Zelle');
    await methods.save.click();
    await expect(methods.rows('Zelle')).toContainText('USD');
  });

  await test.step('what was paid with stays, with its currency', async () => {
    await shop.sell({ lines: [[coffee, '1']], payments: [{ method: '$', amount: '5.50' }] });
    const question = await methods.remove('Efectivo $');
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect(question.getByRole('alert')).toHaveText(
      'No se puede eliminar este método de pago porque está siendo utilizado en los pagos de algunas ventas.',
    );
    await question.getByRole('button', { name: 'Ocultarlo' }).click();
    await expect(question).toBeHidden();
    await expect(methods.rows('Efectivo $')).toContainText('Oculto');
    await methods.edit('Efectivo $');
    await expect(methods.field('Ocultarlo')).toBeChecked();
    await methods.field('Moneda').selectOption('VES');
    await methods.save.click();
    await expect(methods.field('Moneda')).toHaveAccessibleDescription(/su moneda queda como está/);
    await methods.field('Moneda').selectOption('USD');
    await methods.field('Nombre').fill('Dólares');
    await methods.field('Ocultarlo').uncheck();
    await methods.save.click();
    await expect(methods.rows('Dólares')).not.toContainText('Oculto');
    await page.goBack();
    await expect(methods.list).toBeHidden();
  });

  await test.step('Caja has them, and asks for the reference', async () => {
    await shell.goTo('Caja');
    await cashRegister.searchBox.fill('cafe');
    await cashRegister.found.getByRole('button').first().click();
    await cashRegister.charge.click();
    await expect(cashRegister.method('Dólares')).toBeVisible();
    await cashRegister.method('Pago Móvil Banesco').click();
    await expect(cashRegister.payments.getByText('0134 Banesco · 0414-1234567 · J-40123456-9')).toBeVisible();
    await expect(cashRegister.reference).toBeVisible();
  });

  await test.step('what is hidden is not offered there any more', async () => {
    await page.goto('/home?drawer=payment-methods');
    await methods.edit('Zelle');
    await methods.field('Ocultarlo').check();
    await methods.save.click();
    await expect(methods.rows('Zelle')).toContainText('Oculto');
    await page.goto('/cash-register');
    await expect(cashRegister.method('Dólares')).toBeVisible();
    await expect(cashRegister.method('Zelle')).toHaveCount(0);
  });

  await test.step('without the permission to write there is only the list', async () => {
    const helper = await shop.employ([{ module: 'payment_methods', permissions: '3' }]);
    await page.evaluate((token) => {
      localStorage.setItem('cuadra.session', JSON.stringify({ token }));
    }, helper.token);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/home?drawer=payment-methods&drawer=create-payment-method');
    await expect(methods.rows('Zelle')).toBeVisible();
    await expect(methods.list.getByRole('list').getByRole('button')).toHaveCount(0);
    await expect(methods.add).toHaveCount(0);
    await expect(methods.form).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('categories are asked for every second until they come, and are cached with the measures', async ({
  page,
  cuadra,
  categories,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/, /status of 400/, /status of 409/, /status of 503/);
  const shop = await openSmallShop(cuadra);
  await signedInWith(page, shop.owner.token);
  const asked: number[] = [];
  await page.route(
    '**/api/v1/categories?*',
    (route) => {
      asked.push(Date.now());
      return route.fulfill({ status: 503, json: { error: { message: 'ERROR_UNAVAILABLE' } } });
    },
    { times: 4 },
  );
  await page.goto('/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Categorías/ })
    .click();
  await expect(categories.drawer.getByRole('status')).toContainText('Lo intentamos de nuevo cada segundo.');
  await expect(categories.drawer.getByText('Todavía no hay categorías')).toBeVisible();
  expect(asked).toHaveLength(4);
  await expect(categories.drawer.getByRole('status')).toHaveCount(0);
  await expectAccessible(page);

  await categories.add.click();
  await expect(categories.newName).toHaveAccessibleDescription('Escribe el nombre de la categoría.');
  await categories.newName.fill('Víveres');
  await categories.add.dblclick();
  await expect(categories.rows).toHaveText(['Víveres']);
  await expect(categories.newName).toHaveValue('');
  await categories.addNamed('VÍVERES');
  await expect(categories.newName).toHaveAccessibleDescription('Ya existe una categoría con este nombre.');

  await loseAnswer(page, 'categories/create');
  await categories.addNamed('Bebida');
  await expect(categories.drawer.getByRole('alert')).toContainText(NO_NETWORK);
  await expect(categories.newName).toHaveValue('Bebida');
  await categories.addNamed('Bebidas');
  await expect(categories.rows).toHaveText(['Bebidas', 'Víveres']);

  await categories.rename('Víveres', 'Bebidas');
  await expect(
    categories.drawer.getByRole('textbox', { name: 'Nombre de Víveres' }),
  ).toHaveAccessibleDescription('Ya existe una categoría con este nombre.');
  // Takes back the name and leaves the drawer.
  await page.keyboard.press('Escape');
  await categories.rename('Víveres', 'Alimentos');
  await expect(categories.rows).toHaveText(['Alimentos', 'Bebidas']);
  await categories.remove('Bebidas');
  await expect(categories.rows).toHaveText(['Alimentos']);

  await categories.tab('Medidas').click();
  await expect(categories.rows.first()).toContainText('Unidad');
  await expect(categories.rows.nth(1)).toContainText('Litro');
  await expect(categories.rows.first().getByRole('button')).toHaveCount(0);
  await categories.addNamed('Docena');
  await expect(categories.rows.last()).toHaveText('Docena');
  await categories.rename('Docena', 'Docena (12)');
  await expect(categories.rows.last()).toHaveText('Docena (12)');
  await categories.remove('Docena (12)');
  await expect(categories.rows.filter({ hasText: 'Docena' })).toHaveCount(0);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(categories.rows).toHaveText(['Alimentos']);
  await expectAccessible(page);
  const helper = await shop.employ([{ module: 'categories', permissions: '3' }]);
  await page.evaluate((token) => {
    localStorage.setItem('cuadra.session', JSON.stringify({ token }));
  }, helper.token);
  await page.goto('/home?drawer=categories');
  await expect(categories.rows).toHaveText(['Alimentos']);
  await expect(categories.newName).toHaveCount(0);
  await expect(categories.rows.getByRole('button')).toHaveCount(0);
});

test('two people edit one method: the second is told what the first did, and chooses', async ({
  page,
  browser,
  cuadra,
  methods,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/);
  const shop = await openSmallShop(cuadra);
  const open = async (of: Page) => {
    await signedInWith(of, shop.owner.token);
    await of.goto('/home?drawer=payment-methods');
    const drawers = new PaymentMethods(of);
    await drawers.edit('Efectivo $');
    await expect(drawers.field('Nombre')).toHaveValue('Efectivo $');
    return drawers;
  };
  await open(page);
  const context = await browser.newContext({ baseURL: cuadra.url });
  const other = await open(await context.newPage());
  await other.field('Descripción').fill('En la gaveta');
  await other.save.click();
  await expect(other.form).toBeHidden();
  await context.close();

  await methods.field('Nombre').fill('Dólares');
  await methods.save.click();
  const question = page.getByRole('dialog', { name: 'Ya habías cambiado esto en otro lugar' });
  await expect(question.getByRole('group', { name: 'Descripción' })).toContainText('En la gaveta');
  await expect(question.getByRole('radio', { name: 'Dólares' })).toBeChecked();
  await expect(question.getByRole('radio', { name: 'En la gaveta' })).toBeChecked();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(methods.form).toBeHidden();
  await expect(methods.rows('Dólares')).toContainText('En la gaveta');
});

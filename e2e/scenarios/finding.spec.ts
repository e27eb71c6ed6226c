import { pick } from '../catalogue.ts';
import { expect, test } from '../fixtures.ts';

test('a queue at the counter: a scanner at full speed, wherever the focus is', async ({
  page,
  api,
  cashRegister,
}) => {
  const [rice, sugar, coffee] = await pick(api, 'arroz', 'azúcar', 'café');
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();

  const queue = [rice, sugar, rice, coffee, sugar, rice, rice, coffee, rice, sugar];
  await cashRegister.scanByKeys(...queue.map(({ barcode }) => barcode));
  await expect(cashRegister.quantity(rice.name)).toHaveValue('5');
  await expect(cashRegister.quantity(sugar.name)).toHaveValue('3');
  await expect(cashRegister.quantity(coffee.name)).toHaveValue('2');
  await expect(cashRegister.searchBox).toHaveValue('');

  // Into the quantity of a line, which stays as it was.
  await cashRegister.quantity(rice.name).focus();
  await cashRegister.scanByKeys(sugar.barcode);
  await expect(cashRegister.quantity(sugar.name)).toHaveValue('4');
  await expect(cashRegister.quantity(rice.name)).toHaveValue('5');

  // With the focus on a button, which is not pressed.
  await cashRegister.newSale.focus();
  await cashRegister.scanByKeys(coffee.barcode);
  await expect(cashRegister.quantity(coffee.name)).toHaveValue('3');
  await expect(cashRegister.tabs).toHaveCount(1);

  // Three at once, and a weight.
  await cashRegister.searchBox.fill('3*');
  await cashRegister.scanByKeys(sugar.barcode);
  await expect(cashRegister.quantity(sugar.name)).toHaveValue('7');
  await cashRegister.searchBox.fill(`0,645*${rice.name}`);
  await page.keyboard.press('Enter');
  // What was weighed is a line of its own.
  await expect(cashRegister.quantity(rice.name)).toHaveCount(2);
  await expect(cashRegister.quantity(rice.name).first()).toHaveValue('5');
  await expect(cashRegister.quantity(rice.name).last()).toHaveValue('0,645');

  // What nobody knows adds nothing, says so, and offers to be created.
  await cashRegister.scanByKeys('7599999999990');
  await expect(page.getByText('No hay ningún producto con el código 7599999999990.')).toBeVisible();
  await page.getByRole('link', { name: 'Crear producto' }).click();
  await expect(page.getByText('7599999999990')).toBeVisible();
  await page.goBack();
  await expect(cashRegister.quantity(coffee.name)).toHaveValue('3');
});

test('products are found on the device: without accents, by part, by shelf, and with the server away', async ({
  page,
  api,
  cashRegister,
  pageErrors,
}) => {
  // The calls that are cut off below.
  pageErrors.allow(/net::ERR_FAILED/);
  const [coffee, flour] = await pick(api, 'café', 'harina');
  await cashRegister.open();
  await cashRegister.searchBox.fill(coffee.name.toUpperCase().normalize('NFD').replace(/\p{M}/gu, ''));
  await expect(cashRegister.found.getByRole('button').first()).toContainText(coffee.name);
  const star = cashRegister.found.getByRole('checkbox', { name: `Favorito: ${coffee.name}` }).first();
  await star.click();
  await expect(star).toBeChecked();
  await cashRegister.searchBox.fill(flour.barcode.slice(2, -1));
  await expect(cashRegister.card(flour.name)).toBeVisible();

  await page.route('**/api/v1/{products,categories}**', (route) => route.abort());
  await page.reload();
  await cashRegister.shelf('Favoritos').click();
  // The favourites of the company, which others may have marked, come after it.
  await expect(cashRegister.found.getByRole('button').first()).toContainText(coffee.name);
  await expect(cashRegister.card(flour.name)).toHaveCount(0);
  await cashRegister.scan(flour.barcode);
  await expect(cashRegister.line(flour.name)).toBeVisible();
  await cashRegister.shelf('Todos').click();
  await expect(cashRegister.found.getByRole('button').nth(20)).toBeVisible();
});

test('a card stands still while the rest of the catalogue comes to the device', async ({
  page,
  cashRegister,
}) => {
  let send = () => {};
  const asked = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/api\/v1\/products\?.*cursor=/, async (route) => {
    await asked;
    await route.continue();
  });
  await cashRegister.open();
  await cashRegister.searchBox.fill('aceite');
  const card = cashRegister.found.getByRole('button', { name: /aceite/i }).first();
  await expect(card).toBeVisible();
  await expect(page.getByText('Guardando tus productos en este equipo.')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await card.boundingBox();
  const names = cashRegister.found.getByTitle(/aceite/i);
  const order = await names.allTextContents();
  send();
  const saved = page.getByText('Tus productos ya están en este equipo.');
  await expect(saved).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
  expect((await names.allTextContents()).slice(0, order.length)).toEqual(order);
  // Once others are looked for they move anyway.
  await cashRegister.searchBox.fill('');
  await expect(saved).toHaveCount(0);
});

test('on a slow line, what has not come to this device yet is found by its name all the same', async ({
  page,
  api,
  cashRegister,
}) => {
  const [sugar] = await pick(api, 'azúcar');
  // The device's own copy is long on its way.
  let isSlow = true;
  const held: (() => void)[] = [];
  await page.route('**/api/v1/products?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (isSlow && !searchParams.has('search')) await new Promise<void>((resolve) => held.push(resolve));
    return route.continue();
  });
  await cashRegister.open();
  await cashRegister.searchBox.fill(sugar.name);
  await expect(cashRegister.card(sugar.name)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(cashRegister.quantity(sugar.name)).toHaveValue('1');
  isSlow = false;
  for (const goOn of held) goOn();
  await expect(page.getByText('Tus productos ya están en este equipo.')).toBeVisible();
  await cashRegister.searchBox.fill(sugar.name);
  await expect(cashRegister.card(sugar.name), 'and it stands there once').toHaveCount(1);
});

import type { Locator } from '@playwright/test';
import { barcodeOf, DOLLARS, expect, MOBILE } from '../cashier-day.ts';
import { changePrice, holds, type Place, scanEverywhere, test } from '../scan-places.ts';

test('while a sale is put together a scan goes into it, whatever stands over it', async ({
  page,
  shop,
  cashRegister,
  cashSession,
  scanner,
}) => {
  test.slow();
  const { keyboard } = page;
  const { flour } = shop;
  await shop.addClient('Ramón Querales');
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.add(flour.name);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const leave = async () => {
    await keyboard.press('Escape');
    await expect(cashRegister.searchBox).toBeFocused();
  };
  const typed = (key: string, box: Locator, text: string): Omit<Place, 'name'> => ({
    open: async () => {
      await keyboard.press(key);
      await box.fill(text);
    },
    stays: holds(box, text),
    close: leave,
  });
  const drawn = (key: string, thing: Locator): Omit<Place, 'name'> => ({
    open: () => keyboard.press(key),
    stays: () => expect(thing).toBeVisible(),
    close: leave,
  });
  const inSession = (button: string, box: Locator): Omit<Place, 'name'> => ({
    open: async () => {
      await cashSession.open();
      await cashSession.button(button).click();
      await box.fill('12,50');
    },
    stays: holds(box, '12,50'),
    close: async () => {
      await cashSession.close();
      // What was typed is a draft, to be gone on with.
      await cashRegister.searchBox.focus();
    },
  });

  await scanEverywhere({ page, shop, scanner }, [
    { name: 'the search', open: async () => {}, stays: holds(cashRegister.searchBox, '') },
    {
      name: 'the quantity of a line',
      open: () => cashRegister.quantity(flour.name).focus(),
      stays: () => expect(cashRegister.quantity(flour.name)).toHaveValue('1'),
    },
    {
      name: 'a button',
      open: () => cashRegister.newSale.focus(),
      stays: () => expect(cashRegister.tabs).toHaveCount(1),
    },
    { name: 'the clients', ...typed('F4', cashRegister.clientBox, 'quera') },
    {
      name: 'a new client',
      open: async () => {
        await keyboard.press('F4');
        await cashRegister.clientBox.fill('Ana');
        await cashRegister.clientOption(/Crear «Ana»/).click();
        await expect(field('Nombre')).toBeFocused();
      },
      stays: holds(field('Nombre'), 'Ana'),
      close: leave,
    },
    { name: 'a discount', ...typed('F6', field('Porcentaje'), '10') },
    { name: 'a note', ...typed('F7', field('Nota'), 'molido') },
    { name: 'the name of the sale', ...typed('F8', field('Nombre'), 'Mesa 4') },
    { name: 'the keys', ...drawn('?', cashRegister.dialog('Teclas de la caja')) },
    { name: 'closing the sale', ...drawn('Control+Delete', page.getByRole('alertdialog')) },
    {
      name: 'opening the cash session',
      ...typed('F10', cashSession.amount('Efectivo Bs.'), '100'),
      close: cashSession.close.bind(cashSession),
    },
  ]);
  await shop.openCashSession([{ method: 'Efectivo Bs.', amount: '100' }]);
  await page.reload();
  await expect(cashSession.state).toHaveText(/abierta/);
  await scanEverywhere({ page, shop, scanner }, [
    {
      name: 'the cash session',
      open: () => cashSession.open(),
      stays: () => expect(cashSession.button('Contar y cerrar caja')).toBeVisible(),
      close: () => cashSession.close(),
    },
    { name: 'money in', ...inSession('Entrada de dinero', cashSession.amount('Monto')) },
    { name: 'the count', ...inSession('Contar y cerrar caja', cashSession.amount('Efectivo Bs.')) },
  ]);
  await shop.setRate('861.5');
  await changePrice(page, shop, flour, '1.20');
  await page.reload();
  await expect(cashRegister.searchBox).toBeFocused();
  const focused = (button: Locator): Omit<Place, 'name'> => ({
    open: async () => {},
    // A scan leaves the focus in the search: each begins on the button once more.
    stays: async () => {
      await expect(button).toBeVisible();
      await button.focus();
    },
  });
  const price = page.getByRole('group', { name: `Precio nuevo de ${flour.name}` });
  await scanEverywhere({ page, shop, scanner }, [
    { name: 'a price that changed', ...focused(price.getByRole('button', { name: /^Usar/ })) },
    { name: 'a rate that changed', ...focused(page.getByRole('button', { name: /^Entendido, sigue/ })) },
  ]);
});

test('while one pays a scan goes into the sale, and what was typed stays', async ({
  page,
  shop,
  cashRegister,
  scanner,
}) => {
  test.slow();
  const { keyboard } = page;
  const { coffee, flour } = shop;
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.add(flour.name);
  await keyboard.press('F9');
  await expect(cashRegister.payments).toBeFocused();
  const amount = cashRegister.amount.last();
  const bank = page.getByRole('combobox', { name: 'Banco de quien paga' });
  const payOtherwise = async (method: string) => {
    await keyboard.press('Control+Delete');
    await cashRegister.method(method).click();
  };
  await scanEverywhere({ page, shop, scanner }, [
    {
      name: 'before a method is chosen',
      open: async () => {},
      stays: () => expect(cashRegister.payments).toContainText('Elige cómo paga el cliente.'),
    },
    {
      name: 'an amount',
      open: () => cashRegister.pay(DOLLARS, '20'),
      stays: holds(amount, '20'),
    },
    {
      name: 'a reference',
      open: async () => {
        await payOtherwise(MOBILE);
        await amount.fill('150,5');
        await cashRegister.reference.fill('0045');
      },
      stays: async () => {
        await holds(cashRegister.reference, '0045')();
        await expect(amount).toHaveValue('150,50');
      },
    },
    {
      name: 'the bank of who pays',
      open: () => bank.selectOption({ label: '0134 Banesco' }).then(() => bank.focus()),
      stays: () => expect(bank).toHaveValue('0134'),
    },
    {
      name: 'the way back',
      open: () => page.getByRole('button', { name: /^Volver/ }).focus(),
      stays: () => expect(cashRegister.payments).toBeVisible(),
    },
    {
      name: 'the button that ends the sale',
      open: async () => {
        await cashRegister.pay(DOLLARS, '400');
        await cashRegister.finish.focus();
      },
      stays: () => expect(amount).toHaveValue('400,00'),
    },
    {
      name: 'the change split by hand',
      open: async () => {
        await keyboard.press('F8');
        await page
          .getByRole('textbox', { name: /^Vuelto en/ })
          .first()
          .fill('7');
      },
      stays: holds(page.getByRole('textbox', { name: /^Vuelto en/ }).first(), '7'),
    },
    {
      name: 'the clients',
      open: async () => {
        await keyboard.press('F4');
        await cashRegister.clientBox.fill('ra');
      },
      stays: holds(cashRegister.clientBox, 'ra'),
      close: () => keyboard.press('Escape'),
    },
    {
      name: 'the keys',
      open: () => keyboard.press('?'),
      stays: () => expect(cashRegister.dialog('Teclas de la caja')).toBeVisible(),
      close: () => keyboard.press('Escape'),
    },
  ]);
  // What is said of it lies over neither total, on a tablet as well.
  await page.setViewportSize({ width: 1024, height: 768 });
  await scanner.scan(barcodeOf(coffee), { gap: 15 });
  const said = page.getByText(/agregado a la venta: ya son/).first();
  await expect(said).toBeVisible();
  const toast = await said.boundingBox();
  for (const shown of [/^Bs\.\s[\d.,]+$/, /^\$\s[\d.,]+$/]) {
    const total = await page.getByText(shown).first().boundingBox();
    const isBeside = toast && total && (toast.x > total.x + total.width || toast.y + toast.height < total.y);
    expect(isBeside, String(shown)).toBe(true);
  }
  await changePrice(page, shop, flour, '1.20');
  const takesPrice = page.getByRole('button', { name: 'Usar el precio nuevo' });
  await scanEverywhere({ page, shop, scanner }, [
    {
      name: 'a price that changed',
      open: () => takesPrice.focus(),
      stays: () => expect(takesPrice).toBeFocused(),
    },
  ]);
  // A code that nobody has is told there and then.
  await scanner.scan('7599999999990', { gap: 15 });
  const unknown = page.getByText('No hay ningún producto con el código 7599999999990.');
  await expect(unknown).toBeVisible();
  await expect(amount).toHaveValue('400,00');
  // It leaves with the step, well before its five seconds are over.
  await keyboard.press('Escape');
  await expect(unknown).toBeHidden({ timeout: 2_500 });
});

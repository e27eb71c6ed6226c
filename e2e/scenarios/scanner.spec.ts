import type { Locator, Page, Route } from '@playwright/test';
import { barcodeOf, test as base, type CashierShop, DOLLARS, expect, MOBILE } from '../cashier-day.ts';
import { SCANNERS, Scanner } from '../screens/scanner.ts';

const SALES = '**/sales/create';

const test = base.extend<{ scanner: Scanner }>({ scanner: ({ page }, use) => use(new Scanner(page)) });

/** Milliseconds a key of quick fingers. */
const PEOPLE = [70, 90];

/** A step or a dialog of Caja, with the focus where a cashier has it. */
interface Place {
  name: string;
  open: () => Promise<unknown>;
  /** What a scan must not touch: a text as it was typed, and a thing that is there. */
  stays: () => Promise<unknown>;
  close?: () => Promise<unknown>;
}

/** How many of a product are in the sale that is selected, as this device keeps it. */
function inSale(page: Page, name: string): Promise<number> {
  return page.evaluate((wanted) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('cuadra.cash-registers.')) ?? '';
    const tabs: { selected: boolean; products: { name: string; qty: string }[] }[] = JSON.parse(
      localStorage.getItem(key) ?? '[]',
    );
    const sale = tabs.find(({ selected }) => selected);
    return Number(sale?.products.find((line) => line.name === wanted)?.qty ?? 0);
  }, name);
}

/** Has a product cost something else from now on, and the page hear of it. */
async function changePrice(page: Page, shop: CashierShop, { id }: { id: string }, price: string) {
  const {
    updated_at: _,
    reserved: __,
    qty: ___,
    ...product
  } = await shop.get<Record<string, unknown>>(`/products/${id}`);
  await shop.put('/products/update', { ...product, price });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

const holds = (field: Locator, text: string) => async () => {
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
};

/** Something was said, and is taken off the screen so that it can be told when it is said again. */
async function expectSaid(page: Page, text: string) {
  const toast = page.getByRole('status').filter({ hasText: text });
  await expect(toast).toHaveCSS('opacity', '1');
  await toast.dispatchEvent('click');
  await expect(toast).toHaveCSS('opacity', '0');
}

/** Scans coffee with each scanner in each place: it is in the sale, and nothing else has happened. */
async function scanEverywhere(
  { page, shop, scanner }: { page: Page; shop: CashierShop; scanner: Scanner },
  places: readonly Place[],
) {
  const { coffee } = shop;
  for (const { name, open, stays, close } of places) {
    await test.step(name, async () => {
      await open();
      await stays();
      for (const { gap, end } of SCANNERS) {
        const before = await inSale(page, coffee.name);
        await scanner.scan(barcodeOf(coffee), { gap, end });
        await expect.poll(() => inSale(page, coffee.name), `${gap} ms, ${end}`).toBe(before + 1);
        await stays();
      }
      await close?.();
    });
  }
}

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
  for (const shown of [/^Bs\. [\d.,]+$/, /^\$ [\d.,]+$/]) {
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
  await expect(page.getByText('No hay ningún producto con el código 7599999999990.')).toBeVisible();
  await expect(amount).toHaveValue('400,00');
});

test('a scan over a ticket begins the next sale', async ({ page, shop, cashRegister, scanner }) => {
  test.slow();
  const { keyboard } = page;
  const { coffee, flour } = shop;
  const foot = page.getByRole('textbox', { name: 'Pie' });
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.scan(barcodeOf(flour));
  for (const { gap, end } of SCANNERS) {
    await expect(cashRegister.charge).toBeEnabled();
    await keyboard.press('F9');
    await expect(cashRegister.payments).toBeFocused();
    await keyboard.press(await cashRegister.keyOf(DOLLARS));
    await expect(cashRegister.amount).toBeFocused();
    await keyboard.press('Enter');
    await expect(cashRegister.nextSale).toBeFocused();
    await scanner.scan(barcodeOf(coffee), { gap, end });
    await expect(cashRegister.nextSale, `${gap} ms, ${end}`).toBeHidden();
    await expect(cashRegister.quantity(coffee.name)).toHaveValue('1');
    await expect(cashRegister.line(flour.name)).toBeHidden();
  }
  await expect(page.getByText(`Venta nueva con ${coffee.name}.`)).toBeVisible();
  // The ticket of before once more, over the sale that has begun.
  await scanEverywhere({ page, shop, scanner }, [
    {
      name: 'the last ticket',
      open: () => keyboard.press('Control+p'),
      stays: () => expect(cashRegister.ticket).toBeVisible(),
    },
    {
      name: 'the printer',
      open: () => keyboard.press('r'),
      stays: () => expect(cashRegister.dialog('Impresora de tickets')).toBeVisible(),
      close: () => keyboard.press('Escape'),
    },
    {
      name: 'the design of the ticket',
      open: async () => {
        await keyboard.press('d');
        await foot.fill('Gracias');
      },
      stays: holds(foot, 'Gracias'),
      close: async () => {
        await keyboard.press('Escape');
        await keyboard.press('Escape');
      },
    },
  ]);
  // Over the ticket of this sale the next one cannot begin: what is being set up would be gone with it.
  await keyboard.press('F9');
  await expect(cashRegister.payments).toBeFocused();
  await keyboard.press(await cashRegister.keyOf(DOLLARS));
  await keyboard.press('Enter');
  await expect(cashRegister.nextSale).toBeFocused();
  await keyboard.press('d');
  await foot.fill('Gracias');
  for (const { gap, end } of SCANNERS) {
    await scanner.scan(barcodeOf(coffee), { gap, end });
    await expectSaid(page, `${coffee.name} no se agregó: cierra la ventana`);
    await holds(foot, 'Gracias')();
  }
});

test('over what waits, and while a sale is on its way, a scan is never lost in silence and presses nothing', async ({
  page,
  shop,
  cashRegister,
  scanner,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/^Failed to load resource|net::ERR_/);
  const { keyboard } = page;
  const { coffee, flour } = shop;
  const client = 'Ramón Querales';
  await shop.addClient(client);
  await page.route(SALES, (route) => route.abort());
  await cashRegister.open();
  await cashRegister.add(flour.name);
  await keyboard.press('F9');
  await expect(cashRegister.payments).toBeFocused();
  await keyboard.press(await cashRegister.keyOf(DOLLARS));
  await keyboard.press('Enter');
  await expect(cashRegister.provisionalTicket).toBeVisible();
  await cashRegister.nextSale.click();
  const send = page.getByRole('button', { name: 'Enviar ahora' });
  await scanEverywhere({ page, shop, scanner }, [
    {
      name: 'the outbox',
      open: async () => {
        await keyboard.press('Control+F10');
        await send.focus();
      },
      stays: () => expect(send).toBeFocused(),
      close: () => keyboard.press('Escape'),
    },
  ]);
  await page.unroute(SALES);
  await expect(cashRegister.waiting).toBeHidden({ timeout: 45_000 });

  // On credit it waits for its answer, however long the server takes.
  const held: Route[] = [];
  await page.route(SALES, (route) => void held.push(route));
  await keyboard.press('F4');
  await cashRegister.clientBox.fill(client);
  await cashRegister.clientOption(/^Ramón/).click();
  await keyboard.press('F9');
  await expect(cashRegister.payments).toBeFocused();
  await keyboard.press('F6');
  await cashRegister.finish.click();
  await expect.poll(() => held.length).toBe(1);
  const before = await inSale(page, coffee.name);
  for (const { gap, end } of SCANNERS) {
    await scanner.scan(barcodeOf(coffee), { gap, end });
    await expectSaid(page, `Esta venta ya se está cobrando: ${coffee.name} no se agregó.`);
  }
  expect([await inSale(page, coffee.name), held.length]).toEqual([before, 1]);
  await held[0]?.continue();
  await expect(cashRegister.ticket).toBeVisible();
});

test('where nothing is sold a scan is refused aloud, and annuls and returns nothing', async ({
  page,
  shop,
  scanner,
}) => {
  const { coffee } = shop;
  const { id } = await shop.sell({ lines: [[coffee, '1']], payments: [{ method: DOLLARS }] });
  await page.goto(`/sales?drawer=sale&sale=${id}`);
  const dialogs = [
    { button: /^Anular/, field: page.getByRole('textbox', { name: /^Motivo/ }), text: 'Se arrepintió' },
    { button: /^Devolver/, field: page.getByRole('textbox', { name: /^Cuánto vuelve/ }), text: '1' },
  ];
  for (const [at, { button, field, text }] of dialogs.entries()) {
    await page.getByRole('button', { name: button }).click();
    await field.fill(text);
    for (const [index, { gap, end }] of SCANNERS.entries()) {
      const code = `75910020${at}${1000 + index}`;
      await scanner.scan(code, { gap, end });
      const said = page.getByText(`Aquí no se vende, y ${code} no se agregó a nada.`);
      await expect(said, `${gap} ms, ${end}`).toBeVisible();
      await holds(field, text)();
    }
    await page.keyboard.press('Escape');
  }
  const sale = await shop.get(`/sales/${id}`);
  expect(sale).not.toHaveProperty('annulment');
  expect(sale).not.toHaveProperty('returns');
});

test('quick fingers and a key held down are never taken for a scanner', async ({
  page,
  shop,
  cashRegister,
  scanner,
}) => {
  const { keyboard } = page;
  const { flour } = shop;
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.add(flour.name);
  await keyboard.press('F9');
  await expect(cashRegister.payments).toBeFocused();
  for (const gap of PEOPLE) {
    await scanner.press(await cashRegister.keyOf(MOBILE).then((key) => [key]), { gap });
    await expect(cashRegister.amount).toBeFocused();
    await scanner.press([...'1234567'], { gap });
    await expect(cashRegister.amount).toHaveValue('1234567');
    await keyboard.press('F3');
    await scanner.press([...'00451277'], { gap });
    await expect(cashRegister.reference).toHaveValue('00451277');
    await keyboard.press('Control+Delete');
    await expect(cashRegister.payments).toBeFocused();
  }
  await scanner.press([await cashRegister.keyOf(DOLLARS)], { gap: 80 });
  await expect(cashRegister.amount).toBeFocused();
  await keyboard.press('1');
  await keyboard.down('0');
  for (let times = 0; times < 8; times += 1) await keyboard.down('0');
  await keyboard.up('0');
  await expect(cashRegister.amount).toHaveValue('1000000000');
  expect(await inSale(page, flour.name)).toBe(1);
});

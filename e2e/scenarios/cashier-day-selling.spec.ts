import type { Ticket } from '@cuadra/shared/contract';
import { expectAccessible } from '../accessibility.ts';
import { BOLIVARES, barcodeOf, DOLLARS, expect, test } from '../cashier-day.ts';

test('the cash session is opened with what was counted: bolívares typed, dollars note by note', async ({
  page,
  shop: _,
  cashRegister,
  cashSession,
}) => {
  const { keyboard } = page;
  await cashRegister.open();
  await expect(cashSession.state).toHaveText('Caja sin abrir');
  await expect(cashRegister.searchBox).toBeFocused();
  await keyboard.press('F10');
  await cashSession.amount(BOLIVARES).fill('1.000');
  await cashSession.count(DOLLARS, { '$ 5,00': 3, '$ 1,00': 5 });
  await expect(cashSession.amount(DOLLARS)).toHaveValue('20,00');
  await expectAccessible(page);
  await cashSession.button('Abrir caja').click();
  await expect(cashSession.drawer.getByRole('region', { name: 'Debería haber' })).toContainText(
    'Bs. 1.000,00',
  );
  await cashSession.close();
  await expect(cashSession.state).toHaveText(/^Caja abierta desde \d+:\d\d [ap]\. m\., por Ana Rojas$/);
});

test('a scanner at full speed, and four keys to the next sale', async ({
  page,
  shop,
  cashRegister,
  finish,
}) => {
  const { keyboard } = page;
  const { flour, coffee, rice } = shop;
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.searchBox.focus();
  await cashRegister.scanByKeys(...[flour, coffee, flour, rice, flour, coffee].map(barcodeOf));
  await expect(cashRegister.quantity(flour.name)).toHaveValue('3');
  await expect(cashRegister.quantity(coffee.name)).toHaveValue('2');
  await expect(cashRegister.quantity(rice.name)).toHaveValue('1');
  await expect(cashRegister.searchBox).toHaveValue('');
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await keyboard.press(key);
  };
  await press('F9');
  await expect(cashRegister.payments).toBeFocused();
  await press(await cashRegister.keyOf(BOLIVARES));
  await expect(cashRegister.amount).toBeFocused();
  const ticket = await finish(press);
  expect(ticket.payments).toMatchObject([{ amount: ticket.total, currency: 'VES' }]);
  expect(keys).toBeLessThanOrEqual(4);
});

test('a sale with a discount and a note waits beside another, and ends on credit for a client made on the spot', async ({
  page,
  shop,
  cashRegister,
  finish,
}) => {
  const { keyboard } = page;
  const { flour, coffee, cheese } = shop;
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await test.step('a discount, a note, and a line taken out by mistake and put back', async () => {
    await cashRegister.searchBox.fill('2*');
    await cashRegister.scanByKeys(barcodeOf(flour), barcodeOf(coffee));
    await expect(cashRegister.quantity(flour.name)).toHaveValue('2');
    await expect(cashRegister.quantity(coffee.name)).toHaveValue('1');
    const before = await cashRegister.total.textContent();
    await keyboard.press('F6');
    await expect(page.getByRole('textbox', { name: 'Porcentaje' })).toBeFocused();
    await keyboard.type('10');
    await keyboard.press('Enter');
    await expect(cashRegister.line(coffee.name)).toContainText('(10 %)');
    await expect(cashRegister.total).toContainText('Descuento');
    await expect(cashRegister.total).not.toHaveText(before ?? '');
    await keyboard.press('F7');
    await expect(page.getByRole('textbox', { name: 'Nota' })).toBeFocused();
    await keyboard.insertText('molido fino');
    await keyboard.press('Enter');
    await expect(cashRegister.line(coffee.name)).toContainText('molido fino');

    await expect(cashRegister.searchBox).toBeFocused();
    await keyboard.press('Alt+ArrowUp');
    await keyboard.press('Delete');
    await expect(cashRegister.line(flour.name)).toBeHidden();
    await expect(page.getByText(`Quitaste ${flour.name}.`)).toBeVisible();
    await keyboard.press('Control+z');
    await expect(cashRegister.quantity(flour.name)).toHaveValue('2');
    await keyboard.press('F3');
    await expect(
      cashRegister.quantity(coffee.name).or(cashRegister.quantity(flour.name)).and(page.locator(':focus')),
    ).toBeVisible();
    await keyboard.press('Enter');
  });

  await test.step('it waits: another one gets a name and is weighed; both survive a reload', async () => {
    await expect(cashRegister.searchBox).toBeFocused();
    await keyboard.press('+');
    await expect(cashRegister.tabs).toHaveText([/^Venta 1/, /^Venta 2/]);
    await expect(cashRegister.searchBox).toHaveValue('');
    await cashRegister.searchBox.fill('0,645*queso');
    await keyboard.press('Enter');
    await expect(cashRegister.quantity(cheese.name)).toHaveValue('0,645');
    await keyboard.press('F8');
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
    await keyboard.insertText('Sra. Carmen');
    await keyboard.press('Enter');
    await expect(cashRegister.tabs).toHaveText([/^Venta 1/, /^Sra. Carmen/]);
    await page.reload();
    await expect(cashRegister.tabs).toHaveText([/^Venta 1/, /^Sra. Carmen/]);
    await expect(cashRegister.quantity(cheese.name)).toHaveValue('0,645');
    await expect(cashRegister.searchBox).toBeFocused();
    await keyboard.press('PageUp');
    await expect(cashRegister.line(coffee.name)).toContainText('molido fino');
  });

  await test.step('a client made on the spot buys on credit, with a dollar paid now', async () => {
    await keyboard.press('F4');
    await expect(cashRegister.clientBox).toBeFocused();
    await keyboard.insertText('Ramón Querales');
    await expect(cashRegister.clientOption(/Crear «Ramón Querales»/)).toContainText('Nadie coincide');
    await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.insertText('14203118');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.type('50');
    await keyboard.press('Enter');
    await expect(cashRegister.client).toContainText(/V-14203118 · crédito \$\s50,00 de \$\s50,00/);

    await keyboard.press('F9');
    await expect(cashRegister.payments).toBeFocused();
    await keyboard.press('F6');
    await expect(cashRegister.payments).toContainText('Queda a crédito');
    await keyboard.press(await cashRegister.keyOf(DOLLARS));
    await expect(cashRegister.amount).toBeFocused();
    await keyboard.type('1');
    const ticket = await finish();
    // 2 × 1,15 + 5,40 less its tenth = 7,16
    expect(ticket).toMatchObject({ type: 'credit', total_alternative: '7.16', balance: '6.16' });
    expect(ticket.products).toMatchObject([{ note: null }, { note: 'molido fino', discount: '0.54' }]);
  });
});

test('all of it on credit, for the client who comes back', async ({ page, shop, cashRegister, finish }) => {
  const { keyboard } = page;
  const { flour, coffee, rice } = shop;
  const client = await shop.addClient('Ramón Querales');
  // 2 × 1,15 + 5,40 less its tenth, and a dollar paid: they owe 6,16.
  const lines: Parameters<typeof shop.sell>[0]['lines'] = [
    [flour, '2'],
    [coffee, '1', '0.54'],
  ];
  await shop.sell({ lines, payments: [{ method: DOLLARS, amount: '1' }], client });
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.scan(barcodeOf(rice));
  await expect(cashRegister.quantity(rice.name)).toHaveValue('1');
  await keyboard.press('F4');
  await expect(cashRegister.clientBox).toBeFocused();
  await keyboard.insertText('quera');
  await expect(cashRegister.clientOption(/Ramón Querales/)).toBeVisible();
  await keyboard.press('Enter');
  await expect(cashRegister.client).toContainText(/Debe \$\s6,16/);
  await keyboard.press('F9');
  await expect(cashRegister.payments).toBeFocused();
  await keyboard.press('F6');
  expect(await finish()).toMatchObject({ type: 'credit', balance: '1.30', payments: [] });
});

test('one sale after the other, and the last ticket once more', async ({
  page,
  shop,
  cashRegister,
  finish,
}) => {
  const { keyboard } = page;
  const { flour, coffee, rice } = shop;
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  const sold: Ticket[] = [];
  for (const [product, method] of [
    [flour, DOLLARS],
    [coffee, BOLIVARES],
    [rice, DOLLARS],
  ] as const) {
    await cashRegister.scanByKeys(barcodeOf(product));
    await expect(cashRegister.quantity(product.name)).toHaveValue('1');
    await keyboard.press('F9');
    await expect(cashRegister.payments).toBeFocused();
    await keyboard.press(await cashRegister.keyOf(method));
    await expect(cashRegister.amount).toBeFocused();
    sold.push(await finish());
  }
  expect(sold.map(({ number }) => number)).toEqual([1, 2, 3]);
  await keyboard.press('Control+p');
  await expect(cashRegister.ticket).toHaveAccessibleName('Ticket 00000003');
  await expect(cashRegister.ticket.getByRole('article')).toContainText('Copia');
  await keyboard.press('Escape');
  await expect(cashRegister.ticket).toBeHidden();
});

test('the list of keys, and a sale closed after asking', async ({ page, shop, cashRegister }) => {
  const { keyboard } = page;
  const { rice } = shop;
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await keyboard.press('?');
  await expect(cashRegister.dialog('Teclas de la caja')).toContainText('Descuento de la línea');
  await keyboard.press('Escape');
  await expect(cashRegister.dialog('Teclas de la caja')).toBeHidden();
  await cashRegister.scan(barcodeOf(rice));
  await expect(cashRegister.quantity(rice.name)).toHaveValue('1');
  await keyboard.press('Control+Delete');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Sus líneas se pierden');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await expect(cashRegister.line(rice.name)).toBeHidden();
});

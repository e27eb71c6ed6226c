import type { Ticket } from '@cuadra/shared/contract';
import { exact, formatMoney, toMoney } from '@cuadra/shared/domain';
import { pick } from '../catalogue.ts';
import { expect, test } from '../fixtures.ts';
import { type CashRegister, readTicket } from '../screens/cash-register.ts';

const DOLLARS = 'Efectivo $';
const BOLIVARES = 'Efectivo Bs.';
const MOBILE = 'Pago Móvil';

/** Ends the sale by its key, and goes on to the next one. */
async function finishByKey(
  caja: CashRegister,
  keyboard: { press: (key: string) => Promise<void> },
): Promise<Ticket> {
  const answered = caja.answer();
  await keyboard.press('Enter');
  const ticket = await readTicket(await answered);
  await expect(caja.nextSale).toBeFocused();
  await keyboard.press('Enter');
  await expect(caja.searchBox).toBeFocused();
  return ticket;
}

test('an hour at the till by keyboard: discount, note, a mistake undone, a new client, credit, mixed payments', async ({
  page,
  api,
  cashRegister: caja,
}) => {
  test.setTimeout(120_000);
  const { keyboard } = page;
  const [flour, coffee, rice] = await pick(api, 'harina', 'café', 'arroz');
  await caja.open();
  await expect(caja.searchBox).toBeFocused();

  await test.step('a discount, a note, and a line taken out and put back', async () => {
    await caja.scan(flour.barcode);
    await caja.scan(flour.barcode);
    await caja.scan(coffee.barcode);
    await expect(caja.quantity(flour.name)).toHaveValue('2');
    await expect(caja.quantity(coffee.name)).toHaveValue('1');
    const before = await caja.total.textContent();
    await keyboard.press('F6');
    await expect(page.getByRole('textbox', { name: 'Porcentaje' })).toBeFocused();
    await keyboard.type('10');
    await keyboard.press('Enter');
    await expect(caja.line(coffee.name)).toContainText('(10 %)');
    await expect(caja.total).toContainText('Descuento');
    await expect(caja.total).not.toHaveText(before ?? '');
    await keyboard.press('F7');
    await expect(page.getByRole('textbox', { name: 'Nota' })).toBeFocused();
    await keyboard.type('molido fino');
    await keyboard.press('Enter');
    await expect(caja.line(coffee.name)).toContainText('molido fino');

    await expect(caja.searchBox).toBeFocused();
    await keyboard.press('Alt+ArrowUp');
    await keyboard.press('Delete');
    await expect(caja.line(flour.name)).toBeHidden();
    await expect(page.getByText(`Quitaste ${flour.name}.`)).toBeVisible();
    await keyboard.press('Control+z');
    await expect(caja.quantity(flour.name)).toHaveValue('2');
    await keyboard.press('F3');
    await expect(
      caja.quantity(coffee.name).or(caja.quantity(flour.name)).and(page.locator(':focus')),
    ).toBeVisible();
    await keyboard.press('Enter');
  });

  await test.step('a second sale with a name of its own; both survive a reload', async () => {
    await expect(caja.searchBox).toBeFocused();
    await keyboard.press('Alt+n');
    await expect(caja.tabs).toHaveText([/^Venta 1/, /^Venta 2/]);
    await caja.scan(rice.barcode);
    await expect(caja.quantity(rice.name)).toHaveValue('1');
    await keyboard.press('F8');
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
    await keyboard.type('Sra. Carmen');
    await keyboard.press('Enter');
    await expect(caja.tabs).toHaveText([/^Venta 1/, /^Sra. Carmen/]);
    await page.reload();
    await expect(caja.tabs).toHaveText([/^Venta 1/, /^Sra. Carmen/]);
    await expect(caja.quantity(rice.name)).toHaveValue('1');
    await expect(caja.searchBox).toBeFocused();
    await keyboard.press('PageUp');
    await expect(caja.line(coffee.name)).toContainText('molido fino');
  });

  await test.step('a client made on the spot buys on credit, with a dollar paid now', async () => {
    await keyboard.press('F4');
    await expect(caja.clientBox).toBeFocused();
    await keyboard.type('Ramón Querales');
    await expect(caja.clientOption(/Crear «Ramón Querales»/)).toContainText('Nadie coincide');
    await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.type('14203118');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.type('50');
    await keyboard.press('Enter');
    await expect(caja.client).toContainText(/V-14203118 · crédito \$\s50,00 de \$\s50,00/);

    await keyboard.press('F9');
    await expect(caja.payments).toBeFocused();
    await keyboard.press('F6');
    await expect(caja.payments).toContainText('Queda a crédito');
    await keyboard.press(await caja.keyOf(DOLLARS));
    await expect(caja.amount).toBeFocused();
    await keyboard.type('1');
    const ticket = await finishByKey(caja, keyboard);
    expect(ticket).toMatchObject({ type: 'credit', client: { name: 'Ramón Querales' } });
    expect(ticket.balance).toBe(toMoney(exact(ticket.total_alternative).minus(1)));
    expect(await api.sale(ticket.id)).toEqual(ticket);
    const [, ground] = ticket.products;
    expect(ground).toMatchObject({ note: 'molido fino' });
    expect(exact(ground?.discount ?? 0).gt(0)).toBe(true);
    const client = await api.client(ticket.client?.id ?? '');
    expect(client.balances).toEqual([{ currency: 'USD', amount: ticket.balance }]);
  });

  await test.step('two payments in two currencies, and the change in two', async () => {
    await keyboard.press('PageDown');
    await expect(caja.quantity(rice.name)).toHaveValue('1');
    await keyboard.press('F9');
    await keyboard.press(await caja.keyOf(MOBILE));
    await expect(caja.amount).toBeFocused();
    await keyboard.type('100');
    await keyboard.press('F3');
    await expect(caja.reference).toBeFocused();
    await keyboard.type('00451277');
    await keyboard.press('Enter');
    await expect(caja.payments).toBeFocused();
    await keyboard.press(await caja.keyOf(DOLLARS));
    await expect(caja.amount).toBeFocused();
    await keyboard.type('20');
    await keyboard.press('F7');
    const ticket = await finishByKey(caja, keyboard);
    expect(ticket.payments).toMatchObject([
      { amount: '100.00', currency: 'VES', reference: '00451277' },
      { amount: '20.00', currency: 'USD' },
    ]);
    expect(ticket.changes.map(({ currency }) => currency)).toEqual(['USD', 'VES']);
    expect(await api.sale(ticket.id)).toEqual(ticket);
  });

  await test.step('a reference that was used before is told before it is taken again', async () => {
    await caja.scan(rice.barcode);
    await expect(caja.quantity(rice.name)).toHaveValue('1');
    await keyboard.press('F9');
    await keyboard.press(await caja.keyOf(MOBILE));
    await expect(caja.amount).toBeFocused();
    await keyboard.press('Enter');
    await expect(caja.reference).toBeFocused();
    // Faster than any answer.
    await page.keyboard.insertText('00451277');
    await keyboard.press('Enter');
    await expect(caja.payments).toContainText(/Esta referencia ya se usó en la venta \d{8}/);
    await expect(caja.ticket).toBeHidden();
    await expect(caja.reference).toBeFocused();
    expect((await finishByKey(caja, keyboard)).payments).toMatchObject([{ reference: '00451277' }]);
  });

  await test.step('a cash sale is four keys after its last scan', async () => {
    await caja.scan(rice.barcode);
    await expect(caja.quantity(rice.name)).toHaveValue('1');
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await keyboard.press(key);
    };
    await press('F9');
    await expect(caja.payments).toBeFocused();
    await press(await caja.keyOf(BOLIVARES));
    await expect(caja.amount).toBeFocused();
    const ticket = await finishByKey(caja, { press });
    expect(ticket.payments).toMatchObject([{ amount: ticket.total, currency: 'VES' }]);
    expect(keys).toBeLessThanOrEqual(4);
  });

  await test.step('the list of keys, and a sale closed after asking', async () => {
    await keyboard.press('?');
    await expect(caja.dialog('Teclas de la caja')).toContainText('Descuento de la línea');
    await keyboard.press('Escape');
    await expect(caja.dialog('Teclas de la caja')).toBeHidden();
    await caja.scan(rice.barcode);
    await expect(caja.quantity(rice.name)).toHaveValue('1');
    const open = await caja.tabs.count();
    await keyboard.press('Control+Delete');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('Sus líneas se pierden');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(asked).toBeHidden();
    await expect(caja.line(rice.name)).toBeHidden();
    await expect(caja.tabs).toHaveCount(open - 1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the same by touch: discount, note, client, credit, and a change split by hand', async ({
    page,
    api,
    cashRegister: caja,
  }) => {
    test.setTimeout(120_000);
    const [flour, coffee] = await pick(api, 'harina', 'café');
    const add = async (name: string) => {
      await caja.searchBox.fill(name);
      await caja.found.getByRole('button').filter({ hasText: name }).first().tap();
    };
    const expectNoSidewaysScroll = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await caja.open();
    await add(flour.name);
    await add(coffee.name);
    await page.getByRole('button', { name: /^Venta 1/ }).tap();
    await expectNoSidewaysScroll();

    await caja.line(coffee.name).getByRole('button', { name: 'Descuento' }).tap();
    await caja.dialog('Descuento').getByRole('button', { name: '20 %' }).tap();
    await expectNoSidewaysScroll();
    await caja.dialog('Descuento').getByRole('button', { name: 'Aplicar', exact: true }).tap();
    await expect(caja.line(coffee.name)).toContainText('(20 %)');
    await caja.line(flour.name).getByRole('button', { name: flour.name }).tap();
    await caja.line(flour.name).getByRole('button', { name: 'Nota' }).tap();
    await page.getByRole('textbox', { name: 'Nota' }).fill('para llevar');
    await page.getByRole('button', { name: 'Guardar nota' }).tap();
    await expect(caja.line(flour.name)).toContainText('para llevar');
    await caja.line(flour.name).getByRole('button', { name: 'Quitar línea' }).tap();
    await caja.undo.tap();
    await expect(caja.line(flour.name)).toContainText('para llevar');

    await caja.client.getByRole('button').tap();
    await caja.clientBox.fill('Yelitza Montilla');
    await caja.clientOption(/Crear «Yelitza Montilla»/).tap();
    await page.getByRole('button', { name: 'Crear cliente' }).tap();
    await expect(caja.client).toContainText('Yelitza Montilla');
    await caja.charge.tap();
    await caja.method('A crédito').tap();
    await expectNoSidewaysScroll();
    const credit = await caja.finishSale();
    expect(credit).toMatchObject({ type: 'credit', balance: credit.total_alternative });
    await caja.nextSale.tap();

    await add(flour.name);
    await caja.charge.tap();
    await caja.pay(DOLLARS, '20');
    await page.getByRole('button', { name: 'Repartir a mano' }).tap();
    await caja.change.getByRole('textbox', { name: `Vuelto en ${BOLIVARES}` }).fill('100');
    await expect(caja.change).toContainText('Queda por entregar');
    await expect(caja.finish).toBeDisabled();
    await caja.change.getByRole('button', { name: `El resto en ${MOBILE}` }).tap();
    await expect(caja.change).toContainText('El vuelto está completo.');
    await expectNoSidewaysScroll();
    const ticket = await caja.finishSale();
    expect(ticket.changes).toMatchObject([
      { name: BOLIVARES, amount: '100.00' },
      { name: MOBILE, currency: 'VES' },
    ]);
    expect(await api.sale(ticket.id)).toEqual(ticket);
    await expect(caja.ticket).toContainText(formatMoney(ticket.total, 'VES'));
  });
});

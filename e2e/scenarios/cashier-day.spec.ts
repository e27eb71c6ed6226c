import {
  balanceReport,
  currentCash,
  incomesReport,
  type Product,
  pendingIncomesReport,
  salesReport,
  type Ticket,
  type CashSession as Till,
} from '@cuadra/shared/contract';
import { exact, formatMoney, formatTicketNumber, sum, toMoney } from '@cuadra/shared/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoFault } from '../no-fault.ts';
import { CashRegister, readTicket } from '../screens/cash-register.ts';
import { CashSession } from '../screens/cash-session.ts';
import { printed } from '../screens/paper.ts';
import { Reports } from '../screens/reports.ts';
import { Sales } from '../screens/sales.ts';
import { signedInWith } from '../server/own-company.ts';
import { openSmallShop } from '../server/small-shop.ts';

test.use({ signedInAs: null, reducedMotion: 'reduce' });
// From the float to the Z report, in a shop of its own.
test.describe.configure({ timeout: 240_000 });

const DOLLARS = 'Efectivo $';
const BOLIVARES = 'Efectivo Bs.';
const MOBILE = 'Pago Móvil';

test('a cashier’s day: float, ten sales of all kinds, an abono, a return, a short count, and a Z that equals the reports', async ({
  page,
  context,
  cuadra,
  pageErrors,
}) => {
  const shop = await openSmallShop(cuadra);
  await shop.setRate('860.18');
  const flour = await shop.addProduct('Harina P.A.N. 1 kg', '0.90', '1.15', '7591002000011');
  const coffee = await shop.addProduct('Café molido 500 g', '4.00', '5.40', '7591002000028');
  const rice = await shop.addProduct('Arroz Mary 1 kg', '1.00', '1.30', '7591002000035');
  const cheese = await shop.addProduct('Queso blanco duro', '4.50', '6.20');
  await shop.addMobilePayment(MOBILE);
  await signedInWith(page, shop.owner.token);

  const { keyboard } = page;
  const caja = new CashRegister(page);
  const till = new CashSession(page);
  const sold: Ticket[] = [];
  const code = ({ barcodes: [barcode = ''] }: Product) => barcode;
  /** Ends the sale by its key, and goes on to the next one. */
  const finish = async (press: (key: string) => Promise<void> = (key) => keyboard.press(key)) => {
    const answered = caja.answer();
    await press('Enter');
    const ticket = await readTicket(await answered);
    sold.push(ticket);
    await expect(caja.nextSale).toBeFocused();
    await press('Enter');
    await expect(caja.searchBox).toBeFocused();
    return ticket;
  };

  await test.step('the till is opened with what was counted: bolívares typed, dollars note by note', async () => {
    await caja.open();
    await expect(till.state).toHaveText('Caja sin abrir');
    await expect(caja.searchBox).toBeFocused();
    await keyboard.press('F10');
    await till.amount(BOLIVARES).fill('1.000');
    await till.count(DOLLARS, { '$ 5,00': 3, '$ 1,00': 5 });
    await expect(till.amount(DOLLARS)).toHaveValue('20,00');
    await expectNoFault(page);
    await till.button('Abrir caja').click();
    await expect(till.drawer.getByRole('region', { name: 'Debería haber' })).toContainText('Bs. 1.000,00');
    await till.close();
    await expect(till.state).toHaveText(/^Caja abierta desde \d+:\d\d [ap]. m., por Ana Rojas$/);
  });

  await test.step('1: a scanner at full speed, and four keys to the next sale', async () => {
    await caja.searchBox.focus();
    for (const product of [flour, coffee, flour, rice, flour, coffee]) await caja.scanByKeys(code(product));
    await expect(caja.quantity(flour.name)).toHaveValue('3');
    await expect(caja.quantity(coffee.name)).toHaveValue('2');
    await expect(caja.quantity(rice.name)).toHaveValue('1');
    await expect(caja.searchBox).toHaveValue('');
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await keyboard.press(key);
    };
    await press('F9');
    await expect(caja.payments).toBeFocused();
    await press(await caja.keyOf(BOLIVARES));
    await expect(caja.amount).toBeFocused();
    const ticket = await finish(press);
    expect(ticket.payments).toMatchObject([{ amount: ticket.total, currency: 'VES' }]);
    expect(keys).toBeLessThanOrEqual(4);
  });

  await test.step('2 begins: a discount, a note, and a line taken out by mistake and put back', async () => {
    await caja.searchBox.fill('2*');
    await caja.scanByKeys(code(flour));
    await caja.scanByKeys(code(coffee));
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

  await test.step('and waits: another one gets a name and is weighed; both survive a reload', async () => {
    await expect(caja.searchBox).toBeFocused();
    await keyboard.press('+');
    await expect(caja.tabs).toHaveText([/^Venta 1/, /^Venta 2/]);
    await expect(caja.searchBox).toHaveValue('');
    await caja.searchBox.fill('0,645*queso');
    await keyboard.press('Enter');
    await expect(caja.quantity(cheese.name)).toHaveValue('0,645');
    await keyboard.press('F8');
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
    await keyboard.type('Sra. Carmen');
    await keyboard.press('Enter');
    await expect(caja.tabs).toHaveText([/^Venta 1/, /^Sra. Carmen/]);
    await page.reload();
    await expect(caja.tabs).toHaveText([/^Venta 1/, /^Sra. Carmen/]);
    await expect(caja.quantity(cheese.name)).toHaveValue('0,645');
    await expect(caja.searchBox).toBeFocused();
    await keyboard.press('PageUp');
    await expect(caja.line(coffee.name)).toContainText('molido fino');
  });

  const ramon =
    await test.step('2 ends: a client made on the spot buys on credit, with a dollar paid now', async () => {
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
      const ticket = await finish();
      // 2 × 1,15 + 5,40 less its tenth = 7,16
      expect(ticket).toMatchObject({ type: 'credit', total_alternative: '7.16', balance: '6.16' });
      expect(ticket.products).toMatchObject([{ note: null }, { note: 'molido fino', discount: '0.54' }]);
      return ticket.client?.id ?? '';
    });

  await test.step('3: two payments in two currencies, and the change in two', async () => {
    await keyboard.press('PageDown');
    await expect(caja.quantity(cheese.name)).toHaveValue('0,645');
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
    const ticket = await finish();
    expect(ticket.payments).toMatchObject([
      { amount: '100.00', currency: 'VES', reference: '00451277' },
      { amount: '20.00', currency: 'USD' },
    ]);
    expect(ticket.changes.map(({ currency }) => currency)).toEqual(['USD', 'VES']);
  });

  await test.step('4: a reference that was used before is told before it is taken again', async () => {
    await caja.scan(code(rice));
    await expect(caja.quantity(rice.name)).toHaveValue('1');
    await keyboard.press('F9');
    await keyboard.press(await caja.keyOf(MOBILE));
    await expect(caja.amount).toBeFocused();
    await keyboard.press('Enter');
    await expect(caja.reference).toBeFocused();
    // Faster than any answer.
    await keyboard.insertText('00451277');
    await keyboard.press('Enter');
    await expect(caja.payments).toContainText(/Esta referencia ya se usó en la venta \d{8}/);
    await expect(caja.ticket).toBeHidden();
    await expect(caja.reference).toBeFocused();
    expect((await finish()).payments).toMatchObject([{ reference: '00451277' }]);
  });

  await test.step('5 and 6: by mouse, ten dollars with the change in bolívares, and a note too large', async () => {
    await caja.add(coffee.name);
    await caja.setQuantity(coffee.name, '2');
    await caja.charge.click();
    await caja.pay(DOLLARS, '15');
    await caja.giveChangeIn('Bs.');
    const ticket = await caja.finishSale();
    sold.push(ticket);
    expect(ticket.changes).toMatchObject([{ amount: '3612.76', currency: 'VES' }]);
    await caja.nextSale.click();
    await caja.add(flour.name);
    await caja.charge.click();
    await caja.pay(BOLIVARES, '1000');
    await caja.giveChangeIn('Bs.');
    sold.push(await caja.finishSale());
    await caja.nextSale.click();
  });

  await test.step('7: all of it on credit, for the client who comes back', async () => {
    await caja.scan(code(rice));
    await expect(caja.quantity(rice.name)).toHaveValue('1');
    await keyboard.press('F4');
    await expect(caja.clientBox).toBeFocused();
    await keyboard.type('quera');
    await expect(caja.clientOption(/Ramón Querales/)).toBeVisible();
    await keyboard.press('Enter');
    await expect(caja.client).toContainText(/Debe \$\s6,16/);
    await keyboard.press('F9');
    await expect(caja.payments).toBeFocused();
    await keyboard.press('F6');
    expect(await finish()).toMatchObject({ type: 'credit', balance: '1.30', payments: [] });
  });

  await test.step('8, 9 and 10: one after the other, and the last ticket once more', async () => {
    for (const [product, method] of [
      [flour, DOLLARS],
      [coffee, BOLIVARES],
      [rice, DOLLARS],
    ] as const) {
      await caja.scanByKeys(code(product));
      await expect(caja.quantity(product.name)).toHaveValue('1');
      await keyboard.press('F9');
      await expect(caja.payments).toBeFocused();
      await keyboard.press(await caja.keyOf(method));
      await expect(caja.amount).toBeFocused();
      await finish();
    }
    expect(sold.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await keyboard.press('Control+p');
    await expect(caja.ticket).toHaveAccessibleName('Ticket 00000010');
    await expect(caja.ticket.getByRole('article')).toContainText('Copia');
    await keyboard.press('Escape');
    await expect(caja.ticket).toBeHidden();
  });

  await test.step('the list of keys, and a sale closed after asking', async () => {
    await keyboard.press('?');
    await expect(caja.dialog('Teclas de la caja')).toContainText('Descuento de la línea');
    await keyboard.press('Escape');
    await expect(caja.dialog('Teclas de la caja')).toBeHidden();
    await caja.scan(code(rice));
    await expect(caja.quantity(rice.name)).toHaveValue('1');
    await keyboard.press('Control+Delete');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('Sus líneas se pierden');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(asked).toBeHidden();
    await expect(caja.line(rice.name)).toBeHidden();
  });

  const [, , , , twoCoffees, , , , , lastRice] = sold;
  const abono = await shop.payDebt(ramon, { method: 'Bs.', amount: '1720.36' });
  expect(abono).toMatchObject({ amount: '2.00', balance: '5.46' });

  const sales = new Sales(page);
  await test.step('a coffee comes back, a sale is annulled, and one gets its note and its client', async () => {
    await page.getByRole('link', { name: 'Ventas de hoy' }).click();
    await sales.find(formatTicketNumber(twoCoffees?.number ?? 0));
    await sales.drawer.getByRole('button', { name: 'Editar' }).click();
    await sales.edition.getByRole('textbox', { name: 'Nota de la venta' }).fill('Se llevó una bolsa');
    await sales.edition.getByRole('combobox', { name: 'Cliente' }).fill('quera');
    await page.getByRole('option', { name: /Ramón Querales/ }).click();
    await sales.edition.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(sales.edition).toBeHidden();
    await expect(sales.part('Datos de la venta')).toContainText('Ramón Querales');
    await expect(sales.part('Datos de la venta')).toContainText('Se llevó una bolsa');

    await sales.drawer.getByRole('button', { name: 'Devolver' }).click();
    await sales.goodsBack.getByRole('textbox', { name: `Cuánto vuelve de ${coffee.name}` }).fill('1');
    await sales.goodsBack.getByRole('button', { name: 'Registrar devolución' }).click();
    await expect(sales.part('Devolución')).toContainText(`1 de ${coffee.name}`);

    await sales.open(`?drawer=sale&sale=${lastRice?.id}`);
    await sales.drawer.getByRole('button', { name: 'Anular' }).click();
    await sales.annulment.getByRole('textbox', { name: 'Motivo' }).fill('Se arrepintió');
    await sales.annulment.getByRole('button', { name: 'Anular venta' }).click();
    await expect(sales.drawer).toContainText('Se arrepintió');
  });

  await test.step('money in and out, and X says what the API says', async () => {
    await caja.open();
    await expect(till.state).toHaveText(/^Caja abierta/);
    await keyboard.press('F10');
    await till.move('Salida', { method: BOLIVARES, amount: '50', reason: 'Hielo' });
    await till.move('Entrada', { method: DOLLARS, amount: '10,50', reason: 'Sencillo' });
    const { session } = await readTill();
    await keyboard.press('x');
    await expect(till.report).toHaveAccessibleName(/^Reporte X/);
    for (const { expected, currency } of session?.counts ?? []) {
      await expect(till.report).toContainText(`Esperado ${formatMoney(expected, currency)}`);
    }
    await till.button('Listo').click();
  });
  function readTill() {
    return shop.get<unknown>('/cash_sessions/current').then((answer) => currentCash.response.parse(answer));
  }

  const before = await readTill();
  const counts = before.session?.counts ?? [];
  const expectedOf = (name: string) => counts.find((count) => count.name === name)?.expected ?? 'none';

  await test.step('each drawer should hold what its tickets say, one by one', () => {
    const moved = (name: string) =>
      sum(
        sold.flatMap(({ payments, changes }) => [
          ...payments.filter((paid) => paid.name === name).map(({ amount }) => exact(amount)),
          ...changes.filter((given) => given.name === name).map(({ amount }) => exact(amount).negated()),
        ]),
      );
    // Out go the rice that was annulled and 50 for ice; in come the float, the abono and 10,50. The coffee was paid back
    // as it had been paid.
    expect(expectedOf(MOBILE)).toBe(toMoney(moved(MOBILE)));
    const inDollars = exact(moved(DOLLARS)).plus('20').plus('10.50').minus('1.30').minus('5.40');
    expect(expectedOf(DOLLARS)).toBe(toMoney(inDollars));
    const inBolivares = exact(moved(BOLIVARES)).plus('1000').plus('1720.36').minus('50');
    expect(expectedOf(BOLIVARES)).toBe(toMoney(inBolivares));
  });

  // The same user counts in another window too; this one closes first.
  const other = await context.newPage();
  await signedInWith(other, shop.owner.token);
  const otherTill = new CashSession(other);
  await other.goto('/cash-register?drawer=cash-session');
  await otherTill.button('Contar y cerrar caja').click();
  for (const name of [BOLIVARES, DOLLARS]) await otherTill.amount(name).fill('1');

  await test.step('the count lacks ten bolívares, and Z says so', async () => {
    await keyboard.press('c');
    await till.button('Cerrar caja').click();
    await expect(till.drawer.getByText('Cuenta lo que hay. Si no hay nada, escribe 0.')).toHaveCount(3);
    const counted = (name: string, less: number) =>
      toMoney(exact(expectedOf(name)).minus(less)).replace('.', ',');
    await till.amount(BOLIVARES).fill(counted(BOLIVARES, 10));
    await till.amount(DOLLARS).fill(counted(DOLLARS, 0));
    await till.amount(MOBILE).fill(counted(MOBILE, 0));
    await expect(till.drawer.getByText('Falta Bs. 10,00')).toBeVisible();
    await expect(till.drawer.getByText('Cuadra', { exact: true })).toHaveCount(2);
    await till.amount('Notas').fill('Vuelto mal dado');
    await till.button('Cerrar caja').click();
    await expect(till.confirm).toContainText('Falta Bs. 10,00');
    await expectNoFault(page);
    await till.confirm.getByRole('button', { name: 'Cerrar caja' }).click();
    await expect(till.report).toHaveAccessibleName(/^Reporte Z/);
    await expect(till.report).toContainText('Falta −Bs. 10,00');
    await expect(till.report).toContainText('Vuelto mal dado');
  });

  await test.step('Z equals the reports to the cent, in both currencies', async () => {
    const z = till.report;
    const { totals } = salesReport.response.parse(await shop.get('/reports/sales'));
    expect(totals).toMatchObject({ tickets: 10, annulments: 1, returns: 1 });
    expect(totals.sold).toBe(toMoney(sum(sold.map(({ total }) => exact(total)))));
    expect(totals.sold_alternative).toBe(toMoney(sum(sold.map((ticket) => exact(ticket.total_alternative)))));
    await expect(z).toContainText('Ventas 10');
    await expect(z).toContainText(`Vendido ${formatMoney(totals.sold, 'VES')}`);
    await expect(z).toContainText(`Anulado y devuelto −${formatMoney(totals.undone, 'VES')}`);
    await expect(z).toContainText(`Total vendido ${formatMoney(totals.total, 'VES')}`);
    await expect(z).toContainText(`Total en USD ${formatMoney(totals.total_alternative, 'USD')}`);

    const incomes = incomesReport.response.parse(await shop.get('/reports/incomes?by=method'));
    const byMethod = (till: Pick<Till, 'counts'>) =>
      till.counts.map(({ name, received, given }) => [name, toMoney(exact(received).minus(given))]).sort();
    expect(incomes.items.map(({ name, amount }) => [name, amount]).sort()).toEqual(byMethod({ counts }));
    for (const { currency, amount } of incomes.currencies) {
      await expect(z).toContainText(`${currency} ${formatMoney(amount, currency)}`);
    }
    const balance = balanceReport.response.parse(await shop.get('/reports/balance'));
    expect(
      balance.currencies.map(({ currency, pay_in, pay_out }) => [currency, pay_in, pay_out]).sort(),
    ).toEqual([
      ['USD', '10.50', '0.00'],
      ['VES', '0.00', '50.00'],
    ]);
    const owed = pendingIncomesReport.response.parse(await shop.get('/reports/pending_incomes'));
    expect(owed.totals.currencies).toEqual([{ currency: 'USD', amount: abono.balance }]);

    await expectOnPaper(page, till, (change) =>
      shop
        .get<{ id: string; name: string }>('/companies')
        .then(({ id, name }) => shop.put('/companies/update', { id, name, ...change })),
    );
    // The other window is told, and nothing is counted twice.
    pageErrors.allow(/status of 409/);
    await otherTill.amount(MOBILE).fill('1');
    await otherTill.button('Cerrar caja').click();
    await otherTill.confirm.getByRole('button', { name: 'Cerrar caja' }).click();
    await expect(other.getByText('Esta caja ya se cerró desde otra ventana')).toBeVisible();
    await expect(otherTill.button('Abrir caja')).toBeVisible();
    await other.close();

    const reports = new Reports(page);
    await reports.open('?period=today&by=product&sort=name');
    await expect(reports.figure('Ventas')).toContainText(formatMoney(totals.total, 'VES'));
    await expect(reports.figure('Ventas')).toContainText(formatMoney(totals.total_alternative, 'USD'));
    await expect(reports.figure('Tickets')).toContainText('1 anulación · 1 devolución');
    await expect(reports.names('Ventas por producto')).toHaveText([/^Arroz/, /^Café/, /^Harina/, /^Queso/]);
    await reports.sortBy('Ventas por producto', 'Ventas');
    await expect(reports.names('Ventas por producto')).toHaveText([/^Café/, /^Harina/, /^Queso/, /^Arroz/]);
    await expect(page).toHaveURL(/sort=-total/);
  });
});

/** The report on paper as wide as the company's roll, kept once the drawer is opened anew. */
async function expectOnPaper(page: Page, till: CashSession, setUp: (change: object) => Promise<unknown>) {
  const print = () => till.button('Imprimir').click();
  expect((await printed(page, print)).width).toBe(80);
  await setUp({ paper_width: 58, ticket_footer: 'Vuelve pronto' });
  await page.reload();
  await till.button('Último reporte Z').click();
  await expect(till.report).toContainText('Falta −Bs. 10,00');
  expect((await printed(page, print)).width).toBe(58);
  await till.button('Listo').click();
  await till.button('Cajas anteriores').click();
  await expect(till.drawer.getByRole('listitem')).toHaveText([/Ana Rojas.*Con diferencias/]);
  await till.close();
  await expect(till.state).toHaveText('Caja sin abrir');
}

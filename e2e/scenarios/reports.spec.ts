import { formatTicketNumber, plainSpaces } from '@cuadra/shared/domain';
import { expect, test } from '../fixtures.ts';
import { Reports } from '../screens/reports.ts';
import { Sales } from '../screens/sales.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop } from '../server/small-shop.ts';

test.use({ signedInAs: null });
// A whole day of a shop: sold, looked at from every side, and partly undone.
test.describe.configure({ timeout: 180_000 });

test('what was sold, undone and owed is in the reports to the cent, in both currencies', async ({
  page,
  cuadra,
}) => {
  const shop = await openSmallShop(cuadra);
  await shop.setRate('100');
  const flour = await shop.addProduct('Harina P.A.N.', '1.00', '1.25');
  const coffee = await shop.addProduct('Café molido', '3.00', '5.00');
  const carmen = await shop.addClient('Carmen Díaz');
  const inBolivares = await shop.sell({
    lines: [[flour, '2']],
    payments: [{ method: 'Bs.', amount: '250' }],
  });
  const withChange = await shop.sell({
    lines: [[coffee, '1']],
    payments: [{ method: '$', amount: '10' }],
    changes: [{ method: '$', amount: '5' }],
  });
  const onCredit = await shop.sell({
    lines: [
      [coffee, '1'],
      [flour, '1'],
    ],
    client: carmen,
  });
  await shop.setRate('200');
  await shop.sell({ lines: [[coffee, '1']], payments: [{ method: '$', amount: '5' }] });

  await signedInWith(page, shop.owner.token);
  const reports = new Reports(page);
  const sales = new Sales(page);

  await test.step('sales: 2.50, 5 and 6.25 at 100, and 5 at 200', async () => {
    await reports.open();
    await expect(reports.figure('Ventas')).toContainText('$ 18,75');
    await expect(reports.figure('Ventas')).toContainText('Bs. 2.375,00');
    await expect(reports.figure('Ganancia')).toContainText('$ 6,75');
    await expect(reports.figure('Tickets')).toContainText('4');
    await expect(reports.figure('Ticket promedio')).toContainText('$ 4,69');
    await reports.groupBy('Mes');
    await expect(reports.row('Ventas por mes', '$ 18,75')).toContainText('Bs. 2.375,00');
    await reports.groupBy('Vendedor');
    await expect(reports.row('Ventas por vendedor', 'Ana Rojas')).toContainText('$ 18,75');
    await reports.groupBy('Cliente');
    await expect(reports.row('Ventas por cliente', 'Carmen Díaz')).toContainText('$ 6,25');
    await expect(reports.row('Ventas por cliente', 'Sin cliente')).toContainText('$ 12,50');
    await reports.groupBy('Categoría');
    await expect(reports.row('Ventas por categoría', 'Sin categoría')).toContainText('$ 18,75');
    await reports.groupBy('Producto');
    await expect(reports.row('Ventas por producto', coffee.name)).toContainText('$ 15,00Bs. 2.000,00');
    await expect(reports.row('Ventas por producto', flour.name)).toContainText('$ 3,75Bs. 375,00');
  });

  await test.step('the file has the same, as a Spanish spreadsheet opens it', async () => {
    const [header, first, second] = await reports.file();
    expect(header?.[0]).toBe('\ufeffProducto');
    expect(header).toEqual(expect.arrayContaining(['Cantidad', 'Total VES', 'Total USD']));
    expect(first?.slice(0, 4)).toEqual([coffee.name, '3', '2000,00', '15,00']);
    expect(second?.slice(0, 4)).toEqual([flour.name, '3', '375,00', '3,75']);
  });

  await test.step('and so has the paper', async () => {
    await page.evaluate(() => {
      const print = () =>
        Object.assign(window, { onPaper: document.querySelector('[data-print-page]')?.textContent });
      Object.assign(window, { print });
    });
    await page.getByRole('button', { name: 'Imprimir' }).click();
    await expect
      .poll(async () => plainSpaces(await page.evaluate(() => String(Reflect.get(window, 'onPaper')))))
      .toMatch(/^Ventas por producto.*Café molido.*3\$ 15,00Bs\. 2\.000,00.*Harina P\.A\.N\..*3\$ 3,75/);
  });

  await test.step('the address keeps what is looked at, and back goes back', async () => {
    await expect(page).toHaveURL('/reports?by=product');
    await page.reload();
    await expect(reports.way('Producto')).toBeChecked();
    await page.goBack();
    await expect(reports.way('Categoría')).toBeChecked();
  });

  await test.step('incomes: what came in, by method in its own currency', async () => {
    await reports.show('Ingresos');
    await expect(reports.figure('Ingresos')).toContainText('$ 12,50');
    await expect(reports.figure('Ingresos')).toContainText('Bs. 1.750,00');
    await expect(reports.figure('Recibido')).toContainText('$ 17,50');
    await expect(reports.figure('Entregado')).toContainText('$ 5,00');
    await reports.groupBy('Método');
    await expect(reports.row('Ingresos por método', 'Efectivo $')).toContainText('$ 10,00');
    await expect(reports.row('Ingresos por método', 'Efectivo Bs.')).toContainText('Bs. 250,00');
    await reports.groupBy('Origen');
    await expect(reports.row('Ingresos por origen', 'Ventas')).toContainText('$ 12,50');
  });

  await test.step('what is owed: in dollars, and in bolívares at today’s rate', async () => {
    await reports.show('Ventas pendientes');
    await expect(reports.figure('Por cobrar')).toContainText('$ 6,25Bs. 1.250,00');
    await expect(reports.row('Ventas pendientes por venta', 'Carmen Díaz')).toContainText('$ 6,25');
    await reports.show('Ingresos pendientes');
    await expect(reports.row('Por cobrar por cliente', 'Carmen Díaz')).toContainText('Bs. 1.250,00');
    await reports.groupBy('Antigüedad');
    await expect(reports.row('Por cobrar por antigüedad', 'Hasta 7 días')).toContainText('$ 6,25');
  });

  await test.step('the balance and the statistics agree with them', async () => {
    await reports.show('Balance');
    await expect(reports.figure('Balance')).toContainText('$ 12,50');
    await expect(reports.figure('Ventas')).toContainText('$ 18,75');
    await reports.show('Estadísticas');
    await expect(reports.figure('Ticket promedio')).toContainText('$ 4,69');
    await expect(reports.figure('El mejor día')).toContainText('$ 18,75');
    await expect(reports.figure('Productos más vendidos')).toContainText(coffee.name);
  });

  await test.step('a sale is found by its number and annulled, for a reason', async () => {
    await page.getByRole('link', { name: 'Lista de ventas' }).click();
    await sales.find(formatTicketNumber(withChange.number));
    await expect(sales.part('Productos')).toContainText('1 × $ 5,00');
    await sales.drawer.getByRole('button', { name: 'Anular' }).click();
    await expect(sales.annulment).toContainText('Vuelve al inventario: 1 de Café molido.');
    await expect(sales.annulment).toContainText('Devuelves al cliente $ 5,00 (Efectivo $).');
    await sales.annulment.getByRole('button', { name: 'Anular venta' }).click();
    await expect(sales.annulment.getByRole('alert')).toContainText('Escribe por qué se anula');
    await sales.annulment.getByRole('textbox', { name: 'Motivo' }).fill('Se cobró dos veces');
    await sales.annulment.getByRole('button', { name: 'Anular venta' }).click();
    await expect(sales.drawer).toContainText('Se cobró dos veces');
    await expect(sales.drawer.getByRole('button', { name: 'Anular' })).toBeHidden();
    expect(await shop.stockOf(coffee)).toBe(48);
  });

  await test.step('one of two comes back, and is paid back as it was paid', async () => {
    await sales.open(`?drawer=sale&sale=${inBolivares.id}`);
    await sales.drawer.getByRole('button', { name: 'Devolver' }).click();
    const quantity = sales.goodsBack.getByRole('textbox', { name: `Cuánto vuelve de ${flour.name}` });
    await quantity.fill('3');
    await sales.goodsBack.getByRole('button', { name: 'Registrar devolución' }).click();
    await expect(sales.goodsBack.getByRole('alert')).toContainText('no pueden volver más de 2');
    await quantity.fill('1');
    await expect(sales.goodsBack).toContainText('Devuelves al clienteBs. 125,00$ 1,25');
    await sales.goodsBack.getByRole('button', { name: 'Registrar devolución' }).click();
    await expect(sales.goodsBack).toBeHidden();
    await expect(sales.part('Devolución')).toContainText('1 de Harina P.A.N.');
    await expect(sales.part('Devolución')).toContainText('Bs. 125,00');
    expect(await shop.stockOf(flour)).toBe(48);
  });

  await test.step('what comes back of a sale on credit is owed no more', async () => {
    await sales.open(`?drawer=sale&sale=${onCredit.id}`);
    await sales.drawer.getByRole('button', { name: 'Devolver' }).click();
    await sales.goodsBack.getByRole('button', { name: `Todo de ${coffee.name}` }).click();
    await expect(sales.goodsBack).toContainText('Carmen Díaz deja de deber$ 5,00');
    await expect(sales.goodsBack.getByText('¿Cómo devuelves el dinero?')).toBeHidden();
    await sales.goodsBack.getByRole('button', { name: 'Registrar devolución' }).click();
    await expect(sales.part('Devolución')).toContainText('Se descontó de la deuda');
    expect(await shop.stockOf(coffee)).toBe(49);
  });

  await test.step('and the reports know it', async () => {
    await reports.open();
    // 18.75 less the annulled 5, the flour of 1.25 and the coffee of 5.
    await expect(reports.figure('Ventas')).toContainText('$ 7,50');
    await expect(reports.figure('Tickets')).toContainText('1 anulación · 2 devoluciones');
    await reports.show('Ingresos');
    await expect(reports.figure('Ingresos')).toContainText('$ 6,25');
    await reports.show('Ventas pendientes');
    await expect(reports.figure('Por cobrar')).toContainText('$ 1,25');
  });

  await test.step('a user with fewer permissions finds neither the tab nor the field', async () => {
    const clerk = await shop.employ([
      { module: 'sales', permissions: '2;7' },
      { module: 'reports', permissions: '1' },
    ]);
    await page.evaluate((token) => {
      localStorage.setItem('cuadra.session', JSON.stringify({ token }));
    }, clerk.token);
    await reports.open('?report=balance');
    await expect(page.getByRole('heading', { name: 'Tu rol no permite ver «Balance»' })).toBeVisible();
    await expect(reports.tabs).toHaveText(['Ventas']);
    await reports.show('Ventas');
    await expect(reports.figure('Ventas')).toContainText('$ 7,50');
    await expect(reports.figure('Ganancia')).toBeHidden();
    await page.getByRole('link', { name: 'Lista de ventas' }).click();
    await expect(sales.table.getByRole('columnheader')).toHaveText(['Número', 'Fecha']);
    await sales.find(formatTicketNumber(inBolivares.number));
    await expect(sales.part('Productos')).toContainText(flour.name);
    await expect(sales.drawer).not.toContainText('$');
    await expect(sales.part('Cómo se pagó')).toBeHidden();
    await expect(sales.drawer).not.toContainText('Cliente');
    for (const action of ['Anular', 'Devolver', 'Reimprimir ticket'])
      await expect(sales.drawer.getByRole('button', { name: action })).toBeHidden();
  });
});

import { formatTicketNumber } from '@cuadra/shared/domain';
import { BOLIVARES, DOLLARS, expect, test } from '../cashier-day.ts';
import { Sales } from '../screens/sales.ts';

test('a coffee comes back, a sale is annulled, and one gets its note and its client', async ({
  page,
  shop,
  cashRegister,
}) => {
  const { coffee, rice } = shop;
  await shop.addClient('Ramón Querales');
  const twoCoffees = await shop.sell({
    lines: [[coffee, '2']],
    payments: [{ method: DOLLARS, amount: '15' }],
    changes: [{ method: BOLIVARES, amount: '3612.76' }],
  });
  const lastRice = await shop.sell({ lines: [[rice, '1']], payments: [{ method: DOLLARS }] });
  const sales = new Sales(page);
  await cashRegister.open();
  await page.getByRole('link', { name: 'Ventas de hoy' }).click();
  await sales.find(formatTicketNumber(twoCoffees.number));
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

  await sales.open(`?drawer=sale&sale=${lastRice.id}`);
  await sales.drawer.getByRole('button', { name: 'Anular' }).click();
  await sales.annulment.getByRole('textbox', { name: 'Motivo' }).fill('Se arrepintió');
  await sales.annulment.getByRole('button', { name: 'Anular venta' }).click();
  await expect(sales.drawer).toContainText('Se arrepintió');
});

import { pick } from '../catalogue.ts';
import { CashRegister } from '../screens/cash-register.ts';
import { openApi, signIn } from '../server/api.ts';
import type { Part } from './album.ts';

/** What is done with a sale between its first line and its ticket. */
export const shootSale: Part = async ({ open, shoot, server, isPhone, hasSheet }) => {
  const token = await signIn(server.url, 'demo');
  const goods = await pick(openApi(server.url, token), 'harina', 'café', 'arroz', 'azúcar');
  const page = await open(token);
  const caja = new CashRegister(page);
  await caja.open();
  await caja.found.getByRole('button').first().waitFor();
  for (const { name } of goods) {
    await caja.searchBox.fill(name);
    await caja.card(name).first().click();
  }
  await caja.searchBox.fill('');
  if (hasSheet) await page.getByRole('button', { name: /^Venta 1/ }).click();
  await shoot(page, 'lines');

  const coffee = caja.line(goods[1].name);
  await coffee.getByRole('button', { name: goods[1].name }).click();
  await coffee.getByRole('button', { name: 'Descuento' }).click();
  await page.getByRole('button', { name: '10 %', exact: true }).click();
  await shoot(page, 'discount');
  await page.getByRole('button', { name: 'Aplicar', exact: true }).click();
  await coffee.getByRole('button', { name: 'Nota' }).click();
  await page.getByRole('textbox', { name: 'Nota' }).fill('Molido fino, para llevar');
  await shoot(page, 'note');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await caja.client.getByRole('button').first().click();
  await caja.clientOption(/./).nth(1).waitFor();
  await shoot(page, 'clients');
  await caja.clientBox.fill('Nadie Así');
  await caja.clientOption(/^Crear «Nadie Así»/).click();
  await page.getByRole('button', { name: 'Crear cliente' }).waitFor();
  await shoot(page, 'client-new');
  await page.getByRole('button', { name: 'Volver a buscar' }).click();
  await caja.clientBox.fill('');
  await page.getByRole('option').filter({ hasText: 'Debe' }).first().click();
  await caja.line(goods[2].name).getByRole('button', { name: 'Quitar línea' }).click();
  await shoot(page, 'client-and-undo');
  await page.getByRole('button', { name: 'Nombre y nota de la venta' }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Mesa 4');
  await shoot(page, 'details');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  for (let sales = 0; sales < 4; sales += 1) await caja.newSale.click();
  await shoot(page, 'many-sales');
  await caja.tabs.first().click();
  if (!isPhone) {
    await page.keyboard.press('?');
    await caja.dialog('Teclas de la caja').waitFor();
    await shoot(page, 'keys');
    await page.keyboard.press('Escape');
  }

  await caja.charge.click();
  await caja.pay('Efectivo $', '2');
  await shoot(page, 'part-paid');
  await caja.method('A crédito').click();
  await shoot(page, 'credit');
  await caja.method('A crédito').click();
  await caja.method('Pago Móvil').click();
  await caja.reference.fill('004512');
  await shoot(page, 'two-payments');
  await caja.payments.getByRole('button', { name: 'Quitar pago' }).last().click();
  await caja.pay('Efectivo $', '100');
  await page.getByRole('button', { name: 'Repartir a mano' }).click();
  await caja.change.getByRole('textbox', { name: 'Vuelto en Efectivo Bs.' }).fill('500');
  await shoot(page, 'change-split', { whole: true });
  await caja.change.getByRole('button', { name: 'El resto en Pago Móvil' }).click();
  await shoot(page, 'change-split-done', { whole: true });
};

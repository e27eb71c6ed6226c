import { pick } from '../catalogue.ts';
import { CashRegister } from '../screens/cash-register.ts';
import { openApi, signIn } from '../server/api.ts';
import type { Part } from './album.ts';

/** Caja from the empty sale to its ticket. */
export const shootCaja: Part = async ({ open, shoot, server, isPhone, hasSheet }) => {
  const token = await signIn(server.url, 'demo');
  const goods = await pick(openApi(server.url, token), 'harina', 'café', 'arroz', 'azúcar');
  const page = await open(token);
  const caja = new CashRegister(page);
  await caja.open();
  await caja.found.getByRole('button').first().waitFor();
  await shoot(page, 'empty');
  await caja.searchBox.fill('nada que se llame así');
  await page.getByText('No encontramos').waitFor();
  await shoot(page, 'not-found');
  await caja.searchBox.fill('harina');
  await caja.found
    .getByRole('button')
    .filter({ hasText: /harina/i })
    .first()
    .waitFor();
  await shoot(page, 'found');
  if (!isPhone) {
    await caja.searchBox.fill('');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await shoot(page, 'keys');
    await page.keyboard.press('Escape');
  }
  for (const { name } of goods) {
    await caja.searchBox.fill(name);
    await caja.card(name).first().click();
  }
  await caja.searchBox.fill('');
  await shoot(page, 'sale');
  if (hasSheet) {
    await page.getByRole('button', { name: /^Venta 1/ }).click();
    await shoot(page, 'sheet');
  }
  await caja.charge.click();
  await shoot(page, 'paying');
  await caja.pay('Efectivo $', '100');
  await shoot(page, 'paying-change');
  await caja.payments.getByRole('button', { name: 'Quitar pago' }).click();
  await caja.method('Pago Móvil').click();
  await shoot(page, 'paying-reference');
  await caja.payments.getByRole('button', { name: 'Quitar pago' }).click();
  await caja.pay('Efectivo $', '100');
  await caja.finishSale();
  await caja.ticket.waitFor();
  await shoot(page, 'done');
  await caja.seeTicket.click();
  await caja.paper.waitFor();
  await shoot(page, 'ticket');
  await page.keyboard.press('Escape');
  await caja.nextSale.click();
};

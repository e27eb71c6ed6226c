import { pick } from '../catalogue.ts';
import { CashRegister } from '../screens/cash-register.ts';
import { CashSession } from '../screens/cash-session.ts';
import { openApi, signIn } from '../server/api.ts';
import type { Part } from './album.ts';

/** The cash session from its float to its Z report, and the ticket's printer and settings. */
export const shootCashSession: Part = async ({ open, shoot, server }) => {
  const token = await signIn(server.url, 'demo');
  const [coffee] = await pick(openApi(server.url, token), 'café');
  const page = await open(token);
  const caja = new CashRegister(page);
  const cashSession = new CashSession(page);
  await caja.open();
  await cashSession.open();
  await cashSession.amount('Efectivo Bs.').fill('1.000');
  await cashSession.count('Efectivo $', { '$ 5,00': 3, '$ 1,00': 5 });
  await shoot(page, 'opening');
  await cashSession.button('Abrir caja').click();
  await cashSession.button('Contar y cerrar caja').waitFor();
  await cashSession.close();

  // On a phone the lines are out of sight: only the product is.
  await caja.searchBox.fill(coffee.name);
  await caja.card(coffee.name).first().click();
  await caja.searchBox.fill('');
  await caja.charge.click();
  await caja.pay('Efectivo $', '20');
  await caja.giveChangeIn('Bs.');
  await caja.finishSale();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await caja.seeTicket.click();
  await button('Elegir impresora').click();
  await page.getByRole('dialog', { name: 'Impresora de tickets' }).waitFor();
  await shoot(page, 'printer');
  await button('Listo').click();
  await button('Diseño').click();
  await page.getByRole('combobox', { name: 'Ancho del papel' }).waitFor();
  await shoot(page, 'ticket-settings');
  await button('Cancelar').click();
  await page.keyboard.press('Escape');
  await caja.nextSale.click();

  await cashSession.open();
  await cashSession.move('Salida', {
    method: 'Efectivo Bs.',
    amount: '50',
    reason: 'Pago al proveedor de hielo',
  });
  await shoot(page, 'open');
  await cashSession.button('Entrada de dinero').click();
  await cashSession.button('Registrar entrada').click();
  await shoot(page, 'movement-errors');
  await cashSession.button('Volver').click();
  await cashSession.button('Reporte X').click();
  await shoot(page, 'x');
  await cashSession.button('Listo').click();
  await cashSession.button('Contar y cerrar caja').click();
  await cashSession.amount('Efectivo Bs.').fill('100');
  await cashSession.amount('Efectivo $').fill('40');
  await shoot(page, 'closing');
  await cashSession.button('Cerrar caja').click();
  await cashSession.confirm.waitFor();
  await shoot(page, 'closing-confirm');
  await cashSession.confirm.getByRole('button', { name: 'Cerrar caja' }).click();
  await cashSession.report.waitFor();
  await shoot(page, 'z');
  await cashSession.button('Listo').click();
  await cashSession.button('Cajas anteriores').click();
  await cashSession.drawer.getByRole('listitem').first().waitFor();
  await shoot(page, 'past');
};

import type { Page } from '@playwright/test';
import { pick, type Sellable } from '../catalogue.ts';
import { CashRegister } from '../screens/cash-register.ts';
import { CashSession } from '../screens/cash-session.ts';
import { openApi, signIn } from '../server/api.ts';
import { call } from '../server/call.ts';
import type { Part } from './album.ts';

const SALES = '**/sales/create';

/** Sales that cannot be sent, what changes under a sale that is being put together, and a device that keeps nothing. */
export const shootOutbox: Part = async ({ open, shoot, server, isPhone, hasSheet }) => {
  const token = await signIn(server.url, 'demo');
  const [flour, coffee, rice] = await pick(openApi(server.url, token), 'harina', 'café', 'arroz');
  const page = await open(token);
  const caja = new CashRegister(page);
  const cashSession = new CashSession(page);
  const bringUp = async () => {
    if (hasSheet) await page.getByRole('button', { name: /^Venta 1/ }).click();
  };
  const add = async ({ name }: Sellable) => {
    await caja.searchBox.fill(name);
    await caja.card(name).first().click();
    await caja.searchBox.fill('');
  };
  await caja.open();
  await cashSession.open();
  // The part of the other size may have left it open.
  const opening = cashSession.button('Abrir caja');
  await opening.or(cashSession.button('Contar y cerrar caja')).waitFor();
  if (await opening.isVisible()) await opening.click();
  await cashSession.button('Contar y cerrar caja').waitFor();
  await cashSession.close();

  await page.route(SALES, (route) => route.abort());
  await page.route('**/clients**', (route) => route.abort());
  await page.route('**/clients/**', (route) => route.abort());
  await add(flour);
  await add(coffee);
  await bringUp();
  await caja.client.getByRole('button').first().click();
  await caja.clientBox.fill('16.220.145');
  await caja.clientOption(/^Crear/).waitFor();
  await page.getByText('Sin conexión.').waitFor();
  await shoot(page, 'client-finder');
  await caja.clientOption(/^Crear/).click();
  const form = caja.dialog('Nuevo cliente');
  await form.getByRole('textbox', { name: 'Nombre' }).fill('Rosa Blanco de Hernández');
  await shoot(page, 'client-form');
  await form.getByRole('button', { name: 'Crear cliente' }).click();
  await caja.client.getByText('Por registrar').waitFor();
  await shoot(page, 'client');
  await caja.charge.click();
  await page.getByRole('button', { name: 'A crédito' }).click();
  await page.getByText('No sabemos qué debe').waitFor();
  await shoot(page, 'client-credit');
  await page.getByRole('button', { name: 'A crédito' }).click();
  await caja.payments.getByRole('button', { name: 'Volver' }).click();
  await bringUp();
  await caja.charge.click();
  await caja.pay('Efectivo $', '50');
  await caja.finish.click();
  await caja.provisionalTicket.waitFor();
  await shoot(page, 'ticket');
  await caja.nextSale.click();
  await add(rice);
  await caja.charge.click();
  await caja.method('Pago Móvil').click();
  await caja.reference.fill('77004512');
  await caja.finish.click();
  await caja.provisionalTicket.waitFor();
  await caja.nextSale.click();
  await page.unroute('**/clients/**');
  await page.route('**/clients/create', (route) =>
    route.fulfill({
      status: 400,
      json: { error: { message: 'ERROR_VALIDATION', fields: { identification: 'not-an-identification' } } },
    }),
  );
  await page.unroute(SALES);
  await page.route(SALES, (route) =>
    route.request().postDataJSON().payments[0].reference === null
      ? route.fulfill({
          status: 400,
          json: {
            error: { message: 'ERROR_VALIDATION', fields: { 'payments.0.payment_method_id': 'unknown' } },
          },
        })
      : route.abort(),
  );
  await caja.waiting.filter({ hasText: 'rechazada' }).waitFor({ timeout: 40_000 });
  await shoot(page, 'pill');
  await caja.waiting.click();
  await caja.waitingList.nth(1).waitFor();
  await shoot(page, 'queue');
  await page.getByRole('button', { name: 'Descartar' }).last().click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'discard');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.keyboard.press('Escape');

  await cashSession.open();
  await cashSession.button('Enviar ahora').waitFor();
  await shoot(page, 'cash-session');
  await cashSession.button('Reporte X').click();
  await shoot(page, 'x');
  await cashSession.button('Listo').click();
  await cashSession.button('Contar y cerrar caja').click();
  await cashSession.amount('Efectivo $').fill('50');
  await cashSession.amount('Efectivo Bs.').fill('0');
  await shoot(page, 'closing');
  await cashSession.button('Cerrar caja').click();
  await cashSession.confirm.waitFor();
  await shoot(page, 'closing-confirm');
  await cashSession.confirm.getByRole('button', { name: 'Seguir contando' }).click();
  await cashSession.close();

  await add(coffee);
  await caja.charge.click();
  await caja.method('Pago Móvil').click();
  await caja.reference.fill('77004512');
  await page.getByText('venta por enviar, del').waitFor();
  await shoot(page, 'reference-in-queue');
  await page.getByRole('button', { name: 'Volver' }).click();

  await changePrice(page, { url: server.url, token, product: coffee, price: isPhone ? '8.10' : '7.35' });
  await page.route('**/rates/dollar', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ json: { ...body, rate: '905.4', rate_id: body.rate_id } });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await bringUp();
  await page.getByRole('button', { name: /^Usar / }).waitFor();
  await page.reload();
  await bringUp();
  await page.getByText('Cambió la tasa').waitFor();
  await shoot(page, 'price-line');
  await caja.charge.click();
  await page.getByRole('button', { name: 'Usar el precio nuevo' }).waitFor();
  await shoot(page, 'price-paying');
  await page.getByRole('button', { name: 'Usar el precio nuevo' }).click();
  await page.getByRole('button', { name: 'Volver' }).click();
  await bringUp();
  await shoot(page, 'price-taken');

  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.reload();
  await page.getByRole('button', { name: 'No se guardan ventas' }).waitFor();
  await shoot(page, 'full');
  await page.getByRole('button', { name: 'No se guardan ventas' }).click();
  await shoot(page, 'full-drawer');
};

/** Makes a product dearer behind the device's back, and has the device hear of it. */
async function changePrice(
  page: Page,
  { url, token, product, price }: { url: string; token: string; product: Sellable; price: string },
): Promise<void> {
  const { id } = product;
  const current = await call<Record<string, unknown>>(url, { method: 'GET', path: `/products/${id}`, token });
  const body = { ...current, is_fixed_price: true, price, price_currency: 'USD' };
  for (const key of ['updated_at', 'reserved', 'deleted', 'qty', 'image'])
    delete (body as Record<string, unknown>)[key];
  await call(url, { method: 'PUT', path: '/products/update', token, body });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

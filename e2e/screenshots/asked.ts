import type { Page } from '@playwright/test';
import { pick } from '../catalogue.ts';
import { CashRegister } from '../screens/cash-register.ts';
import { Scanner } from '../screens/scanner.ts';
import { openApi, signIn } from '../server/api.ts';
import { call } from '../server/call.ts';
import type { Part } from './album.ts';

const SALES = '**/sales/create';

/** What Cuadra asks, marks and has one wait for: known clients, amounts far too high, late sales, devices, visits, reports. */
export const shootAsked: Part = async ({ open, shoot, server, hasSheet }) => {
  const { url } = server;
  const token = await signIn(url, 'demo');
  const [flour, coffee] = await pick(openApi(url, token), 'harina', 'café');
  await call(url, {
    ...{ method: 'POST', path: '/clients/create', token },
    body: {
      name: 'Rosa Blanco de Hernández',
      identification_type: 'V',
      identification: '16220145',
      take_known: true,
    },
  });
  const page = await open(await signIn(url, 'cajero'));
  const caja = new CashRegister(page);
  const bringUp = async () => {
    if (hasSheet) await page.getByRole('button', { name: /^Venta 1/ }).click();
  };
  const spoken = page.waitForResponse('**/devices/contacts');
  await caja.open();
  await spoken;
  for (const { name } of [flour, coffee]) {
    await caja.searchBox.fill(name);
    await caja.card(name).first().click();
  }
  await caja.searchBox.fill('');
  await bringUp();
  await caja.client.getByRole('button').first().click();
  await caja.clientBox.fill('Rosa B');
  await caja.clientOption(/^Crear/).click();
  const form = caja.dialog('Nuevo cliente');
  await form.getByRole('textbox', { name: 'Cédula o RIF' }).fill('16220145');
  await form.getByRole('button', { name: 'Crear cliente' }).click();
  await page.getByRole('group', { name: 'Cliente ya registrado' }).waitFor();
  await shoot(page, 'known-client');
  await page.getByRole('button', { name: /^Sí, es/ }).click();
  await caja.charge.click();
  await caja.pay('Efectivo $', '5000');
  await new Scanner(page).scan(coffee.barcodes[0] ?? '', { gap: 15 });
  await page.getByText(/agregado a la venta/).waitFor();
  await shoot(page, 'scanned-while-paying');
  await caja.finish.click();
  await page.getByRole('alertdialog', { name: '¿Recibiste tanto?' }).waitFor();
  await shoot(page, 'overpaid');
  await page.getByRole('button', { name: 'Corregir el monto' }).click();
  await caja.amount.last().fill('50');

  // Sold without a connection on a device that is revoked meanwhile.
  await page.route(SALES, (route) => route.abort());
  await caja.finish.click();
  await caja.provisionalTicket.waitFor();
  await caja.nextSale.click();
  await revokeAll(url, token);
  await page.reload();
  const revoked = page.getByRole('button', { name: 'Equipo retirado' });
  await revoked.waitFor();
  await shoot(page, 'revoked');
  await revoked.click();
  await caja.waitingList.first().waitFor();
  await shoot(page, 'revoked-drawer');
  await page.unroute(SALES);
  await page.getByRole('button', { name: 'Enviar ahora' }).click();
  await page.getByText('No hay ventas por enviar').waitFor();

  const owner = await open(token);
  await owner.goto('/sales?review=pending');
  await owner.getByText('Por revisar', { exact: true }).first().waitFor();
  await shoot(owner, 'to-review');
  await owner.getByRole('table', { name: 'Ventas' }).getByRole('button').first().click();
  const review = owner.getByRole('button', { name: 'Marcar como revisada' });
  await review.waitFor();
  await shoot(owner, 'late-sale');
  await review.click();
  await owner.getByText('Revisada.', { exact: true }).waitFor();
  await shoot(owner, 'late-sale-settled');

  await owner.goto('/home?drawer=settings&drawer=devices');
  await owner.getByRole('list', { name: 'Equipos' }).waitFor();
  await shoot(owner, 'devices');
  await owner.goto('/cash-register');
  await owner.waitForResponse('**/devices/contacts');
  await owner.goto('/home?drawer=settings&drawer=devices');
  await owner
    .getByRole('button', { name: /^Retirar/ })
    .first()
    .click();
  await owner.getByRole('alertdialog').waitFor();
  await shoot(owner, 'devices-question');
  await shootVisits(owner, shoot);

  await owner.goto('/home?drawer=roles&drawer=new-role');
  const limit = owner.getByRole('textbox', { name: /escuento/ });
  await limit.waitFor();
  await limit.scrollIntoViewIfNeeded();
  await shoot(owner, 'role-limit');
  await limit.fill('101');
  await owner.getByLabel('Nombre', { exact: true }).fill('Encargado');
  await owner.getByRole('button', { name: 'Guardar rol' }).click();
  await shoot(owner, 'role-limit-errors');

  const reports = await open(token);
  await reports.route('**/reports/**', () => undefined);
  await reports.goto('/reports');
  await reports.getByText('Tu reporte está en camino').waitFor();
  await shoot(reports, 'report-waiting', { waiting: true });
};

async function revokeAll(url: string, token: string): Promise<void> {
  const { items } = await call<{ items: { id: string; revoked_at: string | null }[] }>(url, {
    ...{ method: 'GET', path: '/devices', token },
  });
  for (const { id, revoked_at } of items)
    if (revoked_at === null) await call(url, { method: 'PUT', path: `/devices/${id}/revoke`, token });
}

async function shootVisits(owner: Page, shoot: Parameters<Part>[0]['shoot']): Promise<void> {
  const visit = {
    id: '1',
    inspector: 'Andrea Suárez',
    reason: 'Nos pidieron ayuda con una venta que no aparece',
    entered_at: new Date().toISOString(),
    left_at: null,
    ended_by: null,
  };
  await owner.route('**/companies/visits**', (route) =>
    route.fulfill({
      json: {
        items: [
          visit,
          {
            ...visit,
            id: '2',
            entered_at: '2026-05-04T14:00:00Z',
            left_at: '2026-05-04T14:20:00Z',
            ended_by: 'left',
          },
        ],
        next: null,
      },
    }),
  );
  await owner.goto('/home?drawer=company');
  const visits = owner.getByRole('region', { name: 'Visitas de Cuadra' });
  await visits.getByText('Andrea Suárez').first().waitFor();
  await visits.scrollIntoViewIfNeeded();
  await shoot(owner, 'visits');
}

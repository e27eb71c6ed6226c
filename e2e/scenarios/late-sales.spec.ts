import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { pick, type Sellable } from '../catalogue.ts';
import { BACK, expect, readyForOffline, test } from '../offline.ts';
import type { CashRegister } from '../screens/cash-register.ts';
import { Sales } from '../screens/sales.ts';
import { call } from '../server/call.ts';

const DOLLARS = 'Efectivo $';
const SALES = '**/sales/create';

test.use({ signedInAs: 'cajero', serviceWorkers: 'allow' });
test.beforeEach(({ pageErrors }) =>
  pageErrors.allow(/^Failed to load resource|net::ERR_|fetching the script/),
);

/** Opens Caja, and waits until its device has spoken with the server. */
async function openDevice(page: Page, cashRegister: CashRegister): Promise<void> {
  const spoken = page.waitForResponse((response) => response.url().endsWith('/devices/contacts'));
  await cashRegister.open();
  expect((await spoken).status()).toBe(200);
}

/** Sells one of a product without an answer, and goes on with the next sale. @returns its id */
async function sellUnsent(page: Page, cashRegister: CashRegister, { name }: Sellable): Promise<string> {
  const sent = page.waitForRequest((request) => request.url().endsWith('/sales/create'));
  await cashRegister.add(name);
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  await cashRegister.finish.click();
  await cashRegister.provisionalTicket.waitFor();
  await cashRegister.nextSale.click();
  return (await sent).postDataJSON().id;
}

/** Goes on as somebody else on this device. */
async function signInHere(page: Page, token: string, path: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('cuadra.session', value), JSON.stringify({ token }));
  await page.goto(path);
}

test('a sale at a price that was replaced before it is marked, and the owner settles it in «Ventas por revisar»', async ({
  page,
  wire,
  cuadra,
  api,
  sessionOf,
  cashRegister,
}) => {
  test.setTimeout(120_000);
  const { url } = cuadra;
  const owner = await sessionOf('demo');
  const [coffee] = await pick(api, 'café');
  await openDevice(page, cashRegister);
  await expect(cashRegister.found.getByRole('button').first()).toBeVisible();
  await readyForOffline(page);
  wire.away(true);
  // The owner makes it dearer at home, and this device does not hear of it.
  const path = `/products/${coffee.id}`;
  const known = await call<Record<string, unknown>>(url, { method: 'GET', path, token: owner });
  const { updated_at: _, reserved: __, qty: ___, average_cost: ____, ...product } = known;
  const dearer = { ...product, is_fixed_price: true, price: '97.00', price_currency: 'USD' };
  await call(url, { method: 'PUT', path: '/products/update', token: owner, body: dearer });
  const id = await sellUnsent(page, cashRegister, coffee);
  wire.away(false);
  await expect(cashRegister.waiting).toBeHidden({ timeout: BACK });
  const { number } = await api.sale(id);

  await signInHere(page, owner, '/sales');
  const sales = new Sales(page);
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Ventas por revisar');
  const row = sales.table.getByRole('row').filter({ hasText: String(number).padStart(8, '0') });
  await expect(row).toContainText('Por revisar');
  await row.getByRole('button').first().click();
  await expect(sales.drawer).toContainText('Se cobró a un precio que no era el de ese momento.');
  await expect(sales.drawer).toContainText(/la envió .+ desde /);
  await expectAccessible(page);
  await sales.drawer.getByRole('button', { name: 'Marcar como revisada' }).click();
  await expect(sales.drawer).toContainText('Revisada.');
  await page.keyboard.press('Escape');
  await expect(row).toBeHidden();
});

test('a revoked device says so, keeps no sale back, and is registered again by who may', async ({
  page,
  cuadra,
  api,
  sessionOf,
  cashRegister,
}) => {
  test.setTimeout(150_000);
  const { url } = cuadra;
  const owner = await sessionOf('demo');
  const [flour] = await pick(api, 'harina');
  const reasonsOf = async (id: string) => {
    const sale = await call<{ late?: { reasons: string[] } }>(url, {
      ...{ method: 'GET', path: `/sales/${id}`, token: owner },
    });
    return sale.late?.reasons;
  };
  await openDevice(page, cashRegister);
  // The connection is there, and the server takes no sale.
  await page.route(SALES, (route) => route.abort());
  const kept = await sellUnsent(page, cashRegister, flour);
  const { items } = await call<{ items: { id: string; revoked_at: string | null }[] }>(url, {
    ...{ method: 'GET', path: '/devices', token: owner },
  });
  for (const { id } of items.filter(({ revoked_at }) => revoked_at === null))
    await call(url, { method: 'PUT', path: `/devices/${id}/revoke`, token: owner });

  await page.reload();
  await expect(page.getByText(/^Retiraron este equipo/)).toBeVisible({ timeout: BACK });
  const state = page.getByRole('button', { name: 'Equipo retirado' });
  await state.click();
  const drawer = page.getByRole('dialog', { name: 'Ventas por enviar' });
  await expect(drawer).toContainText('no se pierde');
  await expect(drawer).toContainText('pide a quien lleva los ajustes');
  await expect(drawer.getByRole('button', { name: 'Registrar este equipo' })).toBeHidden();
  await expect(cashRegister.waitingList).toHaveCount(1);
  await expectAccessible(page);
  await page.unroute(SALES);
  // It may be sent by itself before the button is reached.
  const isSent = drawer.getByText('No hay ventas por enviar');
  await drawer.getByRole('button', { name: 'Enviar ahora' }).or(isSent).first().click();
  await expect(isSent).toBeVisible({ timeout: BACK });
  expect(await reasonsOf(kept)).toEqual(['revoked']);

  // It is known without a connection, too, and is over once somebody has registered it.
  await page.route('**/devices/contacts', (route) => route.abort());
  await signInHere(page, owner, '/cash-register');
  await state.click();
  await page.unroute('**/devices/contacts');
  await drawer.getByRole('button', { name: 'Registrar este equipo' }).click();
  await expect(state).toBeHidden();
  await page.keyboard.press('Escape');
  await page.route(SALES, (route) => route.abort());
  const later = await sellUnsent(page, cashRegister, flour);
  await page.unroute(SALES);
  await expect(cashRegister.waiting).toBeHidden({ timeout: BACK });
  expect(await reasonsOf(later)).toEqual([]);
});

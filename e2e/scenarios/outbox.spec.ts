import type { BrowserContext, Response } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { pick } from '../catalogue.ts';
import { PASSWORDS } from '../demo-users.ts';
import { BACK, expect, readyForOffline, test } from '../offline.ts';
import { CashRegister } from '../screens/cash-register.ts';
import { CashSession } from '../screens/cash-session.ts';
import { signIn } from '../server/api.ts';
import { call } from '../server/call.ts';

test.use({ serviceWorkers: 'allow' });

const DOLLARS = 'Efectivo $';

test.beforeEach(({ pageErrors }) =>
  pageErrors.allow(/^Failed to load resource|net::ERR_|fetching the script/),
);

/** The ids under which sales went out, in all pages. */
function sentIds(context: BrowserContext): string[] {
  const ids: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/sales/create')) ids.push(request.postDataJSON().id);
  });
  return ids;
}

test('an afternoon without a connection: sold at once, reloaded, killed, and each sale arrives once', async ({
  page,
  context,
  wire,
  api,
  cashRegister,
}) => {
  test.setTimeout(150_000);
  const ids = sentIds(context);
  const [flour, coffee] = await pick(api, 'harina', 'café');
  await cashRegister.open();
  await cashRegister.add(flour.name);
  await cashRegister.newSale.click();
  await cashRegister.add(coffee.name);
  await readyForOffline(page);

  // The server goes first, and the browser does not know.
  wire.away(true);
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  await cashRegister.finish.click();
  await expect(cashRegister.provisionalTicket).toContainText(coffee.name);
  await cashRegister.nextSale.click();
  await expect(cashRegister.waiting).toHaveText(/1 por enviar/);

  // Then the network: Caja opens all the same, with the sale that was in front of the cashier.
  await context.setOffline(true);
  await page.reload();
  await expect(cashRegister.waiting).toHaveText(/1 por enviar/, { timeout: BACK });
  await cashRegister.tabs.first().click();
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  await cashRegister.finish.click();
  await expect(cashRegister.provisionalTicket).toContainText(flour.name);

  // Killed with its ticket in sight, and opened again in another tab.
  await page.close({ runBeforeUnload: false });
  const second = await context.newPage();
  const inSecond = new CashRegister(second);
  await inSecond.open();
  await expect(inSecond.provisionalTicket).toBeVisible({ timeout: BACK });
  await inSecond.nextSale.click();
  await expect(inSecond.waiting).toHaveText(/2 por enviar/);
  await inSecond.waiting.click();
  await expect(inSecond.waitingList).toHaveCount(2);
  await expect(inSecond.waitingList.first()).toContainText(coffee.name);
  await expect(inSecond.waitingList.first()).toContainText('Sin conexión');

  wire.away(false);
  await context.setOffline(false);
  await expect(second.getByText('No hay ventas por enviar')).toBeVisible({ timeout: BACK });
  const sold = [...new Set(ids)];
  expect(sold).toHaveLength(2);
  for (const id of sold) expect((await api.sale(id)).number).toBeGreaterThan(0);
  expect(Number((await api.product(flour.id)).qty), 'once').toBe(Number(flour.qty) - 1);
  expect(Number((await api.product(coffee.id)).qty), 'once').toBe(Number(coffee.qty) - 1);
});

test('two tabs on one cash register with a clock that is days ahead: one sale, on the day that it is', async ({
  context,
  wire,
  api,
  cashRegister,
}) => {
  test.setTimeout(120_000);
  const ids = sentIds(context);
  const ahead = Date.now() + 3 * 24 * 60 * 60_000;
  await context.clock.install({ time: ahead });
  await context.clock.resume();
  const [flour] = await pick(api, 'harina');
  const other = await context.newPage();
  await new CashRegister(other).open();
  await cashRegister.open();
  await cashRegister.add(flour.name);
  wire.away(true);
  const before = Date.now();
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  await cashRegister.finish.click();
  await expect(cashRegister.provisionalTicket).toBeVisible();
  const after = Date.now();
  // The other one shows the same cash register.
  const seen = new CashRegister(other);
  await expect(seen.provisionalTicket).toBeVisible();

  wire.away(false);
  await expect(cashRegister.ticket).toBeVisible({ timeout: BACK });
  await expect(seen.ticket).toBeVisible();
  const sold = [...new Set(ids)];
  expect(sold).toHaveLength(1);
  const { create_at } = await api.sale(sold[0] ?? '');
  expect(Date.parse(create_at)).toBeGreaterThan(before - 60_000);
  expect(Date.parse(create_at)).toBeLessThan(after + 60_000);
  expect(Number((await api.product(flour.id)).qty), 'once').toBe(Number(flour.qty) - 1);
});

test('a rejected sale waits for a decision, and leaving the page warns', async ({
  page,
  wire,
  api,
  cashRegister,
}) => {
  test.setTimeout(120_000);
  const [flour] = await pick(api, 'harina');
  await cashRegister.open();
  await cashRegister.add(flour.name);
  await readyForOffline(page);
  wire.away(true);
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  await cashRegister.finish.click();
  await expect(cashRegister.provisionalTicket).toBeVisible();
  await cashRegister.nextSale.click();

  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cerrar sesión' });
  await expect(question).toContainText('Queda 1 registro por enviar');
  await question.getByRole('button', { name: 'No' }).click();

  // What the API says of a sale that it does not take.
  await page.route('**/sales/create', (route) =>
    route.fulfill({
      status: 400,
      json: { error: { message: 'ERROR_VALIDATION', fields: { 'payments.0.payment_method_id': 'unknown' } } },
    }),
  );
  wire.away(false);
  await expect(cashRegister.waiting).toContainText('1 rechazada', { timeout: BACK });
  await cashRegister.waiting.click();
  const card = cashRegister.waitingList.first();
  await expect(card).toContainText('Un método de pago ya no existe');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Corregir' }).click();
  await expect(cashRegister.line(flour.name)).toBeVisible();
  await expect(cashRegister.waiting).toBeHidden();
  await page.unroute('**/sales/create');
});

test('a device without room says so before anybody counts on it, and sells directly', async ({
  page,
  wire,
  api,
  cashRegister,
}) => {
  const [flour] = await pick(api, 'harina');
  // The browser itself refuses to keep anything: no module of ours is told.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: wire.url, quotaSize: 1 });
  await cashRegister.open();
  await expect(page.getByRole('button', { name: 'No se guardan ventas' })).toBeVisible();
  await expect(page.getByText('Este equipo no deja guardar el catálogo.')).toBeVisible();
  await cashRegister.add(flour.name);
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  await cashRegister.finish.click();
  await expect(cashRegister.ticket).toBeVisible();
  expect(Number((await api.product(flour.id)).qty), 'once').toBe(Number(flour.qty) - 1);
});

test('Resumen opened without a connection offers the way to Caja, which sells', async ({
  page,
  context,
  wire,
  api,
  cashRegister,
}) => {
  const [flour] = await pick(api, 'harina');
  await cashRegister.open();
  await cashRegister.add(flour.name);
  await readyForOffline(page);
  wire.away(true);
  await context.setOffline(true);
  await page.goto('/');
  await page.getByRole('link', { name: 'Ir a Caja' }).click();
  await expect(cashRegister.line(flour.name)).toBeVisible({ timeout: BACK });
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  await cashRegister.finish.click();
  await expect(cashRegister.provisionalTicket).toContainText(flour.name);
  wire.away(false);
  await context.setOffline(false);
  await expect(cashRegister.waiting).toBeHidden({ timeout: BACK });
});

test('an evening without a connection: told prices and references, a cash session that is not closed in silence, and a colleague who sends', async ({
  page,
  wire,
  cuadra,
  api,
  cashRegister,
  login,
}) => {
  test.setTimeout(150_000);
  const { url } = cuadra;
  const owner = await signIn(url, 'demo');
  const [flour, coffee] = await pick(api, 'harina', 'café');
  await call(url, {
    ...{ method: 'POST', path: '/clients/create', token: owner },
    body: { name: 'Rosa Blanco', identification_type: 'V', identification: '16220145' },
  });
  const cashSession = new CashSession(page);
  // A session of its own, which ends later.
  await page.goto('/login');
  await page.evaluate(
    (value) => localStorage.setItem('cuadra.session', value),
    JSON.stringify({ token: owner }),
  );
  await cashRegister.open();
  await cashSession.open();
  await cashSession.button('Abrir caja').click();
  await cashSession.button('Contar y cerrar caja').waitFor();
  await cashSession.close();

  // The price changes under a sale: nothing is charged before somebody has said which one counts.
  await cashRegister.add(flour.name);
  const {
    updated_at: _,
    reserved: __,
    qty: ___,
    average_cost: ____,
    ...rest
  } = await call<Record<string, unknown>>(url, {
    ...{ method: 'GET', path: `/products/${flour.id}`, token: owner },
  });
  const dearer = { ...rest, is_fixed_price: true, price: '3.33', price_currency: 'USD' };
  await call(url, { method: 'PUT', path: '/products/update', token: owner, body: dearer });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('group', { name: `Precio nuevo de ${flour.name}` })).toContainText('$ 3,33');
  await expectAccessible(page);
  await cashRegister.charge.click();
  await cashRegister.method('Pago Móvil').click();
  await cashRegister.reference.fill('88004512');
  await expect(cashRegister.finish).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Usar el precio nuevo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cambió un precio de esta venta.')).toBeHidden();
  await readyForOffline(page);
  wire.away(true);
  await page.getByRole('button', { name: /^Exacto/ }).click();
  await cashRegister.finish.click();
  await expect(cashRegister.provisionalTicket).toContainText('3,33');
  await cashRegister.nextSale.click();

  // The same payment once more, which no server can have told of; and what it took is gone from the shelf after a reload.
  await cashRegister.add(coffee.name);
  await cashRegister.charge.click();
  await cashRegister.method('Pago Móvil').click();
  await cashRegister.reference.fill('88004512');
  await expect(page.getByText('Esta referencia ya está en una venta por enviar')).toBeVisible();
  await cashRegister.payments.getByRole('button', { name: 'Volver' }).click();
  await cashRegister.line(coffee.name).getByRole('button', { name: 'Quitar línea' }).click();
  await page.reload();
  await cashRegister.searchBox.fill(flour.name);
  const left = `${Number(flour.qty) - 1} disp.`;
  await expect(cashRegister.card(left).first()).toBeVisible();
  await cashRegister.searchBox.fill('');

  // Somebody new, whom the shop knows and this device does not: written down without a word from the server, and sold to.
  await cashRegister.add(coffee.name);
  await page.keyboard.press('F4');
  await cashRegister.clientBox.fill('16.220.145');
  await cashRegister.clientOption(/^Crear/).click();
  const form = cashRegister.dialog('Nuevo cliente');
  await expect(form.getByRole('textbox', { name: 'Cédula o RIF' })).toHaveValue('16220145');
  await form.getByRole('textbox', { name: 'Nombre' }).fill('Rosa B.');
  await page.keyboard.press('Enter');
  await expect(cashRegister.client).toContainText('Por registrar');
  await expectAccessible(page);
  await page.reload();
  await expect(cashRegister.client).toContainText('Rosa B.');
  await expect(cashRegister.client).toContainText('Por registrar');
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  await cashRegister.finish.click();
  await expect(cashRegister.provisionalTicket).toContainText('Rosa B.');
  await cashRegister.nextSale.click();
  await cashRegister.waiting.click();
  await expect(cashRegister.waitingList.filter({ hasText: 'Cliente nuevo' })).toContainText('V-16220145');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // The connection is back and the sale is not taken: Caja says what it lacks, and so would its Z.
  await page.route('**/sales/create', (route) => route.abort());
  wire.away(false);
  await cashSession.open();
  const missing = cashSession.drawer.getByRole('region', { name: 'Por enviar' });
  await expect(missing).toContainText('2 ventas por Bs.', { timeout: BACK });
  await expect(missing.getByRole('listitem').filter({ hasText: 'Pago Móvil' })).toBeVisible();
  await expectAccessible(page);
  await cashSession.button('Contar y cerrar caja').click();
  await cashSession.amount('Efectivo $').fill('0');
  await cashSession.amount('Efectivo Bs.').fill('0');
  await cashSession.button('Cerrar caja').click();
  await expect(cashSession.confirm).toContainText('No estarán en este reporte Z');
  await expect(cashSession.confirm.getByRole('button', { name: 'Cerrar sin ellas' })).toBeVisible();
  await cashSession.confirm.getByRole('button', { name: 'Seguir contando' }).click();
  await cashSession.close();

  // The session ends, and somebody else comes to the same device: what waited goes out, as its seller's.
  const { items } = await call<{ items: { id: string }[] }>(url, {
    ...{ method: 'GET', path: '/sales?limit=1', token: await signIn(url, 'demo') },
  });
  await call(url, { method: 'POST', path: '/auth/logout', token: owner });
  await page.unroute('**/sales/create');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page).toHaveURL(/\/login/, { timeout: BACK });
  // What went out with the session that has ended may be answered only now.
  const isTaken = (response: Response) =>
    response.url().endsWith('/sales/create') && response.status() !== 401;
  const answer = page.waitForResponse(isTaken);
  const named = page.waitForResponse(
    (response) => isTaken(response) && response.request().postDataJSON().client_id,
  );
  await login.logIn('cajero', PASSWORDS.cajero);
  const sold = await answer;
  expect(sold.status()).toBe(201);
  const ticket = await sold.json();
  expect(ticket.id).not.toBe(items[0]?.id);
  expect((await api.sale(ticket.id)).seller.name).toBe('María Rojas');
  expect(Number((await api.product(flour.id)).qty), 'once').toBe(Number(flour.qty) - 1);
  // Of her name on the device nothing is left: the sale is whom the shop knew.
  expect((await (await named).json()).client?.name).toBe('Rosa Blanco');
  await expect(cashRegister.waiting).toBeHidden();
});

import { formatMoney, formatTicketNumber } from '@cuadra/shared/domain';
import { pick } from '../catalogue.ts';
import { PASSWORDS } from '../demo-users.ts';
import { expect, test } from '../fixtures.ts';

// Here it moves, as it does for most people.
test.use({ reducedMotion: 'no-preference' });

const DOLLARS = 'Efectivo $';
const BOLIVARES = 'Efectivo Bs.';

test.describe('from the login', () => {
  test.use({ signedInAs: null });

  test('two products, paid with dollars, change in bolívares', async ({
    page,
    api,
    login,
    shell,
    cashRegister,
  }) => {
    const [flour, coffee] = await pick(api, 'harina', 'café');

    await page.goto('/');
    await login.logIn('demo', PASSWORDS.demo);
    await shell.goTo('Caja');
    await cashRegister.add(flour.name);
    await cashRegister.add(coffee.name);
    await cashRegister.setQuantity(flour.name, '2');
    await expect(cashRegister.total).toContainText('Bs. ');
    const shown = await cashRegister.total.textContent();

    await cashRegister.charge.click();
    await expect(cashRegister.payments).toContainText('Falta por pagar');
    await cashRegister.pay(DOLLARS, '100');
    await cashRegister.giveChangeIn('Bs.');
    const ticket = await cashRegister.finishSale();

    await expect(cashRegister.ticket).toHaveAccessibleName(`Ticket ${formatTicketNumber(ticket.number)}`);
    const total = formatMoney(ticket.total, 'VES');
    const totalInDollars = formatMoney(ticket.total_alternative, 'USD');
    expect(shown).toContain(total);
    expect(shown).toContain(totalInDollars);
    await expect(cashRegister.ticket).toContainText(total);
    await expect(cashRegister.ticket).toContainText(totalInDollars);
    await expect(cashRegister.ticket.getByRole('button', { name: 'Imprimir' })).toBeVisible();

    // What is written, and not only what was answered.
    const sale = await api.sale(ticket.id);
    expect(sale).toEqual(ticket);
    expect(sale.products.map(({ name, qty }) => [name, Number(qty)])).toEqual([
      [flour.name, 2],
      [coffee.name, 1],
    ]);
    expect(sale.payments).toMatchObject([{ amount: '100.00', currency: 'USD' }]);
    expect(sale.changes).toMatchObject([{ currency: 'VES' }]);
    await expect(cashRegister.ticket).toContainText(formatMoney(sale.changes[0]?.amount ?? '0', 'VES'));
    expect(Number((await api.product(flour.id)).qty)).toBe(Number(flour.qty) - 2);
    expect(Number((await api.product(coffee.id)).qty)).toBe(Number(coffee.qty) - 1);

    await cashRegister.nextSale.click();
    await expect(cashRegister.lines.getByRole('listitem', { name: flour.name })).toBeHidden();
    await expect(cashRegister.searchBox).toBeFocused();
  });
});

test('what is scanned before the rate of the day is there is not lost', async ({
  page,
  api,
  cashRegister,
}) => {
  const [rice] = await pick(api, 'arroz');
  let letThrough = () => {};
  const allowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/rates/dollar', async (route) => {
    await allowed;
    await route.continue();
  });
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.scan(rice.barcode);
  await expect(cashRegister.quantity(rice.name)).toHaveValue('1');
  await expect(cashRegister.charge).toBeDisabled();
  letThrough();
  await expect(cashRegister.charge).toBeEnabled();
});

test('an unknown code adds nothing and says so', async ({ page, cashRegister }) => {
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.scan('00000000');
  await expect(page.getByText('No hay ningún producto con el código 00000000.')).toBeVisible();
  await expect(cashRegister.charge).toBeDisabled();
});

test('a quantity is changed, and the totals follow', async ({ api, cashRegister }) => {
  const [milk] = await pick(api, 'leche');
  await cashRegister.open();
  await cashRegister.add(milk.name);
  const one = await cashRegister.total.textContent();
  await cashRegister.setQuantity(milk.name, '0,5');
  await expect(cashRegister.total).not.toHaveText(one ?? '');
  await cashRegister.setQuantity(milk.name, '1');
  await expect(cashRegister.total).toHaveText(one ?? '');
  await cashRegister.line(milk.name).getByRole('button', { name: 'Quitar línea' }).click();
  await expect(cashRegister.line(milk.name)).toBeHidden();
  await expect(cashRegister.charge).toBeDisabled();
});

test('a double click on «Finalizar venta» sells once', async ({ page, api, cashRegister }) => {
  const [flour] = await pick(api, 'harina');
  await cashRegister.open();
  await cashRegister.add(flour.name);
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/sales/create')) sent += 1;
  });
  await cashRegister.finish.dblclick();
  await expect(cashRegister.ticket).toBeVisible();
  expect(sent).toBe(1);
  expect(Number((await api.product(flour.id)).qty)).toBe(Number(flour.qty) - 1);
});

test('a reload in the middle of a sale keeps it', async ({ page, api, cashRegister }) => {
  const [flour, coffee] = await pick(api, 'harina', 'café');
  await cashRegister.open();
  await cashRegister.add(flour.name);
  await cashRegister.newSale.click();
  await expect(cashRegister.tabs).toHaveText([/^Venta 1/, /^Venta 2/]);
  await cashRegister.add(coffee.name);
  await cashRegister.setQuantity(coffee.name, '3');

  await page.reload();
  await expect(cashRegister.tabs).toHaveText([/^Venta 1/, /^Venta 2/]);
  await expect(cashRegister.quantity(coffee.name)).toHaveValue('3');
  await cashRegister.tabs.first().click();
  await expect(cashRegister.line(flour.name)).toBeVisible();

  await cashRegister.charge.click();
  await cashRegister.pay(BOLIVARES, '99999');
  await page.reload();
  await expect(cashRegister.payments).toContainText('Bs. 99.999,00');
});

test('the answer is lost on the way: the sale is sent again by itself and sold once', async ({
  page,
  api,
  cashRegister,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource: net::ERR_/);
  const [flour] = await pick(api, 'harina');
  await cashRegister.open();
  await cashRegister.add(flour.name);
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  // The sale reaches the server, which sells; the answer never comes back.
  let lost = 0;
  await page.route('**/sales/create', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await cashRegister.finish.click();
  await expect(cashRegister.ticket).toBeVisible();
  expect(lost).toBe(1);
  expect(Number((await api.product(flour.id)).qty), 'sold once').toBe(Number(flour.qty) - 1);
});

test('the power goes while the sale is on its way: after the reload its ticket comes, and it is one sale', async ({
  page,
  api,
  cashRegister,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource: net::ERR_/);
  const [flour] = await pick(api, 'harina');
  await cashRegister.open();
  await cashRegister.add(flour.name);
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  const sold = new Promise<void>((resolve) => {
    void page.route('**/sales/create', async (route) => {
      await route.fetch();
      // And nothing more: the page is gone before the answer comes.
      resolve();
    });
  });
  await cashRegister.finish.click();
  await sold;
  expect(Number((await api.product(flour.id)).qty), 'the server has sold').toBe(Number(flour.qty) - 1);
  await page.unrouteAll();
  await page.reload();

  await expect(cashRegister.ticket).toBeVisible();
  expect(Number((await api.product(flour.id)).qty)).toBe(Number(flour.qty) - 1);
});

test('offline, Caja stays open, and what is in front of the cashier goes on', async ({
  page,
  context,
  api,
  cashRegister,
  pageErrors,
}) => {
  // What was being fetched ahead.
  pageErrors.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const [flour] = await pick(api, 'harina');
  await cashRegister.open();
  await cashRegister.add(flour.name);
  await context.setOffline(true);
  await expect(page.getByText('No tienes conexión a internet. Aquí puedes seguir.')).toBeVisible();
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  await cashRegister.finish.click();
  await expect(cashRegister.provisionalTicket).toBeVisible();
  await context.setOffline(false);
  await expect(cashRegister.ticket).toBeVisible();
  expect(Number((await api.product(flour.id)).qty), 'sold once').toBe(Number(flour.qty) - 1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a sale from start to end, and nothing scrolls sideways', async ({
    page,
    api,
    shell,
    cashRegister,
  }) => {
    const [flour] = await pick(api, 'harina');
    const expectNoSidewaysScroll = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.goto('/');
    await expectNoSidewaysScroll();
    await shell.goTo('Caja');
    await cashRegister.searchBox.fill(flour.name);
    await cashRegister.card(flour.name).first().tap();
    await expect(cashRegister.charge).toBeEnabled();
    await expectNoSidewaysScroll();
    await cashRegister.charge.tap();
    await cashRegister.pay(DOLLARS, '50');
    await expectNoSidewaysScroll();
    await cashRegister.finishSale();
    await expect(cashRegister.ticket).toBeVisible();
    await expectNoSidewaysScroll();
    await cashRegister.nextSale.tap();
    await expect(cashRegister.charge).toBeDisabled();
  });
});

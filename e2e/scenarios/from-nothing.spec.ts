import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { watchErrors } from '../page-errors.ts';
import { CashRegister } from '../screens/cash-register.ts';
import { Guides } from '../screens/guides.ts';
import { Home } from '../screens/home.ts';
import { Login } from '../screens/login.ts';
import { printed } from '../screens/paper.ts';
import { PaymentMethods } from '../screens/payment-methods.ts';
import { Register } from '../screens/register.ts';
import { Settings } from '../screens/settings.ts';
import { Shell } from '../screens/shell.ts';
import { Team } from '../screens/team.ts';
import { startCuadra } from '../server/cuadra-server.ts';
import { type RateSource, startRateSource } from '../server/rate-source.ts';

/** A server as it is set up for a shop: in production, without the demonstration, and with a source of rates that is down. */
const test = base.extend<object, { source: RateSource }>({
  source: [
    async ({ browserName: _ }, use) => {
      const source = await startRateSource();
      await use(source);
      source.stop();
    },
    { scope: 'worker' },
  ],
  cuadra: [
    async ({ source }, use) => {
      const server = await startCuadra({ ...source.env, NODE_ENV: 'production' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.use({ signedInAs: null, knowsCuadra: false });

const OWNER = {
  name: 'Rosa Márquez',
  username: 'rosa.marquez',
  email: 'rosa@laespiga.test',
  password: 'tres panes al dia',
};
const PRICES = [
  'codigo_barras;nombre;categoria;precio;moneda;existencia',
  '7591000000017;Pan canilla;Panadería;0,80;USD;40',
  '7591000000024;Café con leche;Bebidas;650,00;VES;100',
  ';Queso blanco kg;Charcutería;6,40;USD;12',
];
/** In the morning of the day that the server has: the browser's clock is ours. */
const eightOClock = () => new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);

test('from nothing to the first sale: a shop registers, sets itself up, and its cashier sells on a phone', async ({
  page,
  browser,
  cuadra,
  source,
}) => {
  test.setTimeout(180_000);
  await page.clock.install({ time: eightOClock() });
  const shell = new Shell(page);
  const home = new Home(page);
  const settings = new Settings(page);
  const team = new Team(page);
  const steps = home.part('Pasos para tu primera venta');
  /** What is said goes away with the time, so that it lies on nothing. */
  const passSeconds = (seconds: number) => page.clock.runFor(seconds * 1000);

  await test.step('registers with the code of a mail, and lands in the walkthrough', async () => {
    const register = new Register(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Registra tu negocio' }).click();
    await register.fillIn(OWNER, 'Panadería La Espiga');
    await expect(register.code).toBeVisible();
    await expect.poll(() => cuadra.codeFor(OWNER.email)).toMatch(/^\d{6}$/);
    await register.code.fill((await cuadra.codeFor(OWNER.email)) ?? '');
    const guides = new Guides(page);
    await expect(guides.step('Te damos la bienvenida a Cuadra')).toBeVisible();
    await guides.goToTheEnd();
    await guides.finish.click();
    await expect(guides.close).toBeHidden();
  });

  await test.step('the source of rates is down: sets one by hand', async () => {
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await steps.getByRole('link', { name: 'Poner la tasa' }).click();
    await expect(settings.drawer('Ajustes')).toContainText(
      'Apaga la tasa automática si quieres escribirla tú.',
    );
    await settings.automatic.click();
    await settings.rate.fill('870');
    await settings.saveRate.click();
    await expect(page.getByText('Se ha guardado la nueva tasa de cambio USD/VES.')).toBeVisible();
    // What it says from now on is not asked for.
    source.says('1200');
    await page.goBack();
    await expect(steps.getByRole('listitem').filter({ hasText: 'Pon la tasa del día' })).toContainText(
      'Listo',
    );
    await passSeconds(6);
  });

  await test.step('makes a payment method', async () => {
    await steps.getByRole('link', { name: 'Agregar', exact: true }).click();
    const methods = new PaymentMethods(page);
    await methods.add.click();
    await methods.choose('Pago Móvil');
    await methods.chooseBank('0102 Banco de Venezuela');
    await methods.field('Descripción').fill('0414-1112233 · V-14203118');
    await methods.save.click();
    await expect(methods.rows('Pago Móvil')).toContainText('Pide referencia');
    await page.goBack();
    await expect(steps.getByRole('listitem').filter({ hasText: 'Di cómo te pagan' })).toContainText('Listo');
    await passSeconds(6);
  });

  await test.step('imports its list of prices', async () => {
    await steps.getByRole('link', { name: 'Importar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Archivo CSV').setInputFiles({
      name: 'precios.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(PRICES.join('\r\n')),
    });
    await dialog.getByRole('button', { name: 'Importar 3 productos' }).click();
    await dialog.getByRole('button', { name: 'Listo' }).click();
    await expect(page.getByRole('table', { name: 'Productos' })).toContainText('Pan canilla');
    await passSeconds(6);
  });

  await test.step('makes a role', async () => {
    await shell.goTo('Ajustes');
    await settings.way('Roles').click();
    await page.getByRole('button', { name: 'Nuevo rol' }).click();
    await page.getByLabel('Nombre', { exact: true }).fill('Cajera');
    const search = page.getByRole('searchbox', { name: 'Buscar permiso' });
    for (const name of ['Vender en la caja', 'Imprimir tickets']) {
      await search.fill(name);
      await team.permission(name).check();
    }
    // What she also needs is said, and a press away.
    await expect(page.getByText('Lo elegido también necesita «Ver productos».')).toBeVisible();
    await team.drawer('Nuevo rol').getByRole('button', { name: 'Agregar', exact: true }).click();
    await page.getByRole('button', { name: 'Guardar rol' }).click();
    await expect(team.role('Cajera')).toBeVisible();
    await passSeconds(6);
  });

  const password = await test.step('and a cashier with it', async () => {
    await page.keyboard.press('Escape');
    await expect(team.drawer('Roles')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(settings.drawer('Ajustes')).toBeHidden();
    await page.getByRole('button', { name: /^Empresa / }).click();
    await page.getByRole('menuitem', { name: 'Usuarios' }).click();
    await team.newUser.click();
    await team.fillInUser({ name: 'Carla Díaz', email: 'carla@laespiga.test', role: 'Cajera' });
    await page.getByRole('button', { name: 'Crear usuario' }).click();
    await expect(team.loginData).toBeVisible();
    const told = await team.loginFact('Contraseña');
    expect(await team.loginFact('Usuario')).toBe('carla.diaz');
    await page.getByRole('button', { name: 'Listo' }).click();
    return told;
  });

  const phone = await openPhone(browser, cuadra.url);
  const errors = watchErrors(phone.context);
  const caja = new CashRegister(phone.page);

  await test.step('she logs in on her phone, and sells in two currencies', async () => {
    await phone.page.goto('/');
    await new Login(phone.page).logIn('carla.diaz', password);
    const guides = new Guides(phone.page);
    await guides.close.tap();
    await new Shell(phone.page).goTo('Caja');
    for (const [name, times] of [
      ['Pan canilla', 2],
      ['Queso blanco kg', 1],
      ['Café con leche', 1],
    ] as const) {
      await caja.searchBox.fill(name);
      const found = caja.card(name).first();
      for (let time = 0; time < times; time += 1) await found.tap();
    }
    await caja.searchBox.fill('');
    await caja.charge.tap();
    // $ 8,00 of bread and cheese, and a coffee of Bs. 650,00: at 870, Bs. 7.610,00.
    await expect(phone.page.getByText('Bs. 7.610,00').first()).toBeVisible();
    await caja.method('Efectivo $').tap();
    await caja.amount.last().fill('5');
    await caja.method('Pago Móvil').tap();
    await expect(phone.page.getByText('0102 Banco de Venezuela · 0414-1112233 · V-14203118')).toBeVisible();
    await caja.reference.fill('004512');
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const ticket = await caja.finishSale();
    expect(ticket).toMatchObject({ number: 1, total: '7610.00', rate: '870' });
    expect(ticket.payments.map(({ amount, currency, reference }) => [amount, currency, reference])).toEqual([
      ['5.00', 'USD', null],
      ['3260.00', 'VES', '004512'],
    ]);
  });

  await test.step('and prints it', async () => {
    await caja.seeTicket.tap();
    await expect(caja.paper).toContainText('Panadería La Espiga');
    await expect(caja.paper).toContainText('Carla Díaz');
    await caja.ticket.getByRole('button', { name: 'Cerrar' }).last().tap();
    const paper = await printed(phone.page, () =>
      caja.ticket.getByRole('button', { name: 'Imprimir', exact: true }).tap(),
    );
    expect(paper.width).toBe(80);
    await caja.nextSale.tap();
    expect(errors.unexpected()).toEqual([]);
    await phone.context.close();
  });

  await test.step('the owner sees it on Resumen', async () => {
    await home.open();
    await expect(home.part('Ventas')).toContainText('7.610,00');
    await expect(steps).toBeHidden();
  });
});

async function openPhone(
  browser: { newContext: (options: object) => Promise<BrowserContext> },
  baseURL: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    ...{ baseURL, locale: 'es-VE', timezoneId: 'America/Caracas', serviceWorkers: 'block' },
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  });
  return { context, page: await context.newPage() };
}

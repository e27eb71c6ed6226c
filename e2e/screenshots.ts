/**
 * `npm run screenshots -w @cuadra/e2e -- <folder>`: a picture of every screen, in both themes, on a desk and on a phone,
 * for people to look at. It checks nothing.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser/find-browser.ts';
import { launchOptions } from './browser/launch.ts';
import { pick, type Sellable } from './catalogue.ts';
import { PASSWORDS } from './demo-users.ts';
import { CashRegister } from './screens/cash-register.ts';
import { Guides } from './screens/guides.ts';
import { Login } from './screens/login.ts';
import { Products } from './screens/products.ts';
import { Register } from './screens/register.ts';
import { Shell } from './screens/shell.ts';
import { openApi, signIn } from './server/api.ts';
import { somebody } from './server/company.ts';
import { type CuadraServer, startCuadra } from './server/cuadra-server.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['light', 'dark'] as const;

const folder = process.argv[2];
if (folder === undefined)
  throw new Error('Say into which folder: npm run screenshots -w @cuadra/e2e -- <folder>');
await mkdir(folder, { recursive: true });

const browser = await chromium.launch(launchOptions(await findBrowser()));
const server = await startCuadra();
try {
  const api = openApi(server.url, await signIn(server.url, 'demo'));
  const goods = await pick(api, 'harina', 'café', 'arroz', 'azúcar');
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of THEMES) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport,
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'es-VE',
        timezoneId: 'America/Caracas',
        ...(size === 'phone' && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
      });
      // The introduction would stand on every picture; it has its own.
      await context.addInitScript(() => localStorage.setItem('cuadra.get-started', 'completed'));
      const page = await context.newPage();
      let count = 0;
      const shoot: Shoot = async (name) => {
        await page.waitForLoadState('networkidle');
        const file = `${size}-${theme}-${String(++count).padStart(2, '0')}-${name}.png`;
        await page.screenshot({ path: path.join(folder, file), animations: 'disabled' });
      };
      await walk({ page, server, goods, shoot, isPhone: size === 'phone' });
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

type Shoot = (name: string) => Promise<void>;

interface Walk {
  page: Page;
  server: CuadraServer;
  goods: readonly Sellable[];
  shoot: Shoot;
  isPhone: boolean;
}

async function walk({ page, server, goods, shoot, isPhone }: Walk): Promise<void> {
  const login = new Login(page);
  const shell = new Shell(page);

  await shootRegistration(page, shoot);
  await page.goto('/login/legacy');
  await shoot('login-legacy');
  await page.goto('/login');
  await shoot('login');
  await login.logIn('demo', 'equivocada');
  await page.getByRole('alert').waitFor();
  await shoot('login-wrong');
  await login.logIn('demo', PASSWORDS.demo);
  await page.getByRole('region', { name: 'Tasa del día' }).waitFor();
  await shoot('resumen');
  await page.getByRole('button', { name: 'Ver como tabla' }).click();
  await shoot('resumen-table');
  if (isPhone) {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await shoot('menu');
    await page.getByRole('button', { name: 'Cerrar menú' }).click();
  }
  await shootGuides(page, shoot);
  await page.goto('/home');
  await shoot('tiles');
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).waitFor();
  await shoot('profile-menu');
  await page.keyboard.press('Escape');
  await shell.goTo('Ajustes');
  await page.getByRole('dialog').waitFor();
  await shoot('ajustes');

  await shootCaja(page, goods, shoot, isPhone);
  await shootProducts(page, shoot);

  for (const [name, route] of Object.entries({
    clientes: '/clients',
    reportes: '/reports',
    cuenta: '/my-account',
  })) {
    await page.goto(route);
    await shoot(name);
  }
  await page.goto('/subscriptions');
  await shoot('suscripcion');
  await page.getByRole('button', { name: 'Reportar un pago' }).click();
  await page.getByRole('dialog', { name: 'Reportar un pago' }).waitFor();
  await shoot('reportar-pago');
  await page.goto('/subscriptions/change-plan');
  await page.getByRole('radio', { name: 'Básico' }).check();
  await shoot('cambiar-plan');
  await page.getByRole('button', { name: /^Tasa: / }).click();
  await page.getByRole('dialog', { name: 'Tasa de cambio' }).waitFor();
  await shoot('tasa');
  await page.keyboard.press('Escape');
  await page.goto('/no-such-page');
  await shoot('not-found');
  await page.route('**/remotes/mf_inventory/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/products');
  await shell.failureCard('Productos').heading.waitFor();
  await shoot('failed-module');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(true);
  await page.getByRole('heading', { name: 'No tienes conexión a internet' }).waitFor();
  await shoot('offline');
  await page.context().setOffline(false);

  const token = await signIn(server.url, 'root');
  await page.evaluate((value) => localStorage.setItem('cuadra.session', value), JSON.stringify({ token }));
  await page.goto('/back-office');
  await shoot('back-office');
}

async function shootGuides(page: Page, shoot: Shoot): Promise<void> {
  const guides = new Guides(page);
  await page.goto('/get-started');
  await guides.close.waitFor();
  await shoot('guide-welcome');
  await guides.next.click();
  await guides.next.click();
  await guides.pointedAt.waitFor();
  await shoot('guide-step');
  await guides.close.click();
  await page.goto('/?drawer=guides');
  await page.getByRole('dialog').waitFor();
  await shoot('guides');
  await page.goto('/?drawer=guides-inventory');
  await page.getByRole('dialog').getByRole('button', { name: 'Crear un producto' }).click();
  await guides.pointedAt.waitFor();
  await shoot('guide-product');
  await page.goto('/clients');
  await guides.paused.waitFor();
  await shoot('guide-paused');
  await guides.close.click();
}

async function shootRegistration(page: Page, shoot: Shoot): Promise<void> {
  const register = new Register(page);
  await page.goto('/register');
  await register.next.click();
  await shoot('register-faults');
  await register.introduce(somebody());
  await register.field('Cédula: número').fill('11470283-3');
  await shoot('register-you');
  await register.next.click();
  await register.field('Nombre del negocio').fill('Bodega La Esperanza');
  await shoot('register-company');
  await register.next.click();
  await register.field('Moneda principal').waitFor();
  await shoot('register-money');
  await register.next.click();
  await page.getByRole('radio', { name: /^Básico/ }).waitFor();
  await shoot('register-plan');
  await register.create.click();
  await register.code.waitFor();
  await shoot('register-code');
  await page.evaluate(() => sessionStorage.clear());
}

async function shootCaja(
  page: Page,
  goods: readonly Sellable[],
  shoot: Shoot,
  isPhone: boolean,
): Promise<void> {
  const caja = new CashRegister(page);
  await caja.open();
  await caja.found.getByRole('button').first().waitFor();
  await shoot('caja-empty');
  await caja.searchBox.fill('nada que se llame así');
  await page.getByText('No encontramos').waitFor();
  await shoot('caja-not-found');
  for (const { name } of goods) {
    await caja.searchBox.fill(name);
    await caja.found.getByRole('button').filter({ hasText: name }).first().click();
  }
  await caja.searchBox.fill('');
  await shoot('caja-sale');
  if (isPhone) {
    await page.getByRole('button', { name: /^Venta 1/ }).click();
    await shoot('caja-sheet');
  }
  await caja.charge.click();
  await shoot('paying');
  await caja.pay('Efectivo $', '100');
  await shoot('paying-change');
  await caja.payments.getByRole('button', { name: 'Quitar pago' }).click();
  await caja.payments.getByRole('button', { name: 'Pago Móvil' }).click();
  await shoot('paying-reference');
  await caja.payments.getByRole('button', { name: 'Quitar pago' }).click();
  await caja.pay('Efectivo $', '100');
  await caja.finishSale();
  await caja.ticket.waitFor();
  await shoot('ticket');
  await caja.nextSale.click();
}

async function shootProducts(page: Page, shoot: Shoot): Promise<void> {
  const products = new Products(page);
  await products.open();
  await products.rows.first().waitFor();
  await shoot('productos');
  await products.search('nada que se llame así');
  await page.getByText('Nada coincide').waitFor();
  await shoot('productos-not-found');
  await page.goto('/create-product');
  await page.getByRole('heading', { name: 'Crear Producto', level: 1 }).waitFor();
  await shoot('crear-producto');
  await products.save();
  await page.getByText('Escribe el nombre del producto.').waitFor();
  await products.fillIn({ Costo: '2,50', Utilidad: '30' });
  await shoot('crear-producto-faults');
  await products.open();
  await products.import.click();
  await shoot('importar');
  await page.keyboard.press('Escape');
  await products.chooseFile({
    name: 'lista de precios.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'codigo_barras,nombre,precio,moneda\n7599990000109,"Jabón azul, 250 g",1.50,USD\n7599990000116,,3,USD\n7599990000123,Vela,tres,USD\n',
    ),
  });
  await products.importDialog.getByRole('table').waitFor();
  await shoot('importar-review');
  await products.startImport();
  await products.figure('Rechazado').waitFor();
  await shoot('importar-result');
}

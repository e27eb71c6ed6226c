import type { Browser } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { drawnDataUrl } from '../drawn-picture.ts';
import { expect, test } from '../fixtures.ts';
import { CashRegister } from '../screens/cash-register.ts';
import { CashSession } from '../screens/cash-session.ts';
import { CustomerDisplay } from '../screens/customer-display.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop } from '../server/small-shop.ts';

// Each stop is looked at in both themes.
test.describe.configure({ timeout: 120_000 });
test.use({ signedInAs: null });

/** A telephone that knows nothing of Cuadra. */
async function phoneOf(browser: Browser) {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, locale: 'es-VE' },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return new CustomerDisplay(await context.newPage());
}

test('a phone that reads the code follows the sale, copies what it pays to, and is left with nothing when the till closes', async ({
  page,
  browser,
  cuadra,
  pageErrors,
}) => {
  // The till that closed.
  pageErrors.allow(/404/);
  const shop = await openSmallShop(cuadra, { company_name: 'Bodega La Esquina' });
  await shop.setRate('100');
  const malta = await shop.addProduct('Malta fría', '0.50', '1.20');
  const drawn = (width: number) =>
    drawnDataUrl(page, { width, height: width, stripes: ['#7a1', '#263'] }, 'image/webp');
  await shop.put(`/products/${malta.id}/picture`, { large: await drawn(400), small: await drawn(120) });
  await shop.addProduct('Queso blanco', '2', '4');
  await shop.post('/payment_methods/create', {
    ...{ name: 'Pago Móvil', kind: 'mobile_payment', currency: 'VES', needs_reference: true, bank: '0134' },
    description: '0414-1234567 · J-40123456-9',
  });
  await signedInWith(page, shop.owner.token);
  const cashRegister = new CashRegister(page);
  const till = new CashSession(page);
  await cashRegister.open();

  // No till, no address.
  await till.open();
  await expect(till.button('En otra ventana')).toBeVisible();
  await expect(till.button('En otro equipo')).toHaveCount(0);
  await till.drawer.getByRole('button', { name: 'Abrir caja' }).click();
  await till.button('En otro equipo').click();
  const dialog = page.getByRole('dialog', { name: 'Pantalla del cliente en otro equipo' });
  await expect(dialog.getByRole('img', { name: 'Código QR de la pantalla del cliente' })).toBeVisible();
  await expectAccessible(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = async () => {
    await dialog.getByRole('button', { name: 'Copiar enlace' }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const first = await copied();
  expect(first).toMatch(/\/display#[\w-]{43}$/);
  const [phone, late] = [await phoneOf(browser), await phoneOf(browser)];
  await late.page.goto(first);
  await expect(late.page.getByRole('heading', { name: 'Bodega La Esquina' })).toBeVisible();
  await expect(dialog.getByText('Ya hay quien la mira.')).toBeVisible({ timeout: 45_000 });

  // Changed: who had the code before sees nothing any more.
  await dialog.getByRole('button', { name: 'Cambiar el código' }).click();
  await expect(late.closed).toBeVisible();
  await expect.poll(copied).not.toBe(first);
  const asked: string[] = [];
  phone.page.on('request', (request) => asked.push(request.url()));
  const address = await copied();
  await phone.page.goto(address);
  await expect(phone.welcome).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await till.close();

  await cashRegister.add('Malta fría');
  await cashRegister.add('Queso blanco');
  // Each with what stands for it in Caja: letters, and a picture over them where there is one.
  await expect(phone.lines).toHaveText([/^MFMalta fría/, /^QBQueso blanco/], { timeout: 20_000 });
  await expect(phone.lines.first().locator('img')).toBeVisible();
  const beside = await CustomerDisplay.besides(page);
  await expect(beside.lines.first().locator('img'), 'and in a window of this device').toBeVisible();
  await beside.page.close();
  await expect(phone.total).toContainText('520,00');
  await expect(phone.total).toContainText('5,20');
  await expectAccessible(phone.page);
  await cashRegister.charge.click();
  await cashRegister.method('Pago Móvil').click();
  const transfer = phone.transfer('Pago Móvil');
  await expect(transfer.getByRole('img', { name: 'Los datos del pago como código QR' })).toBeVisible();
  await expectAccessible(phone.page);
  for (const [datum, text] of [
    ['banco', '0134'],
    ['teléfono', '04141234567'],
    ['cédula o rif', '401234569'],
    ['monto', '520,00'],
  ] as const) {
    await transfer.getByRole('button', { name: `Copiar ${datum}` }).click();
    await expect.poll(() => phone.page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  await cashRegister.reference.fill('123456');
  await cashRegister.finishSale();
  await expect(phone.thanks).toBeVisible();
  await cashRegister.nextSale.click();
  await expect(phone.welcome).toBeVisible();

  await till.open();
  await till.button('Contar y cerrar caja').click();
  await till.amount('Pago Móvil').fill('520,00');
  await till.button('Cerrar caja').click();
  await till.confirm.getByRole('button', { name: 'Cerrar caja' }).click();
  await expect(phone.closed).toBeVisible();
  await expectAccessible(phone.page);
  await phone.page.reload();
  await expect(phone.closed).toBeVisible();
  // The secret stands in no address that anybody writes down.
  const [, secret = ''] = address.split('#');
  expect(asked.filter((url) => new URL(url).pathname.includes(secret))).toEqual([]);
  expect(asked.filter((url) => url.includes('/auth/'))).toEqual([]);
  await Promise.all([phone, late].map((one) => one.page.context().close()));
});

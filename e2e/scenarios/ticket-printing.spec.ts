import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pick } from '../catalogue.ts';
import { expect, test } from '../fixtures.ts';

/** What a thermal printer on USB looks like to the browser; what it was sent is recorded in the page. */
function plugIn(): void {
  const printed: number[] = [];
  const plug = { isIn: true };
  const device = {
    opened: false,
    vendorId: 0x0416,
    productId: 0x5011,
    productName: 'POS58',
    serialNumber: 'A1',
    configuration: {
      interfaces: [
        {
          interfaceNumber: 0,
          alternate: {
            interfaceClass: 7,
            endpoints: [{ direction: 'out', type: 'bulk', endpointNumber: 3 }],
          },
        },
      ],
    },
    open: async () => undefined,
    close: async () => undefined,
    claimInterface: async () => undefined,
    transferOut: async (endpoint: number, bytes: Uint8Array) => {
      if (!plug.isIn || endpoint !== 3) throw new DOMException('unplugged', 'NotFoundError');
      printed.push(...bytes);
      return { status: 'ok', bytesWritten: bytes.length };
    },
  };
  const usb = {
    requestDevice: async () => device,
    getDevices: async () => (plug.isIn ? [device] : []),
    addEventListener: () => undefined,
  };
  Object.defineProperty(navigator, 'usb', { value: usb, configurable: true });
  Object.assign(window, { printer: { printed, plug } });
}

interface PluggedWindow {
  printer: { printed: number[]; plug: { isIn: boolean } };
}

/** The letters that the printer got, its commands left out. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { printed } = (window as unknown as PluggedWindow).printer;
    return String.fromCharCode(...printed.filter((byte) => byte === 10 || (byte >= 32 && byte < 127)));
  });
}

test('a ticket goes straight to a thermal printer that the device remembers, and out of it by picture and message', async ({
  page,
  context,
  api,
  cashRegister,
}) => {
  const [flour] = await pick(api, 'harina');
  await page.addInitScript(plugIn);
  await cashRegister.open();
  await cashRegister.add(flour.name);
  await cashRegister.charge.click();
  await cashRegister.pay('Efectivo $', '50');
  const { number } = await cashRegister.finishSale();
  const button = (name: string) => cashRegister.ticket.getByRole('button', { name, exact: true });

  await cashRegister.seeTicket.click();
  await button('Elegir impresora').click();
  const panel = page.getByRole('dialog', { name: 'Impresora de tickets' });
  await panel.getByRole('button', { name: 'Elegir por USB' }).click();
  await expect(panel).toContainText('POS58');
  await panel.getByRole('button', { name: 'Imprimir prueba' }).click();
  await expect.poll(() => textOf(page)).toContain('Cuadra');
  await panel.getByRole('button', { name: 'Listo' }).click();

  // A reload forgets nothing: neither the ticket nor the printer.
  await page.reload();
  await cashRegister.ticket.getByRole('button', { name: 'Imprimir' }).click();
  await expect.poll(() => textOf(page)).toContain('Documento no fiscal');
  const paper = await textOf(page);
  expect(paper).toContain(String(number).padStart(8, '0'));
  expect(paper).toContain('Total');
  // The drawer: ESC p, sent behind the text.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as PluggedWindow).printer.printed.join(' ')))
    .toContain('27 112');

  await page.evaluate(() => {
    (window as unknown as PluggedWindow).printer.plug.isIn = false;
  });
  await cashRegister.ticket.getByRole('button', { name: 'Imprimir' }).first().click();
  await expect(cashRegister.ticket.getByRole('alert')).toContainText('No encontramos la impresora');
  await expect(button('Imprimir con el navegador')).toBeVisible();

  await cashRegister.seeTicket.click();
  const downloaded = page.waitForEvent('download');
  await button('Compartir imagen').click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe(`Ticket ${String(number).padStart(8, '0')}.png`);
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');

  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const opened = context.waitForEvent('page');
  await button('WhatsApp').click();
  const chat = new URL((await opened).url());
  expect(chat.searchParams.get('text')).toContain('Documento no fiscal');
  await page.keyboard.press('Escape');

  // The customer comes back for another one while the next sale is being made.
  await cashRegister.nextSale.click();
  await page.getByRole('button', { name: 'Último ticket' }).click();
  await expect(cashRegister.ticket.getByRole('article')).toContainText('Copia');
});

test('a browser that cannot speak to printers says so, and prints itself', async ({
  page,
  api,
  cashRegister,
}) => {
  await page.addInitScript(() => {
    for (const name of ['usb', 'serial']) Reflect.deleteProperty(Navigator.prototype, name);
  });
  const [rice] = await pick(api, 'arroz');
  await cashRegister.open();
  await cashRegister.add(rice.name);
  await cashRegister.charge.click();
  await cashRegister.pay('Efectivo $', '50');
  await cashRegister.finishSale();
  await cashRegister.seeTicket.click();
  await cashRegister.ticket.getByRole('button', { name: 'Elegir impresora' }).click();
  const panel = page.getByRole('dialog', { name: 'Impresora de tickets' });
  await expect(panel).toContainText('Este navegador no puede hablar con impresoras térmicas');
  await panel.getByRole('button', { name: 'Listo' }).click();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.keyboard.press('p');
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
});

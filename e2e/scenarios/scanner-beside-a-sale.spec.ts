import type { Route } from '@playwright/test';
import { barcodeOf, DOLLARS, expect, MOBILE } from '../cashier-day.ts';
import { expectSaid, holds, inSale, PEOPLE, SALES, scanEverywhere, test } from '../scan-places.ts';
import { SCANNERS } from '../screens/scanner.ts';

test('a scan over a ticket begins the next sale', async ({ page, shop, cashRegister, scanner }) => {
  test.slow();
  const { keyboard } = page;
  const { coffee, flour } = shop;
  const foot = page.getByRole('textbox', { name: 'Pie' });
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.scan(barcodeOf(flour));
  for (const { gap, end } of SCANNERS) {
    await expect(cashRegister.charge).toBeEnabled();
    await keyboard.press('F9');
    await expect(cashRegister.payments).toBeFocused();
    await keyboard.press(await cashRegister.keyOf(DOLLARS));
    await expect(cashRegister.amount).toBeFocused();
    await keyboard.press('Enter');
    await expect(cashRegister.nextSale).toBeFocused();
    await scanner.scan(barcodeOf(coffee), { gap, end });
    await expect(cashRegister.nextSale, `${gap} ms, ${end}`).toBeHidden();
    await expect(cashRegister.quantity(coffee.name)).toHaveValue('1');
    await expect(cashRegister.line(flour.name)).toBeHidden();
  }
  await expect(page.getByText(`Venta nueva con ${coffee.name}.`)).toBeVisible();
  // The ticket of before once more, over the sale that has begun.
  await scanEverywhere({ page, shop, scanner }, [
    {
      name: 'the last ticket',
      open: () => keyboard.press('Control+p'),
      stays: () => expect(cashRegister.ticket).toBeVisible(),
    },
    {
      name: 'the printer',
      open: () => keyboard.press('r'),
      stays: () => expect(cashRegister.dialog('Impresora de tickets')).toBeVisible(),
      close: () => keyboard.press('Escape'),
    },
    {
      name: 'the design of the ticket',
      open: async () => {
        await keyboard.press('d');
        await foot.fill('Gracias');
      },
      stays: holds(foot, 'Gracias'),
      close: async () => {
        await keyboard.press('Escape');
        await keyboard.press('Escape');
      },
    },
  ]);
  // Over the ticket of this sale the next one cannot begin: what is being set up would be gone with it.
  await keyboard.press('F9');
  await expect(cashRegister.payments).toBeFocused();
  await keyboard.press(await cashRegister.keyOf(DOLLARS));
  await keyboard.press('Enter');
  await expect(cashRegister.nextSale).toBeFocused();
  await keyboard.press('v');
  await expect(cashRegister.paper).toBeVisible();
  await scanner.scan(barcodeOf(coffee), { gap: 8 });
  await expectSaid(page, `${coffee.name} no se agregó: cierra la ventana`);
  await expect(cashRegister.paper).toBeVisible();
  await keyboard.press('d');
  await foot.fill('Gracias');
  for (const { gap, end } of SCANNERS) {
    await scanner.scan(barcodeOf(coffee), { gap, end });
    await expectSaid(page, `${coffee.name} no se agregó: cierra la ventana`);
    await holds(foot, 'Gracias')();
  }
  // Back to the end of the sale, where Enter and a scan go on again.
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  await expect(cashRegister.nextSale).toBeFocused();
  await scanner.scan(barcodeOf(coffee), { gap: 8 });
  await expect(cashRegister.nextSale).toBeHidden();
  await expect(cashRegister.quantity(coffee.name)).toHaveValue('1');
});

test('over what waits, and while a sale is on its way, a scan is never lost in silence and presses nothing', async ({
  page,
  shop,
  cashRegister,
  scanner,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/^Failed to load resource|net::ERR_/);
  const { keyboard } = page;
  const { coffee, flour } = shop;
  const client = 'Ramón Querales';
  await shop.addClient(client);
  await page.route(SALES, (route) => route.abort());
  await cashRegister.open();
  await cashRegister.add(flour.name);
  await keyboard.press('F9');
  await expect(cashRegister.payments).toBeFocused();
  await keyboard.press(await cashRegister.keyOf(DOLLARS));
  await keyboard.press('Enter');
  await expect(cashRegister.provisionalTicket).toBeVisible();
  await cashRegister.nextSale.click();
  const send = page.getByRole('button', { name: 'Enviar ahora' });
  await scanEverywhere({ page, shop, scanner }, [
    {
      name: 'the outbox',
      open: async () => {
        await keyboard.press('Control+F10');
        await send.focus();
      },
      stays: () => expect(send).toBeFocused(),
      close: () => keyboard.press('Escape'),
    },
  ]);
  await page.unroute(SALES);
  await expect(cashRegister.waiting).toBeHidden({ timeout: 45_000 });

  // On credit it waits for its answer, however long the server takes.
  const held: Route[] = [];
  await page.route(SALES, (route) => void held.push(route));
  await keyboard.press('F4');
  await cashRegister.clientBox.fill(client);
  await cashRegister.clientOption(/^Ramón/).click();
  await keyboard.press('F9');
  await expect(cashRegister.payments).toBeFocused();
  await keyboard.press('F6');
  await cashRegister.finish.click();
  await expect.poll(() => held.length).toBe(1);
  const before = await inSale(page, coffee.name);
  for (const { gap, end } of SCANNERS) {
    await scanner.scan(barcodeOf(coffee), { gap, end });
    await expectSaid(page, `Esta venta ya se está cobrando: ${coffee.name} no se agregó.`);
  }
  expect([await inSale(page, coffee.name), held.length]).toEqual([before, 1]);
  await held[0]?.continue();
  await expect(cashRegister.ticket).toBeVisible();
});

test('where nothing is sold a scan is refused aloud, and annuls and returns nothing', async ({
  page,
  shop,
  scanner,
}) => {
  const { coffee } = shop;
  const { id } = await shop.sell({ lines: [[coffee, '1']], payments: [{ method: DOLLARS }] });
  await page.goto(`/sales?drawer=sale&sale=${id}`);
  const dialogs = [
    { button: /^Anular/, field: page.getByRole('textbox', { name: /^Motivo/ }), text: 'Se arrepintió' },
    { button: /^Devolver/, field: page.getByRole('textbox', { name: /^Cuánto vuelve/ }), text: '1' },
  ];
  for (const [at, { button, field, text }] of dialogs.entries()) {
    await page.getByRole('button', { name: button }).click();
    await field.fill(text);
    for (const [index, { gap, end }] of SCANNERS.entries()) {
      const code = `75910020${at}${1000 + index}`;
      await scanner.scan(code, { gap, end });
      const said = page.getByText(`Aquí no se vende, y ${code} no se agregó a nada.`);
      await expect(said, `${gap} ms, ${end}`).toBeVisible();
      await holds(field, text)();
    }
    await page.keyboard.press('Escape');
  }
  const sale = await shop.get(`/sales/${id}`);
  expect(sale).not.toHaveProperty('annulment');
  expect(sale).not.toHaveProperty('returns');
});

test('quick fingers and a key held down are never taken for a scanner', async ({
  page,
  shop,
  cashRegister,
  scanner,
}) => {
  const { keyboard } = page;
  const { flour } = shop;
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.add(flour.name);
  await keyboard.press('F9');
  await expect(cashRegister.payments).toBeFocused();
  for (const gap of PEOPLE) {
    await scanner.press(await cashRegister.keyOf(MOBILE).then((key) => [key]), { gap });
    await expect(cashRegister.amount).toBeFocused();
    await scanner.press([...'1234567'], { gap });
    await expect(cashRegister.amount).toHaveValue('1234567');
    await keyboard.press('F3');
    await scanner.press([...'00451277'], { gap });
    await expect(cashRegister.reference).toHaveValue('00451277');
    await keyboard.press('Control+Delete');
    await expect(cashRegister.payments).toBeFocused();
  }
  await scanner.press([await cashRegister.keyOf(DOLLARS)], { gap: 80 });
  await expect(cashRegister.amount).toBeFocused();
  await keyboard.press('1');
  await keyboard.down('0');
  for (let times = 0; times < 8; times += 1) await keyboard.down('0');
  await keyboard.up('0');
  await expect(cashRegister.amount).toHaveValue('1000000000');
  expect(await inSale(page, flour.name)).toBe(1);
});

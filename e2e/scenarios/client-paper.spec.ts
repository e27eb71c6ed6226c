import { companyDay, newClientId, plainSpaces } from '@cuadra/shared/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pagesPrinted, printed } from '../screens/paper.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop, type SmallShop } from '../server/small-shop.ts';

test.use({ signedInAs: null });

const A4 = { width: 210, height: 297 };

async function addCarmen(shop: SmallShop): Promise<string> {
  const { id } = await shop.post<{ id: string }>('/clients/create', {
    ...{ id: newClientId(), name: 'Carmen del Papel', phone: '0412-5550987' },
    ...{ identification: '9876543', identification_type: 'V' },
  });
  return id;
}

/** Has «Imprimir» only say that it was pressed, and tells what is on the paper by then. */
async function onPaper(page: Page, press: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await press();
  const paper = page.locator('[data-print-page], [data-print-sheet]');
  await expect(paper).toHaveCount(1);
  return plainSpaces((await paper.textContent()) ?? '');
}

test('a statement is printed on sheets with all its lines, and on the shop’s roll', async ({
  page,
  cuadra,
}) => {
  const shop = await openSmallShop(cuadra);
  await shop.setRate('100');
  const flour = await shop.addProduct('Harina del papel', '5', '10');
  const client = await addCarmen(shop);
  const owed_since = companyDay(new Date());
  for (let debt = 0; debt < 60; debt += 1)
    await shop.post(`/clients/${client}/opening_debts`, { amount: '1', currency: 'USD', owed_since });
  const { number } = await shop.sell({ lines: [[flour, '1']], client });
  await shop.payDebt(client, { method: '$', amount: '4' });

  await signedInWith(page, shop.owner.token);
  await page.goto(`/clients/${client}`);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Imprimir su estado de cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imprimir estado de cuenta' });
  const print = () => dialog.getByRole('button', { name: 'Imprimir' }).click();
  await expect(dialog.getByRole('status')).toHaveText('62 movimientos en el papel.');

  const sheet = await onPaper(page, print);
  const ticket = String(number).padStart(8, '0');
  for (const words of [
    'Carmen del Papel, V-9876543',
    'Debe hoy$ 66,00Bs. 6.600,00',
    'Tasa de hoy1 USD = 100,0000 VES',
    'Saldo anterior$ 0,00',
    `Venta ${ticket}`,
    'Abono 1Efectivo $ $ 4,00 · 1 USD = 100,0000 VES$ 4,00$ 66,00',
    'Totales y saldo$ 70,00$ 4,00$ 66,00',
    'Documento no fiscal',
  ])
    expect(sheet).toContain(words);
  expect(sheet.indexOf('Deuda de antes')).toBeLessThan(sheet.indexOf(`Venta ${ticket}`));
  const pages = await pagesPrinted(page);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages).toEqual(pages.map(() => A4));
  await expect(page.locator('[data-print-page]')).toHaveCount(0);

  await dialog.getByLabel('Papel').selectOption({ label: 'Ticket de 80 mm' });
  let roll = '';
  const { width } = await printed(page, async () => {
    await print();
    roll = plainSpaces((await page.locator('[data-print-sheet]').textContent()) ?? '');
  });
  expect(width).toBe(80);
  expect(roll).toMatch(
    /ESTADO DE CUENTA.*Saldo anterior USD \$ 0,00.*Abono 1.*Saldo USD \$ 66,00.*Debe hoy \$ 66,00/,
  );

  await dialog.getByLabel('Período').selectOption({ label: 'El mes pasado' });
  await expect(dialog.getByRole('status')).toHaveText('No hubo movimientos en estos días.');
  await dialog.getByLabel('Período').selectOption({ label: 'Otras fechas' });
  await dialog.getByLabel('Desde').fill(owed_since);
  await dialog.getByLabel('Hasta').fill('2026-01-01');
  await expect(dialog).toContainText('La primera fecha va antes que la segunda.');
  await expect(dialog.getByRole('button', { name: 'Imprimir' })).toBeDisabled();
  await dialog.getByLabel('Hasta').fill(owed_since);
  await expect(dialog.getByRole('status')).toHaveText('62 movimientos en el papel.');
});

test('an abono has a receipt that is printed and sent', async ({ page, cuadra }) => {
  const shop = await openSmallShop(cuadra);
  await shop.setRate('100');
  await shop.addMobilePayment('Pago Móvil de la casa');
  const flour = await shop.addProduct('Harina del recibo', '5', '10');
  const client = await addCarmen(shop);
  await shop.sell({ lines: [[flour, '1']], client });
  await shop.payDebt(client, { method: 'Pago Móvil de la casa', amount: '400', reference: '004471' });

  await signedInWith(page, shop.owner.token);
  await page.goto(`/clients/${client}`);
  await page.getByRole('button', { name: 'Abono 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Abono 1' });
  let paper = '';
  const { width } = await printed(page, async () => {
    await dialog.getByRole('button', { name: 'Imprimir' }).click();
    paper = plainSpaces((await page.locator('[data-print-sheet]').textContent()) ?? '');
  });
  expect(width).toBe(80);
  expect(paper).toMatch(
    /Recibo de abono 1.*Carmen del Papel, V-9876543.*Abonó \$ 4,00.*\(ref\. 004471\) Bs\. 400,00.*Queda debiendo \$ 6,00.*En VES Bs\. 600,00.*Documento no fiscal/,
  );
  const chat = new URL((await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  expect(chat.pathname).toBe('/584125550987');
  expect(chat.searchParams.get('text')).toContain('*Queda debiendo: $\u00a06,00*\nEn VES: Bs.\u00a0600,00');
  const downloaded = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Compartir imagen' }).click();
  expect((await downloaded).suggestedFilename()).toBe('Abono 1.png');
});

test('ageing is printed with what all of it comes to', async ({ page, cuadra }) => {
  const shop = await openSmallShop(cuadra);
  await shop.setRate('100');
  const client = await addCarmen(shop);
  await shop.post(`/clients/${client}/opening_debts`, {
    ...{ amount: '12', currency: 'USD', owed_since: '2026-01-01', due_on: '2026-01-15' },
  });
  await signedInWith(page, shop.owner.token);
  await page.goto('/clients/ageing');
  const paper = await onPaper(page, () => page.getByRole('button', { name: 'Imprimir' }).click());
  expect(paper).toMatch(/^Antigüedad de las deudas1 cliente debe, a la tasa de hoy, 1 USD = 100,00 VES/);
  expect(paper).toContain('Carmen del Papel0412-5550987————$ 12,00$ 12,00Bs. 1.200,00');
  expect(paper).toMatch(/Total.*\$ 12,00Bs\. 1\.200,00\$ 12,00Bs\. 1\.200,00$/);
  expect(await pagesPrinted(page)).toEqual([A4]);
});

import type { Page } from '@playwright/test';
import { BOLIVARES, barcodeOf, type CashierShop, DOLLARS, expect, test } from '../cashier-day.ts';
import { readyForOffline } from '../offline.ts';
import { Scanner } from '../screens/scanner.ts';

/** Ramón owes one coffee and one rice, 6,70 dollars: at 860,18 they are 5.763,21 bolívares. */
async function owing(shop: CashierShop): Promise<string> {
  const client = await shop.addClient('Ramón Querales');
  await shop.sell({
    lines: [
      [shop.coffee, '1'],
      [shop.rice, '1'],
    ],
    client,
  });
  return client;
}

/** Sets what a client may owe. */
async function limit(shop: CashierShop, id: string, credit_limit: string): Promise<void> {
  const { name } = await shop.get<{ name: string }>(`/clients/${id}`);
  await shop.put('/clients/update', { id, name, credit_limit });
}

const abono = (page: Page) => page.getByRole('dialog', { name: 'Abonar' });

test('the picker tells what each client owes in both currencies, and who is past their limit', async ({
  page,
  shop,
  cashRegister,
}) => {
  const { keyboard } = page;
  await limit(shop, await owing(shop), '5');
  const carmen = await shop.addClient('Carmen Querales');
  await limit(shop, carmen, '10');
  await shop.sell({ lines: [[shop.rice, '1']], client: carmen });
  await shop.addClient('Zoila Querales');
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await keyboard.press('F4');
  await cashRegister.clientBox.fill('quera');
  const ramon = cashRegister.clientOption(/Ramón/);
  await expect(ramon).toContainText(/Debe \$\s6,70/);
  await expect(ramon).toContainText(/Bs\.\s5\.763,21/);
  await expect(ramon).toContainText(/pasó su límite de \$\s5,00 por \$\s1,70/);
  await expect(cashRegister.clientOption(/Carmen/)).toContainText(/crédito \$\s8,70 de \$\s10,00/);
  await expect(cashRegister.clientOption(/Zoila/)).not.toContainText('Debe');

  // Who pays a debt is found among who owes one.
  await page.getByRole('button', { name: 'Cobrar deuda' }).click();
  await expect(cashRegister.clientOption(/Zoila/)).toBeHidden();
  await expect(cashRegister.clientOption(/Carmen/)).toBeVisible();
  await page.getByRole('button', { name: 'Elegir para la venta' }).click();
  await expect(cashRegister.clientOption(/Zoila/)).toBeVisible();
});

test('a debt is collected in the middle of a sale, and what is scanned meanwhile is in it', async ({
  page,
  shop,
  cashRegister,
  cashSession,
}) => {
  const { keyboard } = page;
  const { flour, coffee, rice } = shop;
  const scanner = new Scanner(page);
  // Below a dialog they are hidden from who does not see the screen.
  const linesBelow = page.getByRole('textbox', { name: 'Cantidad', includeHidden: true });
  await shop.openCashSession([{ method: DOLLARS, amount: '10' }]);
  await owing(shop);
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.scan(barcodeOf(flour));
  await expect(cashRegister.quantity(flour.name)).toHaveValue('1');

  await test.step('from the picker, without giving the sale to who pays', async () => {
    await keyboard.press('F4');
    await page.getByRole('button', { name: 'Cobrar deuda' }).click();
    await expect(cashRegister.clientOption(/Ramón/)).toBeVisible();
    await keyboard.press('Enter');
    await expect(abono(page)).toContainText(/Te debe \$\s6,70/);
    await abono(page).getByLabel('Método de pago').selectOption({ label: DOLLARS });
    const amount = abono(page).getByLabel('Monto');
    await amount.fill('2');
    await scanner.scan(barcodeOf(coffee), { gap: 15, end: 'Enter' });
    await expect(linesBelow).toHaveCount(2);
    await expect(amount).toHaveValue('2');
    await abono(page).getByRole('textbox', { name: 'Referencia' }).focus();
    await scanner.scan(barcodeOf(rice), { gap: 5, end: 'nothing' });
    await expect(linesBelow).toHaveCount(3);
    await expect(abono(page).getByRole('textbox', { name: 'Referencia' })).toHaveValue('');
    await abono(page).getByRole('button', { name: 'Guardar abono' }).click();
    await expect(
      page.getByText('Anotamos el abono de $ 2,00. Ramón Querales queda debiendo $ 4,70.'),
    ).toBeVisible();
    await expect(cashRegister.clientOption(/Ramón/)).toContainText(/Debe \$\s4,70/);
  });

  await test.step('from the client of the sale', async () => {
    await page.getByRole('button', { name: 'Elegir para la venta' }).click();
    await cashRegister.clientOption(/Ramón/).click();
    await expect(cashRegister.client).toContainText(/Debe \$\s4,70/);
    await cashRegister.client.getByRole('button', { name: 'Cobrar deuda' }).click();
    await expect(abono(page)).toContainText(/Te debe \$\s4,70/);
    await abono(page).getByLabel('Método de pago').selectOption({ label: DOLLARS });
    await abono(page).getByRole('button', { name: 'Guardar abono' }).click();
    await expect(page.getByText('Anotamos el abono de $ 4,70. Ramón Querales ya no te debe.')).toBeVisible();
    await expect(cashRegister.client).not.toContainText('Debe');
    await expect(cashRegister.client.getByRole('button', { name: 'Cobrar deuda' })).toBeHidden();
  });

  // The sale is there as it was, with what was scanned.
  for (const { name } of [flour, coffee, rice]) await expect(cashRegister.quantity(name)).toHaveValue('1');
  await cashSession.open();
  await expect(page.getByRole('dialog')).toContainText(/\$\s16,70/);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no debt is collected, and the sale stays', async ({ page, shop, cashRegister, pageErrors }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await owing(shop);
    await cashRegister.open();
    await expect(cashRegister.searchBox).toBeFocused();
    await cashRegister.scan(barcodeOf(shop.flour));
    await expect(cashRegister.quantity(shop.flour.name)).toHaveValue('1');
    await page.keyboard.press('F4');
    await cashRegister.clientOption(/Ramón/).click();
    await expect(cashRegister.client).toContainText(/Debe \$\s6,70/);
    await readyForOffline(page);
    await page.context().setOffline(true);
    await cashRegister.client.getByRole('button', { name: 'Cobrar deuda' }).click();
    const refused = cashRegister.dialog('Cobrar deuda');
    await expect(refused).toContainText('Sin conexión no se puede cobrar una deuda');
    await page.keyboard.press('Escape');
    await expect(cashRegister.quantity(shop.flour.name)).toHaveValue('1');

    // What this device remembers of who owes says when it was told.
    await page.keyboard.press('F4');
    await cashRegister.clientBox.fill('ramon');
    await expect(cashRegister.clientOption(/Ramón/)).toContainText(/Debe \$\s6,70/);
    await expect(cashRegister.clientOption(/Ramón/)).toContainText(/al \d+ \w+, \d+:\d\d [ap]\. m\./);
    await page.context().setOffline(false);
  });
});

test('what a client has in favour pays a part of their next sale, and the rest is paid in bolívares', async ({
  page,
  shop,
  cashRegister,
  cashSession,
}) => {
  const { coffee, rice } = shop;
  await shop.openCashSession([{ method: DOLLARS, amount: '10' }]);
  // A rice on credit that was paid and brought back: 1,30 dollars in favour.
  const client = await shop.addClient('Ramón Querales');
  const { id, products } = await shop.sell({ lines: [[rice, '1']], client });
  await shop.payDebt(client, { method: DOLLARS, amount: '1.30' });
  await shop.post(`/sales/${id}/returns`, { lines: [{ line_id: products[0]?.id, qty: '1' }] });

  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.scan(barcodeOf(coffee));
  await expect(cashRegister.quantity(coffee.name)).toHaveValue('1');
  await page.keyboard.press('F4');
  await expect(cashRegister.clientOption(/Ramón/)).toContainText(/A favor \$\s1,30/);
  await cashRegister.clientOption(/Ramón/).click();
  await expect(cashRegister.client).toContainText(/A favor \$\s1,30/);
  await page.keyboard.press('F9');
  const use = page.getByRole('button', { name: 'Usar saldo a favor' });
  await use.click();
  await expect(use).toHaveAttribute('aria-pressed', 'true');
  // 5,40 less 1,30 are 4,10 dollars, 3.526,74 bolívares.
  await expect(cashRegister.payments).toContainText(/Se paga con saldo a favor\$\s1,30/);
  await expect(cashRegister.payments).toContainText(/Falta por pagarBs\.\s3\.526,74/);
  await cashRegister.method(BOLIVARES).click();
  await expect(cashRegister.amount).toHaveValue('3.526,74');
  const ticket = await cashRegister.finishSale();
  expect(ticket).toMatchObject({ type: 'credit', balance: '1.30', credit_used: '1.30', rounding: '0.00' });
  await expect(cashRegister.ticket).toContainText(/Pagado con saldo a favor/);
  await expect(cashRegister.ticket).not.toContainText('Queda a crédito');
  await cashRegister.nextSale.click();
  expect(await shop.get(`/clients/${client}`)).toMatchObject({ balances: [] });
  // Eleven dollars and thirty cents of the abono, and what was paid in bolívares: nothing of the balance.
  await cashSession.open();
  await expect(page.getByRole('dialog')).toContainText(/\$\s11,30/);
});

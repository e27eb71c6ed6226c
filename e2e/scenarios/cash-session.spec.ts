import { balanceReport, currentCash, incomesReport } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoFault } from '../no-fault.ts';
import { CashRegister } from '../screens/cash-register.ts';
import { CashSession } from '../screens/cash-session.ts';
import type { CuadraServer } from '../server/cuadra-server.ts';
import { call, newCompany, signedInWith } from '../server/own-company.ts';

test.use({ signedInAs: null, reducedMotion: 'reduce' });

/** A company that sells coffee at $ 5,40 with a dollar at Bs. 860,18. */
async function coffeeShop(cuadra: CuadraServer) {
  const { token } = await newCompany(cuadra);
  const ask = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    call<T>(cuadra.url, { method, path, token, ...(body && { body }) });
  const { id } = await ask<{ id: string }>('GET', '/company_configurations');
  await ask('PUT', '/company_configurations/update', { id, with_auto_rate: false });
  await ask('POST', '/exchange_rates/create', { source: 'USD', target: 'VES', rate: '860.18' });
  const coffee = { name: 'Café molido 500 g', qty: '100', cost: '4', price: '5.40', is_fixed_price: true };
  await ask('POST', '/products/create', {
    ...coffee,
    utility: null,
    cost_currency: 'USD',
    price_currency: 'USD',
  });
  return { token, coffee: coffee.name, ask };
}

/** Prints what is asked for into a PDF, as the browser's dialog would. @returns its page in millimetres */
async function printed(page: Page, press: () => Promise<void>): Promise<{ width: number; height: number }> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await press();
  const overflow = await page.locator('[data-print-sheet] article').evaluate((paper) => {
    const edge = paper.getBoundingClientRect();
    return [...paper.querySelectorAll('*')].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.left < edge.left - 0.5 || box.right > edge.right + 0.5;
    }).length;
  });
  expect(overflow, 'text that is cut at the edge').toBe(0);
  // It says `afterprint` at its end, as the dialog does.
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
  expect(boxes, 'one page, however long').toHaveLength(1);
  const [width = 0, height = 0] = (boxes[0] ?? []).slice(1).map((points) => (Number(points) / 72) * 25.4);
  return { width: Math.round(width), height: Math.round(height) };
}

test('a day at the till: floats, sales, money in and out, X, a count that does not match, and Z', async ({
  page,
  context,
  cuadra,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const { token, coffee, ask } = await coffeeShop(cuadra);
  await signedInWith(page, token);
  const caja = new CashRegister(page);
  const till = new CashSession(page);

  // Opened with what was counted: bolívares typed, dollars note by note.
  await caja.open();
  await expect(till.state).toHaveText('Caja sin abrir');
  await till.open();
  await till.amount('Efectivo Bs.').fill('1.000');
  await till.count('Efectivo $', { '$ 5,00': 3, '$ 1,00': 5 });
  await expect(till.amount('Efectivo $')).toHaveValue('20,00');
  await expectNoFault(page, 'light');
  await till.button('Abrir caja').click();
  await expect(till.drawer.getByRole('region', { name: 'Debería haber' })).toContainText('Bs. 1.000,00');
  await till.close();
  await expect(till.state).toHaveText(/^Caja abierta desde \d+:\d\d [ap]. m., por Ana Pérez$/);

  // $ 5,40 paid with ten dollars and the change in bolívares; then Bs. 4.644,97 in bolívares.
  await caja.add(coffee);
  await caja.charge.click();
  await caja.pay('Efectivo $', '10');
  await caja.giveChangeIn('Bs.');
  await caja.finishSale();
  await caja.nextSale.click();
  await caja.add(coffee);
  await caja.charge.click();
  await caja.pay('Efectivo Bs.', '5000');
  await caja.giveChangeIn('Bs.');
  await caja.finishSale();
  await caja.nextSale.click();

  await page.keyboard.press('F10');
  await till.move('Salida', { method: 'Efectivo Bs.', amount: '50', reason: 'Hielo' });
  await till.move('Entrada', { method: 'Efectivo $', amount: '10,50', reason: 'Sencillo' });

  // X says what the API says, to the cent.
  const { session } = currentCash.response.parse(await ask('GET', '/cash_sessions/current'));
  const expected = (currency: string) =>
    session?.counts.find((count) => count.currency === currency)?.expected ?? 'none';
  await till.button('Reporte X').click();
  await expect(till.report).toHaveAccessibleName(/^Reporte X/);
  for (const currency of ['VES', 'USD']) {
    await expect(till.report).toContainText(`Esperado ${formatMoney(expected(currency), currency)}`);
  }
  expect(expected('USD')).toBe('40.50');
  await till.button('Listo').click();

  // The same user counts in another window too; this one closes first.
  const other = await context.newPage();
  await signedInWith(other, token);
  const otherTill = new CashSession(other);
  await other.goto('/cash-register?drawer=cash-session');
  await otherTill.button('Contar y cerrar caja').click();
  await otherTill.amount('Efectivo Bs.').fill('1');
  await otherTill.amount('Efectivo $').fill('1');

  await till.button('Contar y cerrar caja').click();
  await till.button('Cerrar caja').click();
  await expect(till.drawer.getByText('Cuenta lo que hay. Si no hay nada, escribe 0.')).toHaveCount(2);
  const short = (Number(expected('VES')) - 10).toFixed(2);
  await till.amount('Efectivo Bs.').fill(short.replace('.', ','));
  await till.amount('Efectivo $').fill('40,50');
  await expect(till.drawer.getByText('Falta Bs. 10,00')).toBeVisible();
  await expect(till.drawer.getByText('Cuadra', { exact: true })).toBeVisible();
  await till.amount('Notas').fill('Vuelto mal dado');
  await till.button('Cerrar caja').click();
  await expect(till.confirm).toContainText('Falta Bs. 10,00');
  await expectNoFault(page, 'light');
  await till.confirm.getByRole('button', { name: 'Cerrar caja' }).click();

  await expect(till.report).toHaveAccessibleName(/^Reporte Z/);
  await expect(till.report).toContainText('Falta -Bs. 10,00');
  await expect(till.report).toContainText('Vuelto mal dado');

  // What Z says came in and was taken out is what the reports say.
  const incomes = incomesReport.response.parse(await ask('GET', '/reports/incomes'));
  const balance = balanceReport.response.parse(await ask('GET', '/reports/balance'));
  for (const { currency, amount } of incomes.currencies) {
    await expect(till.report).toContainText(`${currency} ${formatMoney(amount, currency)}`);
  }
  expect(incomes.currencies.map(({ currency }) => currency).sort()).toEqual(['USD', 'VES']);
  expect(
    balance.currencies.map(({ currency, pay_in, pay_out }) => [currency, pay_in, pay_out]).sort(),
  ).toEqual([
    ['USD', '10.50', '0.00'],
    ['VES', '0.00', '50.00'],
  ]);

  // On paper: the company's 80 mm, then 58.
  const print = () => till.button('Imprimir').click();
  expect((await printed(page, print)).width).toBe(80);
  const { id, name } = await ask<{ id: string; name: string }>('GET', '/companies');
  await ask('PUT', '/companies/update', { id, name, paper_width: 58, ticket_footer: 'Vuelve pronto' });

  // The other window is told, and nothing is counted twice.
  pageErrors.allow(/status of 409/);
  await otherTill.button('Cerrar caja').click();
  await otherTill.confirm.getByRole('button', { name: 'Cerrar caja' }).click();
  await expect(other.getByText('Esta caja ya se cerró desde otra ventana')).toBeVisible();
  await expect(otherTill.button('Abrir caja')).toBeVisible();
  await other.close();

  await page.reload();
  await till.button('Último reporte Z').click();
  await expect(till.report).toContainText('Falta -Bs. 10,00');
  const narrow = await printed(page, print);
  expect(narrow.width).toBe(58);
  await till.button('Listo').click();
  await till.button('Cajas anteriores').click();
  await expect(till.drawer.getByRole('listitem')).toHaveText([/Ana Pérez.*Con diferencias/]);
  await till.close();
  await expect(till.state).toHaveText('Caja sin abrir');
});

import {
  findBalanceReport,
  findCurrentCashSession,
  findIncomesReport,
  findPendingIncomesReport,
  findSalesReport,
  type CashSession as Session,
} from '@cuadra/shared/contract';
import { exact, formatMoney, sum, toMoney } from '@cuadra/shared/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { BOLIVARES, type CashierShop, DOLLARS, expect, MOBILE, sellAllDay, test } from '../cashier-day.ts';
import { CashSession } from '../screens/cash-session.ts';
import { printed } from '../screens/paper.ts';
import { Reports } from '../screens/reports.ts';
import { signedInWith } from '../server/signed-in-with.ts';

// Counted, printed and held against all reports, in two windows.
test.describe.configure({ timeout: 120_000 });

async function readSession(shop: CashierShop) {
  return findCurrentCashSession.response.parse(await shop.get('/cash_sessions/current'));
}

test('money in and out, and X says what the API says', async ({ page, shop, cashRegister, cashSession }) => {
  const { keyboard } = page;
  const opening = [{ method: BOLIVARES, amount: '1000' }];
  await shop.openCashSession(opening);
  await shop.sell({ lines: [[shop.rice, '1']], payments: [{ method: MOBILE, reference: '00451277' }] });
  await cashRegister.open();
  await expect(cashSession.state).toHaveText(/^Caja abierta/);
  await keyboard.press('F10');
  await cashSession.move('Salida', { method: BOLIVARES, amount: '50', reason: 'Hielo' });
  await cashSession.move('Entrada', { method: DOLLARS, amount: '10,50', reason: 'Sencillo' });
  const { session } = await readSession(shop);
  await keyboard.press('x');
  await expect(cashSession.report).toHaveAccessibleName(/^Reporte X/);
  for (const { expected, currency } of session?.counts ?? []) {
    await expect(cashSession.report).toContainText(`Esperado ${formatMoney(expected, currency)}`);
  }
  await cashSession.button('Listo').click();
});

test('a count that lacks ten bolívares, and a Z that equals the reports to the cent, in both currencies', async ({
  page,
  context,
  cuadra: _,
  shop,
  cashRegister,
  cashSession,
  pageErrors,
}) => {
  const { keyboard } = page;
  await shop.openCashSession([
    { method: BOLIVARES, amount: '1000' },
    { method: DOLLARS, amount: '20' },
  ]);
  const { sold, abono } = await sellAllDay(shop);

  const before = await readSession(shop);
  const counts = before.session?.counts ?? [];
  const expectedOf = (name: string) => counts.find((count) => count.name === name)?.expected ?? 'none';

  await test.step('each drawer should hold what its tickets say, one by one', () => {
    const moved = (name: string) =>
      sum(
        sold.flatMap(({ payments, changes }) => [
          ...payments.filter((paid) => paid.name === name).map(({ amount }) => exact(amount)),
          ...changes.filter((given) => given.name === name).map(({ amount }) => exact(amount).negated()),
        ]),
      );
    // Out go the rice that was annulled and 50 for ice; in come the float, the abono and 10,50. The coffee was paid back
    // as it had been paid.
    expect(expectedOf(MOBILE)).toBe(toMoney(moved(MOBILE)));
    const inDollars = exact(moved(DOLLARS)).plus('20').plus('10.50').minus('1.30').minus('5.40');
    expect(expectedOf(DOLLARS)).toBe(toMoney(inDollars));
    const inBolivares = exact(moved(BOLIVARES)).plus('1000').plus('1720.36').minus('50');
    expect(expectedOf(BOLIVARES)).toBe(toMoney(inBolivares));
  });

  // The same user counts in another window too; this one closes first.
  const other = await context.newPage();
  await signedInWith(other, shop.owner.token);
  const otherSession = new CashSession(other);
  await other.goto('/cash-register?drawer=cash-session');
  await otherSession.button('Contar y cerrar caja').click();
  for (const name of [BOLIVARES, DOLLARS, MOBILE]) await otherSession.amount(name).fill('1');
  // It asks every minute whether the session is still open, and is not answered before it closes itself.
  await other.route('**/cash_sessions/current', () => undefined);

  await test.step('the count lacks ten bolívares, and Z says so', async () => {
    await cashRegister.open();
    await expect(cashSession.state).toHaveText(/^Caja abierta/);
    await keyboard.press('F10');
    // A key works once what it presses is drawn, which is when the methods of payment have come.
    await expect(cashSession.button('Contar y cerrar caja')).toBeVisible();
    await keyboard.press('c');
    await cashSession.button('Cerrar caja').click();
    await expect(cashSession.drawer.getByText('Cuenta lo que hay. Si no hay nada, escribe 0.')).toHaveCount(
      3,
    );
    const counted = (name: string, less: number) =>
      toMoney(exact(expectedOf(name)).minus(less)).replace('.', ',');
    await cashSession.amount(BOLIVARES).fill(counted(BOLIVARES, 10));
    await cashSession.amount(DOLLARS).fill(counted(DOLLARS, 0));
    await cashSession.amount(MOBILE).fill(counted(MOBILE, 0));
    await expect(cashSession.drawer.getByText('Falta Bs. 10,00')).toBeVisible();
    await expect(cashSession.drawer.getByText('Cuadra', { exact: true })).toHaveCount(2);
    await cashSession.amount('Notas').fill('Vuelto mal dado');
    await cashSession.button('Cerrar caja').click();
    await expect(cashSession.confirm).toContainText('Falta Bs. 10,00');
    await expectAccessible(page);
    await cashSession.confirm.getByRole('button', { name: 'Cerrar caja' }).click();
    await expect(cashSession.report).toHaveAccessibleName(/^Reporte Z/);
    await expect(cashSession.report).toContainText('Falta −Bs. 10,00');
    await expect(cashSession.report).toContainText('Vuelto mal dado');
  });

  await test.step('Z equals the reports to the cent, in both currencies', async () => {
    const z = cashSession.report;
    const { totals } = findSalesReport.response.parse(await shop.get('/reports/sales'));
    expect(totals).toMatchObject({ tickets: 10, annulments: 1, returns: 1 });
    expect(totals.sold).toBe(toMoney(sum(sold.map(({ total }) => exact(total)))));
    expect(totals.sold_alternative).toBe(toMoney(sum(sold.map((ticket) => exact(ticket.total_alternative)))));
    await expect(z).toContainText('Ventas 10');
    await expect(z).toContainText(`Vendido ${formatMoney(totals.sold, 'VES')}`);
    await expect(z).toContainText(`Anulado y devuelto −${formatMoney(totals.undone, 'VES')}`);
    await expect(z).toContainText(`Total vendido ${formatMoney(totals.total, 'VES')}`);
    await expect(z).toContainText(`Total en USD ${formatMoney(totals.total_alternative, 'USD')}`);

    const incomes = findIncomesReport.response.parse(await shop.get('/reports/incomes?by=method'));
    const byMethod = (session: Pick<Session, 'counts'>) =>
      session.counts.map(({ name, received, given }) => [name, toMoney(exact(received).minus(given))]).sort();
    expect(incomes.items.map(({ name, amount }) => [name, amount]).sort()).toEqual(byMethod({ counts }));
    for (const { currency, amount } of incomes.currencies) {
      await expect(z).toContainText(`${currency} ${formatMoney(amount, currency)}`);
    }
    const balance = findBalanceReport.response.parse(await shop.get('/reports/balance'));
    expect(
      balance.currencies.map(({ currency, pay_in, pay_out }) => [currency, pay_in, pay_out]).sort(),
    ).toEqual([
      ['USD', '10.50', '0.00'],
      ['VES', '0.00', '50.00'],
    ]);
    const owed = findPendingIncomesReport.response.parse(await shop.get('/reports/pending_incomes'));
    expect(owed.totals.currencies).toEqual([{ currency: 'USD', amount: abono.balance }]);

    await expectOnPaper(page, cashSession, (change) =>
      shop
        .get<{ id: string; name: string }>('/companies')
        .then(({ id, name }) => shop.put('/companies/update', { id, name, ...change })),
    );
    // The other window is told, and nothing is counted twice.
    pageErrors.allow(/status of 409/);
    await otherSession.button('Cerrar caja').click();
    await other.unroute('**/cash_sessions/current');
    await otherSession.confirm.getByRole('button', { name: 'Cerrar caja' }).click();
    await expect(other.getByText('Esta caja ya se cerró desde otra ventana')).toBeVisible();
    await expect(otherSession.button('Abrir caja')).toBeVisible();
    await other.close();

    const reports = new Reports(page);
    await reports.open('?period=today&by=product&sort=name');
    await expect(reports.figure('Ventas')).toContainText(formatMoney(totals.total, 'VES'));
    await expect(reports.figure('Ventas')).toContainText(formatMoney(totals.total_alternative, 'USD'));
    await expect(reports.figure('Tickets')).toContainText('1 anulación · 1 devolución');
    await expect(reports.names('Ventas por producto')).toHaveText([/^Arroz/, /^Café/, /^Harina/, /^Queso/]);
    await reports.sortBy('Ventas por producto', 'Ventas');
    await expect(reports.names('Ventas por producto')).toHaveText([/^Café/, /^Harina/, /^Queso/, /^Arroz/]);
    await expect(page).toHaveURL(/sort=-total/);
  });
});

test('a session that was closed elsewhere is said where it was being counted', async ({
  page,
  shop,
  cashRegister,
  cashSession,
}) => {
  await shop.openCashSession([{ method: BOLIVARES, amount: '1000' }]);
  await page.clock.install();
  await cashRegister.open();
  await cashSession.open();
  await cashSession.button('Contar y cerrar caja').click();
  await cashSession.amount(BOLIVARES).fill('1000');
  const { session } = await readSession(shop);
  const counted = session?.counts.map(({ payment_method_id, expected }) => ({
    payment_method_id,
    amount: expected,
  }));
  await shop.post('/cash_sessions/close', { id: session?.id, counted });
  await page.clock.fastForward(60_000);
  await expect(page.getByText('Esta caja ya se cerró desde otra ventana')).toBeVisible();
  await expect(cashSession.button('Abrir caja')).toBeVisible();
});

/** The report on paper as wide as the company's roll, kept once the drawer is opened again. */
async function expectOnPaper(
  page: Page,
  cashSession: CashSession,
  setUp: (change: object) => Promise<unknown>,
) {
  const print = () => cashSession.button('Imprimir').click();
  expect((await printed(page, print)).width).toBe(80);
  await setUp({ paper_width: 58, ticket_footer: 'Vuelve pronto' });
  await page.reload();
  await cashSession.button('Último reporte Z').click();
  await expect(cashSession.report).toContainText('Falta −Bs. 10,00');
  expect((await printed(page, print)).width).toBe(58);
  await cashSession.button('Listo').click();
  await cashSession.button('Cajas anteriores').click();
  await expect(cashSession.drawer.getByRole('listitem')).toHaveText([/Ana Rojas.*Falta Bs\.\s10,00/]);
  await cashSession.close();
  await expect(cashSession.state).toHaveText('Caja sin abrir');
}

import { Reports } from '../screens/reports.ts';
import { Sales } from '../screens/sales.ts';
import { signIn } from '../server/api.ts';
import { openCompany } from '../server/company.ts';
import type { Part } from './album.ts';

const REPORTS = {
  sales: '',
  'by-product': '?by=product',
  'pending-sales': '?report=pending_sales',
  incomes: '?report=incomes&by=week',
  'by-method': '?report=incomes&by=method',
  'pending-incomes': '?report=pending_incomes',
  'by-age': '?report=pending_incomes&by=age',
  balance: '?report=balance',
  stats: '?report=stats',
};

/** Every report and its states, the list of sales, and a sale undone. */
export const shootReports: Part = async ({ open, shoot, server }) => {
  const page = await open(await signIn(server.url, 'demo'));
  const reports = new Reports(page);
  const sales = new Sales(page);
  for (const [name, search] of Object.entries(REPORTS)) {
    await reports.open(search);
    await page.getByRole('button', { name: 'Descargar CSV' }).waitFor();
    await shoot(page, name, { whole: true });
  }
  await reports.open('?from=2020-01-01&to=2020-01-15');
  await page
    .getByText(/^No hubo ventas/)
    .first()
    .waitFor();
  await shoot(page, 'empty');

  await sales.open();
  await sales.table.getByRole('button').first().waitFor();
  await shoot(page, 'list');
  await sales.open('?search=99999999');
  await page.getByRole('heading', { name: /^No hay una venta/ }).waitFor();
  await shoot(page, 'not-found');
  await sales.open('?from=2026-01-01&to=2026-01-15&status=annulled');
  await shoot(page, 'filtered');
  // One that can still be undone: a round before may have annulled the last one.
  await sales.open('?status=issued');
  await sales.table.getByRole('button').first().click();
  const action = (name: string) => sales.drawer.getByRole('button', { name });
  await action('Anular').waitFor();
  await shoot(page, 'sale');
  await action('Editar').click();
  await sales.edition.getByRole('textbox').first().fill('Se llevó una bolsa');
  await shoot(page, 'edit');
  await sales.edition.getByRole('button', { name: 'Cancelar' }).click();
  await action('Devolver').click();
  await sales.goodsBack.getByRole('button', { name: 'Devolver todo' }).click();
  await shoot(page, 'return');
  await sales.goodsBack.getByRole('button', { name: 'Cancelar' }).click();
  await action('Anular').click();
  await sales.annulment.getByRole('button', { name: 'Anular venta' }).click();
  await shoot(page, 'annul-errors');
  await sales.annulment.getByRole('textbox').fill('Se cobró dos veces');
  await sales.annulment.getByRole('button', { name: 'Anular venta' }).click();
  await sales.annulment.waitFor({ state: 'hidden' });
  await shoot(page, 'annulled');

  await page.route('**/api/v1/reports/**', (route) => route.abort());
  await reports.open('?period=today');
  await page.getByRole('heading', { name: 'No pudimos cargar este reporte' }).waitFor();
  await shoot(page, 'failed');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/v1/reports/**', () => undefined);
  await reports.open('?period=week');
  await reports.figure('Ventas').waitFor();
  await shoot(page, 'loading', { waiting: true });

  const company = await openCompany(server);
  const clerk = await company.employ([
    { module: 'sales', permissions: '2;7' },
    { module: 'reports', permissions: '1' },
  ]);
  const other = await open(clerk.token);
  await new Reports(other).open('?report=balance');
  await other.getByRole('heading', { name: /^Tu rol no permite/ }).waitFor();
  await shoot(other, 'not-permitted');
  await new Sales(other).open();
  await other.getByRole('heading', { name: 'Todavía no hay ventas' }).waitFor();
  await shoot(other, 'none-yet');
};

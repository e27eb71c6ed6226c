import { findSummary } from '@cuadra/shared/contract';
import { formatMoney, formatNumber } from '@cuadra/shared/domain';
import { pick } from '../catalogue.ts';
import { expect, test } from '../fixtures.ts';
import { Home } from '../screens/home.ts';
import { openCompany } from '../server/company.ts';

/** What the API answers to the owner, to hold the screen against. */
async function figures(url: string, token: string, query = '') {
  const response = await fetch(`${url}/api/v1/summary${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return findSummary.response.parse(await response.json());
}

test('the owner sees how the last 30 days went, in both currencies', async ({ page, cuadra, sessionOf }) => {
  const { sales, pending, incomes, best_products } = await figures(cuadra.url, await sessionOf('demo'));
  const home = new Home(page);
  await home.open();
  await expect(home.period('Últimos 30 días')).toBeChecked();
  await expect(home.part('Ventas')).toContainText(formatMoney(sales?.range.total_alternative ?? '', 'USD'));
  await expect(home.part('Ventas')).toContainText(formatMoney(sales?.range.total ?? '', 'VES'));
  await expect(home.part('Ganancia')).toContainText(formatMoney(sales?.range.profit ?? '', 'VES'));
  await expect(home.part('Tickets')).toContainText(formatNumber(sales?.range.tickets ?? 0, 0));
  await expect(home.part('Por cobrar')).toContainText(formatMoney(pending?.total_alternative ?? '', 'USD'));
  for (const { name, amount, currency } of incomes?.methods ?? [])
    await expect(
      home
        .part('Cómo te pagaron')
        .getByRole('listitem')
        .filter({ hasText: name ?? '' }),
    ).toContainText(formatMoney(amount ?? '', currency ?? ''));
  await expect(home.part('Más vendidos').getByRole('listitem')).toContainText(
    best_products?.map(({ name }) => name ?? '') ?? [],
  );
  await expect(home.part('Quién te debe').getByRole('link').nth(1)).toHaveText(
    pending?.debtors[0]?.name ?? '',
  );
  await expect(
    home
      .part('Por reponer')
      .getByText(/^Quedan|^Agotado/)
      .first(),
  ).toBeVisible();
});

test('the days are a chart that tells of each day, and a table on request', async ({ page }) => {
  const home = new Home(page);
  await home.open();
  await home.bars.nth(3).hover();
  await expect(home.part('Ventas por día').getByText(/^\d+ tickets?$/)).toBeVisible();
  await page.getByRole('button', { name: 'Ver como tabla' }).click();
  await expect(home.daysTable.getByRole('row')).toHaveCount(31);
  await expect(home.bars).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver gráfico' }).click();
  await expect(home.bars.first()).toBeVisible();
});

test('a period stands in the address: a reload keeps it, and days that cannot be are refused', async ({
  page,
  cuadra,
  sessionOf,
}) => {
  const home = new Home(page);
  await home.open();
  await home.choose('Esta semana');
  await expect(page).toHaveURL('/?period=week');
  await page.reload();
  await expect(home.period('Esta semana')).toBeChecked();

  await home.chooseDays('2026-01-15', '2026-01-01');
  await expect(page.getByRole('alert')).toHaveText('La primera fecha va antes que la segunda.');
  const { today, sales } = await figures(cuadra.url, await sessionOf('demo'));
  const day = sales?.days.findLast(({ total, key }) => total !== '0.00' && key !== today);
  if (!day?.key) throw new Error('The demonstration company sold nothing in 30 days');
  await home.chooseDays(day.key, day.key);
  await expect(page).toHaveURL(`/?from=${day.key}&to=${day.key}`);
  await expect(home.part('Ventas')).toContainText(formatMoney(day.total, 'VES'));
  await expect(home.part('Ventas por día')).toBeHidden();
});

test('a sale is in the figures when one comes back from Caja', async ({ page, api, shell, cashRegister }) => {
  const [flour] = await pick(api, 'harina');
  const home = new Home(page);
  await home.open();
  const tickets = async () =>
    Number.parseInt((await home.part('Hoy').innerText()).match(/(\d+) tickets?/)?.[1] ?? '', 10);
  await expect(home.part('Hoy')).toContainText('ticket');
  const before = await tickets();
  await shell.goTo('Caja');
  await cashRegister.add(flour.name);
  await cashRegister.charge.click();
  await cashRegister.pay('Efectivo $', '100');
  await cashRegister.finishSale();
  await cashRegister.nextSale.click();
  await shell.goTo('Resumen');
  await expect(home.part('Hoy')).toContainText(`${before + 1} ticket`);
});

test('figures that do not come leave the rest of the screen alone, and come after «Reintentar»', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  await page.route('**/api/v1/summary*', (route) =>
    route.fulfill({ status: 500, json: { error: { message: 'ERROR_INTERNAL' } } }),
  );
  const home = new Home(page);
  await home.open();
  await expect(page.getByRole('heading', { name: 'No pudimos traer las cifras' })).toBeVisible();
  await expect(home.part('Tasa del día')).toContainText('Bs. ');
  await expect(home.part('Equipo')).toContainText('María Rojas');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(home.part('Ventas')).toContainText('$ ');
});

test('every tile leads where it says, and help is always there', async ({ page }) => {
  const home = new Home(page);
  await home.open();
  await page.getByRole('link', { name: 'Todos los accesos' }).click();
  await expect(page).toHaveURL('/home');
  for (const name of [
    'Caja',
    'Productos',
    'Categorías',
    'Clientes',
    'Usuarios',
    'Monedas',
    'Métodos de pago',
    'Roles',
    'Reportes',
  ])
    await expect(home.tiles.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(home.tiles.getByRole('link', { name: /^Contactar al desarrollador/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Hola/,
  );
  await home.tiles.getByRole('link', { name: /^Configuración/ }).click();
  await expect(page.getByRole('dialog', { name: 'Ajustes' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('a cashier', () => {
  test.use({ signedInAs: 'cajero' });

  test('has links to the work in the place of figures', async ({ page }) => {
    const home = new Home(page);
    await home.open();
    await expect(home.tiles.getByRole('link', { name: /^Caja/ })).toBeVisible();
    await expect(home.tiles.getByRole('link', { name: /^Reportes|^Usuarios/ })).toHaveCount(0);
    await expect(home.part('Por reponer')).toBeVisible();
    for (const name of ['Ventas', 'Ganancia', 'Por cobrar', 'Hoy', 'Quién te debe', 'Más vendidos'])
      await expect(home.part(name)).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Período' })).toBeHidden();
  });
});

test.describe('a company that has just registered', () => {
  test.use({ signedInAs: null });

  test('is led to its first sale, step by step', async ({ page, cuadra }) => {
    const token = (await openCompany(cuadra, { with_auto_rate: false })).owner.token;
    await page.addInitScript((value) => {
      localStorage.setItem('cuadra.session', value);
      localStorage.setItem('cuadra.get-started', 'completed');
    }, JSON.stringify({ token }));
    const home = new Home(page);
    await home.open();
    const steps = home.part('Pasos para tu primera venta');
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expect(steps.getByText('Listo')).toHaveCount(0);
    await expect(home.part('Ventas')).toHaveCount(0);
    await expect(home.part('Equipo').getByRole('listitem')).toHaveText(/Ana Rojas.*Propietario.*ON/);

    await steps.getByRole('link', { name: 'Poner la tasa' }).click();
    await expect(page.getByRole('dialog', { name: 'Ajustes' })).toBeVisible();
    await page.goBack();
    const made = await fetch(`${cuadra.url}/api/v1/products/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Vela',
        qty: '5',
        cost: '1',
        price: '2',
        is_fixed_price: true,
        cost_currency: 'USD',
        price_currency: 'USD',
      }),
    });
    expect(made.status).toBe(201);
    await page.reload();
    await expect(steps.getByRole('listitem').filter({ hasText: 'Carga tus productos' })).toContainText(
      'Listo',
    );
    await steps.getByRole('link', { name: 'Ir a vender' }).click();
    await expect(page).toHaveURL('/cash-register');
  });
});

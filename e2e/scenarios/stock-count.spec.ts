import type { Page } from '@playwright/test';
import { openBeside } from '../browser/open-beside.ts';
import { expect, test } from '../fixtures.ts';

/** A phone between the shelves. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const scan = async (page: Page, code: string) => {
  const box = page.getByRole('searchbox', { name: 'Escanea o busca' });
  await box.fill(code);
  await box.press('Enter');
};

const allSent = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Todo enviado' })).toBeVisible();

test('a stock-taker’s afternoon: two phones count while the till sells, and what was sold stays sold', async ({
  page,
  browser,
  cuadra,
  sessionOf,
}) => {
  test.setTimeout(120_000);
  const token = await sessionOf('demo');
  const headers = { authorization: `Bearer ${token}` };
  const api = async (method: 'get' | 'post', path: string, data?: object) => {
    const answer = await page.request[method](`/api/v1${path}`, { headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const add = (name: string, barcode: string, qty: string) =>
    api('post', '/products/create', {
      ...{ name, barcodes: [barcode], qty, is_fixed_price: true, price: '2.00', cost: '1.50' },
      ...{ cost_currency: 'USD', price_currency: 'USD' },
    });
  const coffee = await add('Café del conteo', '7599990000013', '20');
  const rice = await add('Arroz del conteo', '7599990000020', '10');

  await page.goto('/stock-counts');
  await page.getByRole('button', { name: 'Nuevo conteo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo conteo' });
  await dialog.getByLabel('Nombre').fill('Estante del fondo');
  await dialog.getByLabel('Qué se cuenta').selectOption({ label: 'Un estante: solo lo que se cuente' });
  await dialog.getByRole('button', { name: 'Empezar a contar' }).click();
  await expect(page.getByRole('heading', { name: 'Estante del fondo', level: 1 })).toBeVisible();
  const url = page.url();

  // One phone scans pieces one by one, the other writes how many there are.
  const [first, second] = [
    await openBeside(browser, { url: cuadra.url, token }, PHONE),
    await openBeside(browser, { url: cuadra.url, token }, PHONE),
  ];
  await first.goto(url);
  await second.goto(url);
  await scan(first, '7599990000020');
  await scan(first, '7599990000020');
  await expect(first.getByRole('region', { name: 'Contando' }).getByLabel('Cantidad')).toHaveValue('2');
  await first.getByRole('button', { name: 'Listo' }).click();
  await allSent(first);

  await second.getByRole('searchbox', { name: 'Escanea o busca' }).fill('cafe del conteo');
  await second.getByRole('button', { name: /Café del conteo/ }).click();
  await second.getByRole('region', { name: 'Contando' }).getByLabel('Cantidad').fill('18');
  // Without a connection it stays on the phone, and goes by itself when it is back.
  await second.context().setOffline(true);
  await second.getByRole('button', { name: 'Listo' }).click();
  await expect(second.getByText('Por enviar', { exact: true })).toBeVisible();

  // The till sells three of what has been counted and not sent.
  const rate = await api('get', '/rates/dollar');
  const { items: methods } = await api('get', '/payment_methods');
  const cash = methods.find(({ currency }: { currency: string }) => currency === 'USD');
  const { main, alternative, rate: factor, rate_id, inverse } = rate;
  const total = inverse ? (6 / Number(inverse)).toFixed(2) : (6 * Number(factor)).toFixed(2);
  await api('post', '/sales/create', {
    ...{ id: crypto.randomUUID(), main, alternative, rate: factor, rate_id, total },
    ...(inverse && { inverse }),
    lines: [{ product_id: coffee.id, qty: '3', unit_price: '2', currency: 'USD', discount: '0' }],
    payments: [{ payment_method_id: cash.id, amount: '6.00', currency: 'USD' }],
  });
  await second.context().setOffline(false);
  await allSent(second);

  await page.getByRole('tab', { name: 'Revisar' }).click();
  const lines = page.getByRole('table', { name: 'Contado' });
  const line = (name: string) => lines.getByRole('row').filter({ hasText: name });
  await expect(line('Café del conteo')).toContainText('Contado 18 · se esperaba 20');
  await expect(line('Café del conteo')).toContainText('−2');
  await expect(line('Arroz del conteo')).toContainText('−8');
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('$ 15,00');
  await page.getByRole('button', { name: 'Aplicar el conteo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aplicar', exact: true }).click();
  await expect(page.getByText('Aplicaste el conteo.')).toBeVisible();
  expect((await api('get', `/products/${coffee.id}`)).qty).toBe('15');
  expect((await api('get', `/products/${rice.id}`)).qty).toBe('2');

  await page.goto(`/product?id=${coffee.id}`);
  const ledger = page.getByRole('table', { name: 'Movimientos' });
  await expect(ledger.getByRole('row').nth(1)).toContainText('Inventario físico');
  await expect(ledger.getByRole('row').nth(1)).toContainText('15');
  const counted = page.url();
  await ledger.getByRole('row').nth(1).getByRole('link', { name: 'Inventario físico' }).click();
  await expect(page).not.toHaveURL(counted);
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('$ 15,00');
  await first.context().close();
  await second.context().close();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { callsOf } from '../server/calls-of.ts';

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Clientes' }).getByRole('row').filter({ hasText: name });

test('a client is written down, buys on credit, and pays a part in bolívares', async ({
  page,
  sessionOf,
}) => {
  const api = callsOf(page, await sessionOf('demo'));
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Crear cliente' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nuevo cliente' });
  await form.getByRole('button', { name: 'Guardar cliente' }).click();
  await expect(form.getByText('Escribe el nombre del cliente.')).toBeVisible();
  await form.getByLabel('Nombre').fill('Zoraida del Fiado');
  await form.getByRole('textbox', { name: 'Cédula o RIF' }).fill('9.876.543');
  await form.getByLabel('Teléfono').fill('0412-555 09 87');
  await form.getByLabel('Límite de crédito').fill('50');
  await form.getByLabel('Días de crédito').fill('15');
  await form.getByLabel('Nota').fill('Paga los viernes');
  await form.getByRole('button', { name: 'Guardar cliente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zoraida del Fiado' })).toBeVisible();
  await expect(page.getByText('V-9876543 · 0412-555 09 87')).toBeVisible();
  const facts = page.getByRole('region', { name: 'Datos' });
  await expect(facts).toContainText('$ 50,00');
  await expect(facts).toContainText('15 días');
  await expect(page.getByText('Todavía no hay movimientos')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Por pagar' })).toBeHidden();

  // Twenty dollars on credit.
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const product = await api('post', '/products/create', {
    ...{ name: 'Lo fiado a Zoraida', price: '20.00', is_fixed_price: true, qty: '5' },
    ...{ cost_currency: 'USD', price_currency: 'USD' },
  });
  const { rate, rate_id, main, alternative } = await api('get', '/rates/dollar');
  await api('post', '/sales/create', {
    ...{
      id: crypto.randomUUID(),
      type: 'credit',
      client_id: id,
      payments: [],
      main,
      alternative,
      rate,
      rate_id,
    },
    lines: [{ product_id: product.id, qty: '1', unit_price: '20.00', currency: 'USD' }],
    total: (20 * Number(rate)).toFixed(2),
  });
  await page.reload();
  const figure = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(figure('Te debe')).toContainText('$ 20,00');
  await expect(figure('Crédito disponible')).toContainText('$ 30,00');
  await expect(figure('Vencido')).toContainText('Nada');
  await expect(page.getByRole('table', { name: 'Por pagar' })).toContainText('$ 20,00');
  const statement = page.getByRole('table', { name: 'Estado de cuenta' });
  await expect(statement.getByRole('row', { name: /Venta 0/ })).toContainText('$ 20,00');
  await statement.getByRole('button', { name: /^Venta 0/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Lo fiado a Zoraida');
  await page.keyboard.press('Escape');

  // So do their purchases, on credit or not.
  const purchases = page.getByRole('table', { name: 'Últimas compras' });
  await expect(purchases.getByRole('row', { name: /a crédito/ })).toContainText('$ 20,00');
  await purchases.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('Lo fiado a Zoraida');
  await page.keyboard.press('Escape');

  // What is paid in bolívares is worth what the day's rate says.
  await page.getByRole('button', { name: 'Abonar' }).click();
  const payment = page.getByRole('dialog', { name: 'Abonar' });
  await expect(payment).toContainText('Te debe $ 20,00');
  await payment.getByLabel('Método de pago').selectOption({ label: 'Efectivo Bs.' });
  await payment.getByLabel('Monto').fill((5 * Number(rate)).toFixed(2).replace('.', ','));
  await expect(payment.getByRole('status')).toContainText('$ 15,00');
  await payment.getByLabel('Nota').fill('Primera parte');
  await payment.getByRole('button', { name: 'Guardar abono' }).click();
  await expect(page.getByText('Anotamos el abono de $ 5,00. Quedó debiendo $ 15,00.')).toBeVisible();
  const receipt = page.getByRole('dialog', { name: /^Abono \d+$/ });
  await expect(receipt).toContainText('Quedó debiendo $ 15,00');
  await page.keyboard.press('Escape');
  await expect(statement.getByRole('row', { name: /Abono/ })).toContainText('−$ 5,00');
  await expect(statement.getByRole('row', { name: /Primera parte/ })).toContainText('$ 15,00');

  // Who owes is found by phone, among who owes.
  await page.getByRole('link', { name: 'Clientes' }).first().click();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Cuenta', { exact: true }).selectOption({ label: 'Te deben' });
  await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('04125550987');
  await expect(row(page, 'Zoraida del Fiado')).toContainText('$ 15,00');
  await expect(page.getByRole('table', { name: 'Clientes' }).getByRole('row')).toHaveCount(2);
});

test('a cédula that somebody has leads to them', async ({ page, sessionOf }) => {
  const api = callsOf(page, await sessionOf('demo'));
  const known = await api('post', '/clients/create', {
    ...{ name: 'La que ya estaba', identification: '8765439', identification_type: 'V' },
  });
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Crear cliente' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nuevo cliente' });
  await form.getByRole('textbox', { name: 'Cédula o RIF' }).fill('8.765.439');
  await expect(form.getByText('V-8765439 ya está registrada a nombre de')).toBeVisible();
  await form.getByRole('link', { name: 'La que ya estaba' }).click();
  await expect(page).toHaveURL(`/clients/${known.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'La que ya estaba' })).toBeVisible();
});

test('who owes nothing is withdrawn, and then is not there', async ({ page, sessionOf, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  const api = callsOf(page, await sessionOf('demo'));
  const client = await api('post', '/clients/create', { name: 'Se va en paz' });
  await page.goto(`/clients/${client.id}`);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Retirar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Retiraste a «Se va en paz».')).toBeVisible();
  await expect(page).toHaveURL('/clients');
  await page.goto(`/clients/${client.id}`);
  await expect(page.getByRole('heading', { name: 'No encontramos este cliente' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { callsOf } from '../server/calls-of.ts';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Clientes' }).getByRole('row').filter({ hasText: 'de la Lista' });

test('filters and order stand in the address, a reload keeps them, and totals are of what is found', async ({
  page,
  sessionOf,
}) => {
  const api = callsOf(page, await sessionOf('demo'));
  const product = await api('post', '/products/create', {
    ...{ name: 'Fiado de la lista', price: '10.00', is_fixed_price: true, qty: '50' },
    ...{ cost_currency: 'USD', price_currency: 'USD' },
  });
  const { rate, rate_id, main, alternative } = await api('get', '/rates/dollar');
  const lend = async (name: string, qty: number, given: object = {}) => {
    const client = await api('post', '/clients/create', { name, ...given });
    if (qty > 0)
      await api('post', '/sales/create', {
        ...{ id: crypto.randomUUID(), type: 'credit', client_id: client.id, payments: [] },
        ...{ main, alternative, rate, rate_id },
        lines: [{ product_id: product.id, qty: String(qty), unit_price: '10.00', currency: 'USD' }],
        total: (10 * qty * Number(rate)).toFixed(2),
      });
  };
  await lend('Aída de la Lista', 1, { is_wholesale: true });
  await lend('Bruno de la Lista', 3);
  await lend('Ciro de la Lista', 0);
  await page.goto('/clients?search=de%20la%20Lista');
  await expect(rows(page)).toHaveText([/^Aída/, /^Bruno/, /^Ciro/]);
  const totals = page.getByRole('region', { name: 'Totales' });
  await expect(totals).toContainText('2 clientes te deben');
  await expect(totals).toContainText('$ 40,00 · Bs. ');
  await page
    .getByRole('table', { name: 'Clientes' })
    .getByRole('button', { name: 'Debe', exact: true })
    .click();
  await expect(page).toHaveURL(/sort=-debt/);
  await expect(rows(page)).toHaveText([/^Bruno/, /^Aída/, /^Ciro/]);
  await expect(rows(page).first()).toContainText('$ 30,00');
  await expect(rows(page).first()).toContainText('Bs. ');

  await totals.getByRole('button', { name: 'Ver quién te debe' }).click();
  await expect(rows(page)).toHaveText([/^Bruno/, /^Aída/]);
  await page.getByRole('button', { name: 'Filtros (1)' }).click();
  await page.getByRole('checkbox', { name: 'Mayoristas' }).click();
  await expect(page).toHaveURL(/standing=owes.*wholesale=1/);
  await expect(rows(page)).toHaveText([/^Aída/]);
  await expect(totals).toContainText('1 cliente te debe $ 10,00');
  await page.reload();
  await expect(rows(page)).toHaveText([/^Aída/]);
  await page.getByRole('button', { name: 'Quitar filtro: Mayoristas' }).click();
  await expect(rows(page)).toHaveText([/^Bruno/, /^Aída/]);
  await page.getByRole('button', { name: 'Filtros', exact: false }).first().click();
  await page.getByLabel('Ordenar por').selectOption({ label: 'Nombre' });
  await expect(rows(page)).toHaveText([/^Aída/, /^Bruno/]);
  await page.getByLabel('Cuenta', { exact: true }).selectOption({ label: 'Con saldo a favor' });
  await expect(page.getByText('Ningún cliente cumple con estos filtros')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).first().click();
  await expect(rows(page)).toHaveCount(3);
});

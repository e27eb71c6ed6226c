import { expect, test } from '../fixtures.ts';
import { callsOf } from '../server/calls-of.ts';

test('two records of one person become one, and the link of the other leads there', async ({
  page,
  sessionOf,
}) => {
  const api = callsOf(page, await sessionOf('demo'));
  const one = await api('post', '/clients/create', { name: 'Ramona la de siempre', phone: '0414-1112233' });
  const other = await api('post', '/clients/create', {
    ...{ name: 'Ramona Duplicada', identification: '7654321', identification_type: 'V' },
  });
  await api('post', `/clients/${other.id}/opening_debts`, {
    ...{ amount: '12.00', currency: 'USD', owed_since: '2026-01-15' },
  });
  await page.goto(`/clients/${one.id}`);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Es la misma persona que…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Es la misma persona que…' });
  await expect(dialog.getByRole('button', { name: 'Unir los dos' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'El otro registro' }).fill('Ramona Dup');
  // Among those who were listed before she moves when the answer comes.
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: /Ramona Duplicada/ }).click();
  await expect(dialog.getByText('0 ventas, 0 abonos, 1 deuda inicial')).toBeVisible();
  await expect(dialog.getByText('Unirlos no se puede deshacer.')).toBeVisible();
  await dialog.getByLabel('Nombre').selectOption({ label: 'Ramona Duplicada' });
  await dialog.getByRole('button', { name: 'Unir los dos' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Ramona Duplicada' })).toBeVisible();
  await expect(page.getByText('V-7654321 · 0414-1112233')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Te debe', exact: true })).toContainText('$ 12,00');
  await page.goto(`/clients/${other.id}`);
  await expect(page).toHaveURL(`/clients/${one.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ramona Duplicada' })).toBeVisible();
});

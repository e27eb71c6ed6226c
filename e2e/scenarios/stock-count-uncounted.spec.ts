import { expect, test } from '../fixtures.ts';

test('what nobody counted of a category is put to zero, with its number and its money told before', async ({
  page,
  sessionOf,
}) => {
  const headers = { authorization: `Bearer ${await sessionOf('demo')}` };
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await page.request.post(`/api/v1${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
  const { id: category_id } = await post('/categories/create', { name: 'Por contar' });
  const base = { category_id, cost_currency: 'USD', price_currency: 'USD' };
  await post('/products/create', { ...base, name: 'Está en el estante', qty: '5', cost: '1.00' });
  const lost = await post('/products/create', { ...base, name: 'No está', qty: '4', cost: '2.50' });
  const count = { id: crypto.randomUUID(), name: 'Con faltantes', scope: 'category', category_id };
  await post('/stock_counts/create', count);

  await page.goto(`/stock-count?id=${count.id}`);
  await page.getByRole('searchbox', { name: 'Escanea o busca' }).fill('esta en el estante');
  await page.getByRole('button', { name: /Está en el estante/ }).click();
  await page.getByRole('region', { name: 'Contando' }).getByLabel('Cantidad').fill('5');
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Todo enviado' })).toBeVisible();

  await page.getByRole('tab', { name: 'Revisar' }).click();
  await page.getByRole('button', { name: 'Poner en cero lo no contado' }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Contar 1 producto en cero?' });
  await expect(dialog).toContainText('$ 10,00');
  await dialog.getByRole('button', { name: 'Contar en cero' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /No está/ })).toContainText('−4');
  await expect(page.getByRole('button', { name: 'Poner en cero lo no contado' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Aplicar el conteo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aplicar', exact: true }).click();
  await expect(page.getByText('Aplicaste el conteo.')).toBeVisible();
  await page.goto(`/product?id=${lost.id}`);
  await expect(page.getByRole('table', { name: 'Movimientos' }).getByRole('row').nth(1)).toContainText('0');
});

import { expect, test } from '../fixtures.ts';

test('what became of a product: its ledger with balances and links, an adjustment with its reason, charts and prices', async ({
  page,
  products,
  cashRegister,
  sessionOf,
}) => {
  const headers = { authorization: `Bearer ${await sessionOf('demo')}` };
  const name = 'Ficha con historia';
  const added = await page.request.post('/api/v1/products/create', {
    headers,
    data: {
      ...{ name, barcodes: ['7590000000196'], qty: '20', is_fixed_price: true, price: '2.00', cost: '1.50' },
      ...{ cost_currency: 'USD', price_currency: 'USD' },
    },
  });
  expect(added.status(), await added.text()).toBe(201);
  const { id }: { id: string } = await added.json();
  await cashRegister.open();
  await cashRegister.add(name);
  await cashRegister.charge.click();
  await cashRegister.pay('Efectivo $', '2');
  const { number } = await cashRegister.finishSale();

  await page.goto(`/product?id=${id}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const ledger = page.getByRole('table', { name: 'Movimientos' });
  const rows = ledger.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('19');
  await expect(rows.nth(1)).toContainText('20');

  await page.getByRole('button', { name: 'Ajustar existencia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajustar existencia' });
  await dialog.getByLabel('Motivo').selectOption({ label: 'Rotura' });
  await dialog.getByRole('textbox', { name: 'Cantidad' }).fill('3');
  await dialog.getByRole('button', { name: 'Guardar ajuste' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Rotura');
  await expect(rows.first()).toContainText('16');

  for (const [title, last] of [
    ['Existencia', '16'],
    ['Precio', '$ 2,00'],
  ] as const) {
    const chart = page.getByRole('region', { name: title, exact: true });
    await expect(chart.locator('svg path').last()).toHaveAttribute('d', /\d/);
    await chart.getByRole('button', { name: /tabla/i }).click();
    await expect(chart.getByRole('row').nth(1)).toContainText(last);
  }
  await expect(page.getByRole('table', { name: 'Precios' })).toContainText('$ 2,00');

  await rows.nth(1).getByRole('button', { name: /Venta/ }).click();
  const sale = page.getByRole('dialog').filter({ hasText: String(number).padStart(8, '0') });
  await expect(sale).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(sale).toHaveCount(0);
  await page.getByRole('link', { name: 'Editar producto' }).click();
  await expect(page).toHaveURL(`/edit-product?id=${id}`);
  await page.goBack();
  await page.getByRole('link', { name: 'Etiquetas' }).click();
  await expect(page.getByRole('heading', { name: 'Etiquetas', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('7590000000196');
  await products.open();
  await products.search(name);
  await expect(products.row(name)).toContainText('16');
});

import { expect, test } from '../fixtures.ts';
import { filmCode } from '../screens/filmed-code.ts';

const CODE = '7591002000103';

test('a barcode before the camera goes into the form, finds its product in the list, and is counted once', async ({
  page,
  products,
  sessionOf,
}) => {
  const name = 'Leído por la cámara';
  await filmCode(page, CODE);
  await page.goto('/create-product');
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Escanear con la cámara' }).first().click();
  await expect(page.getByRole('list', { name: 'Códigos de barras agregados' })).toContainText(CODE);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await products.save();
  await expect(page).toHaveURL(/\/products/);

  await page.getByRole('button', { name: 'Escanear con la cámara' }).click();
  await expect(products.row(name)).toBeFocused();
  await expect(products.searchBox).toHaveValue(CODE);

  const headers = { authorization: `Bearer ${await sessionOf('demo')}` };
  const opened = await page.request.post('/api/v1/stock_counts/create', {
    headers,
    data: { id: crypto.randomUUID(), name: 'Con cámara', scope: 'list' },
  });
  expect(opened.status(), await opened.text()).toBe(201);
  const { id }: { id: string } = await opened.json();
  await page.goto(`/stock-count?id=${id}`);
  await page.getByRole('button', { name: 'Escanear con la cámara' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escanear con la cámara' });
  await expect(dialog.getByRole('status')).toHaveText(`Leído: ${CODE}`);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  // Read before the products had come, it has its name once they have.
  await expect(page.getByRole('region', { name: 'Contando' })).toContainText(name);
});

test('who refuses the camera is told so, and how to go on', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/products');
  await page.getByRole('button', { name: 'Escanear con la cámara' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escanear con la cámara' });
  await expect(dialog.getByRole('alert')).toContainText('No nos dejaste usar la cámara');
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await expect(dialog).toHaveCount(0);
});

import { signIn } from '../server/api.ts';
import type { Part } from './album.ts';

/** A delivery: the supplier, the draft, its receipt, what it made of costs, and the lists. */
export const shootPurchases: Part = async ({ open, shoot, server }) => {
  const token = await signIn(server.url, 'demo');
  const page = await open(token);
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${server.url}/api/v1${path}`, { headers, data });
    return answer.json();
  };
  await page.goto('/purchases');
  await page.getByRole('table', { name: 'Compras' }).waitFor();
  await shoot(page, 'list');
  await page.goto('/suppliers');
  await page.getByRole('button', { name: 'Nuevo proveedor' }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill('Distribuidora del Centro');
  await shoot(page, 'supplier-new');
  const supplier = await post('/suppliers/create', {
    ...{ name: `Alimentos ${Date.now() % 100000} C.A.`, phone: '0414-1234567', credit_days: 15 },
    ...{ identification_type: 'J', identification: '070133805' },
  });
  const box = crypto.randomUUID();
  const product = await post('/products/create', {
    ...{ name: `Atún en lata ${Date.now() % 100000}`, qty: '10', is_fixed_price: true, price: '1.60' },
    ...{ cost: '1.00', utility: '30', cost_currency: 'USD', price_currency: 'USD', has_lots: true },
    presentations: [{ id: box, name: 'Caja', factor: '24' }],
  });
  const plain = await post('/products/create', {
    ...{ name: `Cuaderno grande de una línea ${Date.now() % 100000}`, qty: '3', cost: '2', utility: '25' },
    ...{ cost_currency: 'USD', price_currency: 'USD' },
  });
  const draft = await post('/purchases/create', {
    ...{ supplier_id: supplier.id, invoice_number: '00-4711', invoice_on: '2026-11-20', currency: 'USD' },
    ...{ expenses: '6', discount: '2' },
    lines: [
      {
        ...{ id: crypto.randomUUID(), product_id: product.id, presentation_id: box, qty: '2' },
        ...{ unit_cost: '33.60', discount: '5', lot: 'L-220', expires_on: '2027-03-01' },
      },
      { id: crypto.randomUUID(), product_id: plain.id, qty: '12', unit_cost: '2.10' },
    ],
  });
  await page.goto('/purchase');
  await page.getByRole('heading', { name: 'Nueva compra', level: 1 }).waitFor();
  await shoot(page, 'new', { whole: true });
  await page.goto(`/purchase?id=${draft.id}`);
  await page.getByRole('listitem', { name: /Atún/ }).waitFor();
  await shoot(page, 'draft', { whole: true });
  await page.getByRole('button', { name: 'Recibir mercancía' }).click();
  await page.getByRole('dialog', { name: 'Recibir la compra' }).waitFor();
  await shoot(page, 'receive');
  await page.getByRole('radio', { name: 'La pago ahora' }).check();
  await page.getByRole('dialog').getByLabel('Monto').waitFor();
  await shoot(page, 'receive-paid');
  await page.getByRole('radio', { name: 'Queda a crédito' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Recibir' }).click();
  await page.getByRole('heading', { name: /^Compra \d/, level: 1 }).waitFor();
  await shoot(page, 'received', { whole: true });
  await page.goto(`/supplier?id=${supplier.id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot(page, 'supplier', { whole: true });
  await page.getByRole('button', { name: 'Abonar' }).click();
  await page.getByRole('dialog').getByLabel('Monto').waitFor();
  await shoot(page, 'pay');
  await page.goto('/suppliers?tab=payables');
  await page.getByRole('table', { name: 'Por pagar' }).waitFor();
  await shoot(page, 'payables');
  await page.goto('/suppliers');
  await page.getByRole('table', { name: 'Proveedores' }).waitFor();
  await shoot(page, 'suppliers');
  await page.goto('/to-buy');
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('checkbox').nth(2).check();
  await shoot(page, 'to-buy');
  await page.getByRole('tab', { name: 'Por vencer' }).click();
  await page.getByRole('table', { name: 'Por vencer' }).waitFor();
  await shoot(page, 'expiring');
  await page.goto(`/product?id=${product.id}`);
  await page.getByRole('table', { name: 'Lotes' }).waitFor();
  await shoot(page, 'lots', { whole: true });
  await page.goto(`/edit-product?id=${product.id}`);
  await page.getByRole('checkbox', { name: 'Tiene fecha de vencimiento' }).waitFor();
  await shoot(page, 'lots-in-form', { whole: true });
};

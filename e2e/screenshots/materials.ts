import { signIn } from '../server/api.ts';
import type { Part } from './album.ts';

/** Materials: the empty list, the list, the form, one material with its ledger and lots, an adjustment, a purchase of some. */
export const shootMaterials: Part = async ({ open, shoot, server }) => {
  const token = await signIn(server.url, 'demo');
  const page = await open(token);
  const headers = { authorization: `Bearer ${token}` };
  const send = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const answer = await page.request[method](`${server.url}/api/v1${path}`, { headers, data });
    return answer.json();
  };
  const { items: measures } = await send('get', '/measures?withDefault=true&limit=200');
  const measure = (name: string) => measures.find((one: { name: string }) => one.name === name)?.id ?? null;
  const mark = Date.now() % 100_000;
  const material = (name: string, given: object) =>
    send('post', '/materials/create', { name: `${name} ${mark}`, cost_currency: 'USD', ...given });
  const kilo = { measure_id: measure('Kilogramo') };
  const sack = { id: crypto.randomUUID(), name: 'Saco', factor: '45' };
  const flour = await material('Harina de trigo', {
    ...{ ...kilo, qty: '10', cost: '0.50', min_qty: '50', units: [sack], has_lots: true },
  });
  await material('Azúcar refinada', { ...kilo, qty: '24.5', cost: '1.1', min_qty: '10' });
  await material('Aceite de girasol de la última entrega', {
    ...{ measure_id: measure('Litro'), qty: '6', cost: '1940.5', cost_currency: 'VES', min_qty: '8' },
  });
  await material('Levadura', { ...kilo, qty: '0.75' });
  const supplier = await send('post', '/suppliers/create', { name: `Molinos ${mark}` });
  const draft = await send('post', '/purchases/create', {
    ...{ supplier_id: supplier.id, invoice_number: '00-815', currency: 'USD', expenses: '6' },
    lines: [
      {
        ...{ id: crypto.randomUUID(), material_id: flour.id, unit: { name: 'Saco', factor: '45' } },
        ...{ qty: '2', unit_cost: '27', lot: 'H-7', expires_on: '2027-03-01' },
      },
    ],
  });
  await page.goto(`/purchase?id=${draft.id}`);
  await page.getByRole('listitem', { name: /Harina/ }).waitFor();
  await shoot(page, 'purchase', { whole: true });
  await send('put', `/purchases/${draft.id}/receive`, {
    ...{ receive_id: crypto.randomUUID(), version: draft.version },
  });
  await page.goto('/industrial/materials');
  await page.getByRole('table', { name: 'Materiales' }).waitFor();
  await shoot(page, 'list', { whole: true });
  await page.goto('/industrial/materials?search=no-hay-tal');
  await page.getByText('Ningún material coincide').waitFor();
  await shoot(page, 'nothing-found');
  await page.goto('/industrial/materials');
  await page.getByRole('button', { name: 'Crear material' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar unidad' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar material' }).click();
  await shoot(page, 'form');
  await page.goto(`/industrial/material?id=${flour.id}`);
  await page.getByRole('table', { name: 'Movimientos' }).waitFor();
  await shoot(page, 'one', { whole: true });
  await page.getByRole('button', { name: 'Ajustar existencia' }).click();
  await page.getByRole('dialog').getByLabel('Cantidad').fill('1,5');
  await shoot(page, 'adjust');
};

import { drawnDataUrl } from '../drawn-picture.ts';
import { signIn } from '../server/api.ts';
import type { Part } from './album.ts';

/** Formulas: none yet, the list, the form empty and filled, one with three levels, its versions, and what a rise does. */
export const shootFormulas: Part = async ({ open, shoot, server }) => {
  const token = await signIn(server.url, 'demo');
  const page = await open(token);
  const headers = { authorization: `Bearer ${token}` };
  const send = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const answer = await page.request[method](`${server.url}/api/v1${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { items: measures } = await send('get', '/measures?withDefault=true&limit=200');
  const measure = (name: string) => measures.find((one: { name: string }) => one.name === name)?.id ?? null;
  const kilo = { measure_id: measure('Kilogramo') };
  const mark = Date.now() % 100_000;
  const { items: known } = await send('get', '/formulas');
  if (known.length === 0) {
    await page.goto('/industrial/formulas');
    await page.getByRole('heading', { name: 'Todavía no tienes fórmulas' }).waitFor();
    await shoot(page, 'none');
  }
  const material = (name: string, given: object) =>
    send('post', '/materials/create', { name: `${name} ${mark}`, cost_currency: 'USD', ...given });
  const ref = (kind: 'material' | 'product', { id }: { id: string }) => ({ kind, id });
  const sack = { id: crypto.randomUUID(), name: 'Saco', factor: '45' };
  const flour = await material('Harina de trigo', { ...kilo, qty: '60', cost: '0.62', units: [sack] });
  const water = await material('Agua filtrada', { measure_id: measure('Litro'), qty: '200', cost: '0.01' });
  const yeast = await material('Levadura', { ...kilo, qty: '0.75', cost: '4.2' });
  const ham = await material('Jamón de pierna en lonjas finas', { ...kilo, qty: '1.2', cost: '7.8' });
  const butter = await material('Mantequilla', { ...kilo, qty: '4' });
  const dough = await material('Masa canilla', kilo);
  const product = (name: string, given: object) =>
    send('post', '/products/create', {
      ...{ name: `${name} ${mark}`, qty: '0', cost: '0.25', utility: '40' },
      ...{ cost_currency: 'USD', price_currency: 'USD', measure_id: measure('Unidad') },
      ...given,
    });
  const bread = await product('Pan canilla', { is_fixed_price: true, price: '0.45' });
  const sandwich = await product('Sándwich de jamón y mantequilla de la casa', {});
  const formula = (name: string, given: object) =>
    send('post', '/formulas/create', { name: `${name} ${mark}`, ...given });
  const work = (minutes: string) => [
    { name: 'Mano de obra', basis: 'hour', amount: '2.5', currency: 'USD', minutes },
    { name: 'Gas', basis: 'batch', amount: '340', currency: 'VES', minutes: null },
  ];
  await formula('Masa canilla', {
    ...{ makes: ref('material', dough), yield_qty: '30', waste_percent: '2', costs: work('45') },
    lines: [
      { good: ref('material', flour), qty: '18', unit: { name: 'Saco', factor: '45' } },
      { good: ref('material', water), qty: '11.5' },
      { good: ref('material', yeast), qty: '0.3' },
    ],
    steps: [
      { text: 'Mezcla la harina con la levadura y agrega el agua poco a poco.', minutes: '10' },
      { text: 'Amasa hasta que quede lisa y déjala reposar tapada.', minutes: '60' },
    ],
  });
  const photo = (side: number) =>
    drawnDataUrl(page, { width: side, height: side * 0.75, stripes: ['#c96', '#a63', '#fd9'] }, 'image/webp');
  const { image } = await send('post', '/formulas/pictures', {
    ...{ large: await photo(640), small: await photo(160) },
  });
  const baked = await formula('Pan canilla', {
    ...{ makes: ref('product', bread), yield_qty: '100', waste_percent: '3', costs: work('90') },
    lines: [{ good: ref('material', dough), qty: '28' }],
    steps: [{ text: 'Forma, deja levar y hornea a 220 grados.', minutes: '25', image }],
  });
  const { version, name, yield_qty, costs, steps, lines } = baked;
  await send('put', '/formulas/update', {
    ...{ id: baked.id, version, edit_id: crypto.randomUUID(), name, yield_qty, costs, steps },
    ...{ waste_percent: '4', lines: lines.map((line: object) => ({ ...only(line), qty: '27.5' })) },
  });
  const filled = await formula('Sándwich de jamón', {
    ...{ makes: ref('product', sandwich), yield_qty: '12' },
    lines: [
      { good: ref('product', bread), qty: '12' },
      { good: ref('material', ham), qty: '0.9' },
      { good: ref('material', butter), qty: '0.2' },
    ],
  });
  await page.goto('/industrial/formulas');
  await page.getByRole('row', { name: new RegExp(`Pan canilla ${mark}`) }).waitFor();
  await page.getByText('Sin costo conocido', { exact: false }).first().waitFor();
  await shoot(page, 'list', { whole: true });
  await page.goto('/industrial/formulas?search=no-hay-tal');
  await page.getByText('Ninguna fórmula coincide').waitFor();
  await shoot(page, 'nothing-found');
  await page.getByRole('button', { name: 'Crear fórmula' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Agregar costo' }).click();
  await form.getByRole('button', { name: 'Guardar fórmula' }).click();
  await form.getByText('Agrega al menos algo que lleve.').waitFor();
  await shoot(page, 'form-wrong');
  await page.goto(`/industrial/formula?id=${baked.id}`);
  await page.getByRole('table', { name: 'Qué hace falta' }).waitFor();
  await page.getByRole('button', { name: /^Ver qué lleva Masa/ }).click();
  await page.getByRole('list', { name: /^Qué lleva Masa/ }).waitFor();
  await shoot(page, 'one', { whole: true });
  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByRole('dialog').getByLabel('Rinde').fill('96');
  await page.getByText('Al guardar será la versión 3.').waitFor();
  await shoot(page, 'form');
  await page.getByRole('button', { name: 'Cambiar foto del paso 1' }).scrollIntoViewIfNeeded();
  await page.getByRole('img', { name: 'Foto del paso 1' }).last().waitFor();
  await shoot(page, 'form-photo');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Aplicar al producto' }).click();
  await shoot(page, 'apply');
  await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
  await page.getByRole('button', { name: 'Ver la versión 1' }).click();
  await shoot(page, 'version');
  await page.goto(`/industrial/formula?id=${filled.id}`);
  await page.getByRole('table', { name: 'Qué hace falta' }).waitFor();
  await page.getByLabel('¿Para cuántos?').fill('60');
  await page.getByText('Para 60', { exact: false }).first().waitFor();
  await shoot(page, 'without-cost', { whole: true });
  await page.goto(`/industrial/simulation?material=${flour.id}`);
  await page.getByLabel(/^Cuánto sube Harina/).fill('25');
  await page.getByRole('button', { name: 'Ver qué pasa' }).click();
  await page.getByRole('table', { name: 'Lo que cambiaría' }).waitFor();
  await shoot(page, 'simulation', { whole: true });
  await page.goto(`/industrial/material?id=${flour.id}`);
  await page.getByRole('table', { name: 'Dónde se usa' }).waitFor();
  await shoot(page, 'used-in', { whole: true });
  await page.goto(`/product?id=${bread.id}`);
  await page.getByRole('table', { name: 'Dónde se usa' }).waitFor();
  await shoot(page, 'product-used-in', { whole: true });
};

/** Of a line that was answered, what is sent of it. */
function only({ good, unit }: { good?: { kind: string; id: string }; unit?: unknown }) {
  return { good: { kind: good?.kind, id: good?.id }, unit };
}

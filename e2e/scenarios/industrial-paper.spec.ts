import { addDays, companyDay, plainSpaces } from '@cuadra/shared/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { drawnDataUrl } from '../drawn-picture.ts';
import { expect, test } from '../fixtures.ts';
import { readCode } from '../screens/codes.ts';
import { pagesPrinted } from '../screens/paper.ts';
import { callsOf } from '../server/calls-of.ts';

/** Dots of a thermal printer in an inch, those of CSS in one. */
test.use({ deviceScaleFactor: 203 / 96 });

const A4 = { width: 210, height: 297 };
const TODAY = companyDay(new Date());

type Calls = ReturnType<typeof callsOf>;

/** A formula of bread with a step that has a picture; what it takes is there. */
async function addBread(page: Page, api: Calls, name: string) {
  const measures = (await api('get', '/measures?withDefault=true&limit=200')).items;
  const kilo = measures.find((one: { name: string }) => one.name === 'Kilogramo');
  const flour = await api('post', '/materials/create', {
    ...{ name: `Harina ${name}`, measure_id: kilo.id, cost_currency: 'USD', qty: '90', cost: '0.60' },
  });
  const crumbs = await api('post', '/materials/create', {
    ...{ name: `Migas ${name}`, measure_id: kilo.id, cost_currency: 'USD' },
  });
  const bread = await api('post', '/products/create', {
    ...{ name: `Pan ${name}`, qty: '0', cost: '0.10', utility: '50' },
    ...{ cost_currency: 'USD', price_currency: 'USD' },
  });
  const drawing = (side: number) =>
    drawnDataUrl(page, { width: side, height: side / 2, stripes: ['#a33', '#fc3'] }, 'image/webp');
  const { image } = await api('post', '/formulas/pictures', {
    ...{ large: await drawing(640), small: await drawing(160) },
  });
  return api('post', '/formulas/create', {
    ...{
      name: `Pan ${name}`,
      makes: { kind: 'product', id: bread.id },
      yield_qty: '100',
      waste_percent: '5',
    },
    lines: [{ good: { kind: 'material', id: flour.id }, qty: '25' }],
    byproducts: [{ good: { kind: 'material', id: crumbs.id }, qty: '2' }],
    steps: [
      { text: 'Amasa hasta que quede lisa.', minutes: '15' },
      { text: 'Hornea hasta que dore.', image },
    ],
  });
}

/** Has «Imprimir» only say that it was pressed, and tells what is on the paper by then. */
async function onPaper(page: Page, press: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    document.body.removeAttribute('data-printed');
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await press();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  return plainSpaces((await page.locator('[data-print-page]').textContent()) ?? '');
}

test('an order on paper: to work by while it is planned, what really was once it is done', async ({
  page,
  sessionOf,
}) => {
  const api = callsOf(page, await sessionOf('demo'));
  await page.goto('/industrial');
  const formula = await addBread(page, api, 'del papel');
  const order = await api('post', '/production_orders/create', {
    ...{ formula_id: formula.id, qty: '190', day: TODAY, note: 'Para el colegio' },
  });
  await page.goto(`/industrial/order?id=${order.id}`);
  const press = () => page.getByRole('button', { name: 'Imprimir' }).click();
  const planned = await onPaper(page, press);
  // 190 good ones are 200 made: two yields.
  for (const words of [
    `Orden ${order.number} · Pan del papel`,
    'Nota: Para el colegio',
    'Harina del papel50 kg',
    'Amasa hasta que quede lisa. (15 min)',
    'Pan del papel190',
    'Merma10',
    'Migas del papel4 kg',
    'Lote:',
    'Revisado por',
  ])
    expect(planned).toContain(words);
  const picture = page
    .locator('[data-print-page]')
    .getByRole('img', { name: 'Foto del paso 2', includeHidden: true });
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  expect(await pagesPrinted(page)).toEqual([A4]);
  await expect(page.locator('[data-print-page]')).toHaveCount(0);

  await api('post', `/production_orders/${order.id}/start`, {});
  await api('post', `/production_orders/${order.id}/finish`, {
    ...{ batch_id: crypto.randomUUID(), qty: '185', waste: '15', lot: 'P-77' },
    ...{ expires_on: addDays(TODAY, 4), byproducts: [] },
  });
  await page.reload();
  const done = await onPaper(page, press);
  for (const words of [
    'Harina del papel50 kg50 kg',
    'Pan del papel190185',
    'Merma1015',
    'Migas del papel4 kg0 kg',
  ])
    expect(done).toContain(words);
  expect(done).toMatch(/Tanda \d+.*P-77, vence el/);
  expect(done).not.toContain('Lote:');
  expect(await pagesPrinted(page)).toEqual([A4]);
});

test('labels of a lot, from its batch and its own page: as many as asked, each read as the lot', async ({
  page,
  sessionOf,
}) => {
  const api = callsOf(page, await sessionOf('demo'));
  await page.goto('/industrial');
  const formula = await addBread(page, api, 'con lote');
  // Digits that a barcode of goods would be made of.
  const lot = '96385074';
  const batch = await api('post', '/productions/create', {
    ...{ formula_id: formula.id, qty: '95', waste: '5', lot, expires_on: addDays(TODAY, 4) },
  });
  await page.goto(`/industrial/production?id=${batch.id}`);
  await page.getByRole('button', { name: 'Etiquetas' }).click();
  const dialog = page.getByRole('dialog', { name: `Etiquetas del lote ${lot}` });
  await dialog.getByLabel('Papel').selectOption({ label: 'Rollo 50 × 25 mm' });
  await expect(dialog.getByLabel('Cantidad en cada una')).toHaveValue('95');
  await dialog.getByLabel('Cuántas').fill('0');
  await expect(dialog.getByText('Escribe de 1 a 500.')).toBeVisible();
  await dialog.getByLabel('Cuántas').fill('3');
  // Nobody knows how it is shared out over them.
  await expect(dialog.getByLabel('Cantidad en cada una')).toHaveValue('');
  await dialog.getByLabel('Cantidad en cada una').fill('24');
  await expectAccessible(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  for (const [kind, format] of [
    ['De barras', 'CODE_128'],
    ['QR', 'QR_CODE'],
  ] as const) {
    await dialog.getByLabel('Código', { exact: true }).selectOption({ label: kind });
    await page.evaluate(() => document.body.removeAttribute('data-printed'));
    await dialog.getByRole('button', { name: 'Imprimir 3 etiquetas' }).click();
    await expect(page.locator('body[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    const label = page.locator('[data-print-labels] [data-label]').first();
    await expect(label).toContainText('Pan con lote');
    await expect(label).toContainText(`Lote ${lot}`);
    await expect(label).toContainText(/Hecho \d\d\/\d\d\/\d{4} · Vence \d\d\/\d\d\/\d{4}/);
    await expect(label).toContainText(`Tanda ${batch.number} · 24`);
    expect(await readCode(page, await label.screenshot())).toEqual({ text: lot, format });
    const cut = await label.evaluate((face) => face.scrollHeight > face.clientHeight + 1);
    expect(cut, 'a label that is larger than its place').toBe(false);
    expect(await pagesPrinted(page)).toEqual(Array.from({ length: 3 }, () => ({ width: 50, height: 25 })));
    await page.emulateMedia({ media: null });
  }

  await page.goto(`/industrial/lot?kind=product&good=${formula.makes.id}&lot=${lot}`);
  await page.getByRole('button', { name: 'Etiquetas' }).click();
  await expect(dialog.getByRole('button', { name: 'Imprimir 1 etiqueta' })).toBeEnabled();
  // The paper is the one of last time.
  await expect(dialog.getByLabel('Papel')).toHaveValue('roll-50x25');
  await expect(dialog.getByLabel('Cantidad en cada una')).toHaveValue('95');
});

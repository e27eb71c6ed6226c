import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { readCode } from '../screens/codes.ts';

/** Dots of a thermal printer in an inch, those of CSS in one. */
test.use({ deviceScaleFactor: 203 / 96 });

const BASE = { cost_currency: 'USD', price_currency: 'USD' };
const PRICED = { ...BASE, is_fixed_price: true, price: '1.25' };

async function addAs(page: Page, token: string, data: object): Promise<{ id: string }> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post('/api/v1/products/create', { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** What the browser's dialog would print: the size of its pages in millimetres. */
async function pdfPages(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)].map(
    ([, width, height]) => ({
      width: Math.round((Number(width) / 72) * 25.4),
      height: Math.round((Number(height) / 72) * 25.4),
    }),
  );
}

/** Presses «Imprimir», and waits for what is printed. */
async function print(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    document.body.removeAttribute('data-printed');
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: /^Imprimir \d/ }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  return page.locator('[data-print-labels]');
}

test('labels of a roll: one on each page of its size, and what is drawn is what a scanner reads', async ({
  page,
  sessionOf,
}) => {
  const token = await sessionOf('demo');
  const codes = [
    { barcode: '7591002000547', format: 'EAN_13' },
    { barcode: '036000291452', format: 'UPC_A' },
    { barcode: 'ABC-128/7', format: 'CODE_128' },
  ];
  const products = [];
  for (const { barcode } of codes)
    products.push(await addAs(page, token, { ...PRICED, name: `Etiqueta ${barcode}`, barcodes: [barcode] }));
  await page.goto(`/labels?items=${products.map(({ id }, index) => `${id}:${index + 1}`).join(',')}`);
  await expect(page.getByRole('button', { name: 'Imprimir 6 etiquetas' })).toBeEnabled();
  await page.getByLabel('Papel').selectOption({ label: 'Rollo 50 × 25 mm' });

  for (const kind of ['De barras', 'QR']) {
    await page.getByLabel('Código', { exact: true }).selectOption({ label: kind });
    const paper = await print(page);
    await page.emulateMedia({ media: 'print' });
    for (const { barcode, format } of codes) {
      const label = paper
        .locator('[data-label]')
        .filter({ hasText: `Etiqueta ${barcode}` })
        .first();
      await expect(label).toContainText('$ 1,25');
      await expect(label).toContainText(/Bs\.\s?[\d.]+,\d\d/);
      await expect(label).toContainText(/Tasa del \d\d\/\d\d\/\d{4}/);
      expect(await readCode(page, await label.screenshot()), kind).toEqual({
        text: barcode,
        format: kind === 'QR' ? 'QR_CODE' : format,
      });
    }
    expect(await pdfPages(page)).toEqual(Array.from({ length: 6 }, () => ({ width: 50, height: 25 })));
    await page.emulateMedia({ media: null });
  }
});

test('sheets take as many as they have places, from the first that is free', async ({ page, sessionOf }) => {
  const token = await sessionOf('demo');
  const product = await addAs(page, token, { ...PRICED, name: 'De hoja', barcodes: ['7591002000011'] });
  await page.goto(`/labels?items=${product.id}:50`);
  for (const { paper, size, pages } of [
    { paper: /L7160/, size: { width: 210, height: 297 }, pages: [19, 21, 10] },
    { paper: /L7651/, size: { width: 210, height: 297 }, pages: [50] },
    { paper: /5160/, size: { width: 216, height: 279 }, pages: [28, 22] },
  ]) {
    const select = page.getByLabel('Papel');
    const value = await select.locator('option').filter({ hasText: paper }).getAttribute('value');
    await select.selectOption(value);
    await page.getByLabel('Empezar en la etiqueta').fill('3');
    const printed = await print(page);
    const sheets = printed.locator('[data-label-page]');
    expect(
      await sheets.evaluateAll((all) => all.map((one) => one.querySelectorAll('[data-label]').length)),
    ).toEqual(pages);
    await page.emulateMedia({ media: 'print' });
    const label = printed.locator('[data-label]').first();
    expect((await readCode(page, await label.screenshot())).text).toBe('7591002000011');
    const cut = await label.evaluate((face) => face.scrollHeight > face.clientHeight + 1);
    expect(cut, 'a label that is larger than its place').toBe(false);
    // At its end the dialog says so, and what was printed is gone.
    expect(await pdfPages(page)).toEqual(pages.map(() => size));
    await expect(printed).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test('from a selection of the list: what is missing is said, a barcode is made, and copies follow the stock', async ({
  page,
  products,
  sessionOf,
}) => {
  const token = await sessionOf('demo');
  await addAs(page, token, { ...PRICED, name: 'Rótulo sin código', qty: '7' });
  await addAs(page, token, { ...BASE, name: 'Rótulo sin precio', barcodes: ['7591002000028'], qty: '4' });
  await page.goto('/products?search=rótulo');
  await expect(products.rows).toHaveCount(2);
  await products.rows.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('region', { name: 'Productos seleccionados' });
  await bar.getByRole('button', { name: 'Etiquetas' }).click();

  await expect(page.getByRole('heading', { name: 'Etiquetas', level: 1 })).toBeVisible();
  await expect(page.getByText('«Rótulo sin precio» sin precio.')).toBeVisible();
  await page.getByRole('button', { name: 'Crear su código' }).click();
  await expect(page.getByText('«Rótulo sin código» sin código de barras.')).toHaveCount(0);
  const row = page.getByRole('row', { name: /Rótulo sin código/ });
  const barcode = /\b29\d{11}\b/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  expect(barcode).not.toBe('');

  await page.getByLabel('Cuántas').selectOption({ label: 'Según la existencia' });
  await expect(page.getByRole('button', { name: 'Imprimir 11 etiquetas' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'Etiquetas de Rótulo sin precio' }).fill('0');
  await expect(page.getByText('«Rótulo sin precio» sin precio.')).toHaveCount(0);
  await page.getByLabel('Papel').selectOption({ label: 'Rollo 58 × 40 mm' });
  const printed = await print(page);
  await expect(printed.locator('[data-label]')).toHaveCount(7);
  await page.emulateMedia({ media: 'print' });
  const read = await readCode(page, await printed.locator('[data-label]').first().screenshot());
  expect(read).toEqual({ text: barcode, format: 'EAN_13' });
  await page.emulateMedia({ media: null });

  await page.getByLabel('Cuántas').selectOption({ label: 'Las mismas de cada uno' });
  await page.getByLabel('De cada uno').fill('4000');
  await expect(page.getByText('Son más de 5.000 etiquetas.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Imprimir/ })).toBeDisabled();
});

test('a barcode is made for the box, on its label and its own', async ({ page, sessionOf }) => {
  const token = await sessionOf('demo');
  const box = { id: crypto.randomUUID(), name: 'Caja', factor: '24', barcodes: [] };
  const { id } = await addAs(page, token, {
    ...{ ...PRICED, name: 'Malta en caja', barcodes: ['7591002000035'], qty: '48', presentations: [box] },
  });
  // Of 48 units that came two boxes get a label.
  await page.goto(`/labels?items=${id}:48`);
  await page.getByLabel('Presentación de Malta en caja').selectOption(box.id);
  await expect(page.getByText('«Malta en caja · Caja x 24» sin código de barras.')).toBeVisible();
  await page.getByRole('button', { name: 'Crear su código' }).click();
  await expect(page.getByText(/sin código de barras/)).toHaveCount(0);

  const headers = { authorization: `Bearer ${token}` };
  const product = await (await page.request.get(`/api/v1/products/${id}`, { headers })).json();
  const [barcode] = product.presentations[0].barcodes;
  expect(barcode).toMatch(/^29\d{11}$/);
  expect(product.barcodes).toEqual(['7591002000035']);
  await page.getByLabel('Papel').selectOption({ label: 'Rollo 58 × 40 mm' });
  const printed = await print(page);
  await page.emulateMedia({ media: 'print' });
  const label = printed.locator('[data-label]').first();
  await expect(label).toContainText('Caja x 24');
  expect(await readCode(page, await label.screenshot())).toEqual({ text: barcode, format: 'EAN_13' });
  await page.emulateMedia({ media: null });
});

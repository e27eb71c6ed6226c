/**
 * A catalogue's file through the screen of Productos, in a real browser and into an empty company: how long from choosing
 * it until what would come of it is shown, and from pressing the button until all of it is written; and for how long the
 * page answers no key at most, meanwhile. As a CSV, as the same list in a book of Excel, and as a book with ten columns.
 * Aim: under 30 s both together. `npm run import -w @cuadra/bench [-- file]`
 */
import { readFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { bigCatalogue } from '../../e2e/big-catalogue.ts';
import { findBrowser } from '../../e2e/browser/find-browser.ts';
import { launchOptions } from '../../e2e/browser/launch.ts';
import { Products } from '../../e2e/screens/products.ts';
import { signedInWith } from '../../e2e/server/signed-in-with.ts';
import { say } from '../measure.ts';
import { openShop } from '../sales/shop.ts';
import { withCuadra } from '../with-cuadra.ts';

/** Milliseconds that a step may take before the measure gives up. */
const PATIENCE = 120_000;

const [path] = process.argv.slice(2);
const csv = path ? await readFile(path) : (await bigCatalogue()).csv;
const browser = await chromium.launch(launchOptions(await findBrowser()));
try {
  await withCuadra(async ({ base, call, dataDir }) => {
    const files = {
      'catalogo.csv': csv,
      'catalogo.xlsx': Buffer.from(await bookOf(rowsOf(csv.toString('utf8')))),
      'diez-columnas.xlsx': Buffer.from(await bookOf(wide(rowsOf(csv.toString('utf8'))))),
    };
    for (const [name, buffer] of Object.entries(files)) {
      const shop = await openShop(call, dataDir, 1);
      const { checked, written, created, longest } = await importFile(browser, base.href, shop.token, {
        name,
        buffer,
      });
      const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
      say(
        `${name}: ${created} created; chosen to shown ${seconds(checked)}, pressed to written ${seconds(written)}, ` +
          `together ${seconds(checked + written)} (aim 30 s); longest task ${longest.toFixed(0)} ms`,
      );
    }
  });
} finally {
  await browser.close();
}

async function importFile(
  on: Browser,
  base: string,
  token: string,
  file: { name: string; buffer: Buffer },
): Promise<{ checked: number; written: number; created: string; longest: number }> {
  const page = await on.newPage({ baseURL: base });
  page.setDefaultTimeout(PATIENCE);
  await signedInWith(page, token);
  const products = new Products(page);
  await products.open();
  await products.import.click();
  const picker = products.importDialog.getByLabel('Archivo CSV o Excel');
  await picker.waitFor({ state: 'attached' });
  await page.evaluate(watchTasks);
  const start = performance.now();
  await picker.setInputFiles({ ...file, mimeType: 'text/csv' });
  await products.figure('Se crea').waitFor();
  const shown = performance.now();
  await products.startImport();
  await products.figure('Creado').waitFor();
  const done = performance.now();
  const created = (await products.figure('Creado').textContent()) ?? '';
  const longest = await page.evaluate(() => Math.max(0, ...(globalThis.tasks ?? [])));
  await page.close();
  return { checked: shown - start, written: done - shown, created, longest };
}

declare global {
  /** Milliseconds of each task of the page that took more than fifty. */
  var tasks: number[] | undefined;
}

/** Runs in the page. */
function watchTasks(): void {
  const tasks: number[] = [];
  globalThis.tasks = tasks;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** The two columns of the list. */
function rowsOf(text: string): (string | number)[][] {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => {
      const comma = line.indexOf(',');
      return [
        line.slice(0, comma),
        line
          .slice(comma + 1)
          .replace(/^"|"$/g, '')
          .replaceAll('""', '"'),
      ];
    });
}

/** With what a shop that keeps its list in Excel has beside names and codes. */
function wide([header = [], ...rows]: (string | number)[][]): (string | number)[][] {
  return [
    [...header, 'Código', 'Categoría', 'Medida', 'Cantidad', 'Mínimo', 'Costo', 'Utilidad', 'Moneda'],
    ...rows.map((row, n) => [
      ...row,
      `C${n}`,
      `Categoría ${n % 40}`,
      'Unidad',
      n % 90,
      5,
      1 + (n % 900) / 8,
      30,
      'USD',
    ]),
  ];
}

function bookOf(rows: (string | number)[][]): Promise<Uint8Array> {
  return writeXlsx({ sheets: [{ name: 'Catálogo', rows }] });
}

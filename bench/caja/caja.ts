/**
 * Caja with 50, 5,000 and 50,000 products, one company a size, in one run and a real browser: how long until it can be
 * used with the catalogue on the device, from a key to its results and from a scan to its line painted, the longest
 * interaction (INP) and the memory. Aims: 0.5 s to the first use, 95 of 100 keys within 33 ms and scans within 25, INP under 100 ms. Printed
 * beside POS Awesome's published budgets. `npm run caja -w @cuadra/bench [-- products,products,…]`
 */
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser/find-browser.ts';
import { launchOptions } from '../../e2e/browser/launch.ts';
import { addFigure } from '../figures.ts';
import { fillShop } from '../growth/fill.ts';
import { quantile, say } from '../measure.ts';
import { openShop } from '../sales/shop.ts';
import { withCuadra } from '../with-cuadra.ts';
import { compareSearches } from './compare-searches.ts';
import { type CajaFigures, measureCaja } from './measure-caja.ts';

const sizes = (process.argv[2] ?? '50,5000,50000').split(',').map(Number);
const browser = await chromium.launch(launchOptions(await findBrowser()));
try {
  await withCuadra(async ({ base, call, cluster, dataDir }) => {
    const measured: [number, CajaFigures][] = [];
    for (const products of sizes) {
      const shop = await openShop(call, dataDir, Math.min(products, 200));
      await fillShop(cluster.url, shop, { products, sales: 10 });
      measured.push([products, await measureCaja(browser, base.href, shop.token)]);
    }
    say('Caja by products on the device; milliseconds, median (95 of 100 within)');
    say(`${''.padEnd(34)}${measured.map(([products]) => String(products).padStart(18)).join('')}`);
    const row = (name: string, of: (figures: CajaFigures) => string) =>
      say(`${name.padEnd(34)}${measured.map(([, figures]) => of(figures).padStart(18)).join('')}`);
    const spread = (values: readonly number[]) =>
      `${quantile(values, 0.5).toFixed(1)} (${quantile(values, 0.95).toFixed(1)})`;
    row('first fetch of the catalogue, s', ({ fetched }) => (fetched / 1000).toFixed(2));
    row('opened to first use (aim 500)', ({ opened }) => spread(opened));
    row('key to results painted (aim 33)', ({ keys }) => spread(keys));
    row('scan to line painted (aim 25)', ({ scans }) => spread(scans));
    row('longest interaction (aim 100)', ({ longest }) => longest.toFixed(0));
    row('memory of the page, MB', ({ megabytes }) => megabytes.toFixed(1));
    for (const [products, { opened, keys, scans, longest }] of measured) {
      const of = `${products} products`;
      const slow = (values: readonly number[]) => quantile(values, 0.95);
      addFigure({ name: `Caja opened, ${of}`, value: quantile(opened, 0.5), unit: 'ms', atMost: 500 });
      addFigure({ name: `key to results, 95 of 100, ${of}`, value: slow(keys), unit: 'ms', atMost: 33 });
      addFigure({ name: `scan to line, 95 of 100, ${of}`, value: slow(scans), unit: 'ms', atMost: 25 });
      addFigure({ name: `longest interaction, ${of}`, value: longest, unit: 'ms', atMost: 100 });
    }
    say('\nPOS Awesome’s published budgets at 50,000 products: load 8000, search 200, barcode 50');
    say('\nSearching 50,000 names alone, in Node:');
    for (const line of compareSearches(50_000)) say(line);
  });
} finally {
  await browser.close();
}

/**
 * The list of products with 50,000 of them, in one run and a real browser: from a key in its search to the frame in which
 * it stands in the box, while the list behind it has one page and while it has ten; and from the last key to the rows that
 * it finds. Aim: two frames, 33 ms, at the 95th of 100. `npm run products -w @cuadra/bench [-- products,products,…]`
 */
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser/find-browser.ts';
import { launchOptions } from '../../e2e/browser/launch.ts';
import { fillShop } from '../growth/fill.ts';
import { quantile, say } from '../measure.ts';
import { openShop } from '../sales/shop.ts';
import { withCuadra } from '../with-cuadra.ts';
import { type ListFigures, measureList } from './measure-list.ts';

const sizes = (process.argv[2] ?? '50,50000').split(',').map(Number);
const browser = await chromium.launch(launchOptions(await findBrowser()));
try {
  await withCuadra(async ({ base, call, cluster, dataDir }) => {
    const measured: [number, ListFigures][] = [];
    for (const products of sizes) {
      const shop = await openShop(call, dataDir, Math.min(products, 200));
      await fillShop(cluster.url, shop, { products, sales: 10 });
      measured.push([products, await measureList(browser, base.href, shop.token)]);
    }
    say('The list of products; milliseconds, median (95 of 100 within)');
    say(`${''.padEnd(44)}${measured.map(([products]) => String(products).padStart(18)).join('')}`);
    const row = (name: string, of: (figures: ListFigures) => readonly number[]) =>
      say(
        `${name.padEnd(44)}${measured
          .map(
            ([, figures]) =>
              `${quantile(of(figures), 0.5).toFixed(1)} (${quantile(of(figures), 0.95).toFixed(1)})`,
          )
          .map((text) => text.padStart(18))
          .join('')}`,
      );
    row('key to its frame, one page (aim 33)', ({ keys }) => keys);
    row('key to its frame, ten pages (aim 33)', ({ keysDeep }) => keysDeep);
    row('last key to the rows found, pause of 250', ({ found }) => found);
  });
} finally {
  await browser.close();
}

/**
 * The list of products with 50,000 of them, in one run and a real browser: from a key in its search to the frame in which
 * it stands in the box, while the list behind it has one page and while it has ten; and from the last key to the rows that
 * it finds. Aim: two frames, 33 ms, at the 95th of 100. `npm run products -w @cuadra/bench [-- products,products,…]`
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startCluster } from '../../api/src/database/cluster/start-cluster.ts';
import { migrate } from '../../api/src/database/migrate.ts';
import { findBrowser } from '../../e2e/browser/find-browser.ts';
import { launchOptions } from '../../e2e/browser/launch.ts';
import { fillShop } from '../growth/fill.ts';
import { httpCaller } from '../http-client.ts';
import { quantile, say } from '../measure.ts';
import { startProduction } from '../production-server.ts';
import { openShop } from '../sales/shop.ts';
import { type ListFigures, measureList } from './measure-list.ts';

const sizes = (process.argv[2] ?? '50,50000').split(',').map(Number);
const dataDir = await mkdtemp(join(tmpdir(), 'cuadra-bench-'));
// Run by root, the database has an account of its own, which has to enter.
await chmod(dataDir, 0o755);
const cluster = await startCluster({ dataDir });
const browser = await chromium.launch(launchOptions(await findBrowser()));
try {
  await migrate(cluster.url);
  const cuadra = await startProduction({
    DATABASE_URL: cluster.url,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
  });
  const call = httpCaller(cuadra.base);
  const measured: [number, ListFigures][] = [];
  for (const products of sizes) {
    const shop = await openShop(call, dataDir, Math.min(products, 200));
    await fillShop(cluster.url, shop, { products, sales: 10 });
    measured.push([products, await measureList(browser, cuadra.base.href, shop.token)]);
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
  await cuadra.stop();
} finally {
  await browser.close();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/**
 * The public store with a thousand products with pictures. What a phone waits for on a slow line, at home and at a product:
 * limits 1.5 s to the largest paint, 100 ms of blocked time. And what a thousand visitors a minute take from the cash register:
 * limit 10 ms at the 95th of 100 sales, alone and beside them turn about.
 * `npm run store -w @cuadra/bench [-- rounds seconds lines]`, as in `-- 5 30 slow-4g,4g`
 */
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser/find-browser.ts';
import { launchOptions } from '../../e2e/browser/launch.ts';
import { type Line, lineNamed, SLOWER } from '../first-load/conditions.ts';
import { say } from '../measure.ts';
import { withCuadra } from '../with-cuadra.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { openStore, type ShopWithStore } from './open-store.ts';
import { reportPages, reportSelling } from './report.ts';
import { callVisitors, type SellingRound, sellBeside } from './sell-beside.ts';

const VISITS_A_MINUTE = 1000;
const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 30);
const lines = (process.argv[4] ?? 'slow-4g').split(',').map(lineNamed);

await withCuadra(
  async ({ base, call, cluster, dataDir }) => {
    const shop = await openStore(call, dataDir, cluster.url);
    say(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the start; medians of ${rounds} rounds`);
    for (const line of lines) {
      say(`\nOn a phone: ${line.title}, processor ${SLOWER} times slower`);
      for (const [name, figures] of Object.entries(await visitPages(base, shop, line)))
        reportPages(name, figures);
    }
    say(`\nA sale beside ${VISITS_A_MINUTE} visitors a minute; ${rounds} × ${seconds} s each, turn about`);
    const visitors = callVisitors(base, shop, VISITS_A_MINUTE);
    const sold: SellingRound[] = [];
    // One that does not count: code is compiled, and pictures are drawn that nobody had asked for.
    await sellBeside(call, shop, visitors, { seconds: Math.min(seconds, 10), round: 0 });
    for (let round = 0; round < rounds; round++)
      sold.push(await sellBeside(call, shop, visitors, { seconds, round }));
    visitors.end();
    reportSelling(sold);
    say(`\nLoad ${loadavg()[0]?.toFixed(1)} at the end`);
  },
  // Each visitor has an address, as behind a proxy.
  { settings: { TRUST_PROXY: 'loopback' } },
);

async function visitPages(
  base: URL,
  { slug, products }: ShopWithStore,
  line: Line,
): Promise<Record<string, PageFigures[]>> {
  const pages = { home: `/tienda/${slug}`, product: `/tienda/${slug}/p/${products[0]?.id}` };
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
    const measured: Record<string, PageFigures[]> = {};
    for (let round = -1; round < rounds; round++) {
      for (const [name, path] of Object.entries(pages)) {
        const figures = await measurePage(browser, new URL(path, base).href, line);
        // The first visit has pictures drawn that are kept from then on.
        if (round >= 0) measured[name] = [...(measured[name] ?? []), figures];
      }
    }
    return measured;
  } finally {
    await browser.close();
  }
}

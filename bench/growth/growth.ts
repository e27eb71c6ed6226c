/**
 * How long a list, a search, what is to be bought, a report and the summary take as a shop grows: one company a size, all on one PostgreSQL, asked
 * turn about. Aims: the largest within 1.5 times the smallest; a page of 20 within twice a bare server; a search under
 * 3 ms at 10,000 products. `npm run growth -w @cuadra/bench [-- sales,sales,…]`
 */
import { fileURLToPath } from 'node:url';
import { companyDay } from '@cuadra/shared/domain';
import { startChild } from '../child-server.ts';
import { addFigure } from '../figures.ts';
import { httpCaller } from '../http-client.ts';
import { quantile, say } from '../measure.ts';
import { openShop, type Shop } from '../sales/shop.ts';
import { withCuadra } from '../with-cuadra.ts';
import { fillShop, type Size } from './fill.ts';
import { summedUp } from './summed-up.ts';

const TIMES = 200;
/** Milliseconds that one kind of request may take in all, three rounds at least: at a million sales some take seconds. */
const PATIENCE_MS = 20_000;
const sizes: Size[] = [
  { products: 10_000, sales: 1_000 },
  ...(process.argv[2] ?? '1000,100000,1000000')
    .split(',')
    .map((sales) => ({ products: 50_000, sales: Number(sales) })),
];

await withCuadra(async ({ appUrl, call, cluster, dataDir }) => {
  const shops: (Size & { shop: Shop })[] = [];
  for (const size of sizes) {
    const shop = await openShop(call, dataDir);
    const started = performance.now();
    await fillShop(cluster.url, shop, size);
    say(
      `Filled ${size.sales} sales and ${size.products} products in ${((performance.now() - started) / 1000).toFixed(0)} s`,
    );
    shops.push({ ...size, shop });
  }
  const bare = await startChild(
    [...process.execArgv, fileURLToPath(new URL('bare-list.ts', import.meta.url))],
    {
      APP_URL: appUrl,
    },
  );
  const callBare = httpCaller(bare.base);
  const today = companyDay(new Date());
  const monthAgo = companyDay(new Date(Date.now() - 30 * 86_400_000));
  const yearAgo = companyDay(new Date(Date.now() - 364 * 86_400_000));
  const month = `from=${monthAgo}&to=${today}`;
  const year = `from=${yearAgo}&to=${today}`;
  const middle = companyDay(new Date(Date.now() - 180 * 86_400_000));

  const asked: Record<string, (shop: Shop) => Promise<unknown>> = {
    'bare server: 20 sales': ({ companyId }) => callBare(`/sales?company=${companyId}`),
    'sales, 20 newest': ({ token }) => call('/sales?limit=20', { token }),
    'sales, 20 of half a year ago': ({ token }) => call(`/sales?limit=20&to=${middle}`, { token }),
    'products, 20 by name': ({ token }) => call('/products?limit=20', { token }),
    'products, 20 by price': ({ token }) => call('/products?limit=20&sort=price', { token }),
    'products, 20 by stock': ({ token }) => call('/products?limit=20&sort=stock', { token }),
    'products, counted': ({ token }) => call('/products/count', { token }),
    'search, two words': ({ token }) => call('/products?limit=20&search=cafe%20avila', { token }),
    'search, a barcode': ({ token }) => call('/products?limit=20&search=7590100000777', { token }),
    'purchases, 20 newest': ({ token }) => call('/purchases?limit=20', { token }),
    'to buy, 20': ({ token }) => call('/products/to_buy?limit=20', { token }),
    'expiring in 30 days, 20': ({ token }) => call('/products/expiring?limit=20&days=30', { token }),
    'most sold': ({ token }) => call('/products/most_sold', { token }),
    'report of sales, 30 days': ({ token }) => call(`/reports/sales?${month}`, { token }),
    'report of sales, a year': ({ token }) => call(`/reports/sales?${year}&group=month`, { token }),
    'report by product, 30 days': ({ token }) => call(`/reports/sales?${month}&by=product`, { token }),
    'report by product, a year': ({ token }) => call(`/reports/sales?${year}&by=product`, { token }),
    'statistics, 30 days': ({ token }) => call(`/reports/stats?${month}`, { token }),
    'statistics, a year': ({ token }) => call(`/reports/stats?${year}&group=month`, { token }),
    'summary, 30 days': ({ token }) => call(`/summary?${month}`, { token }),
    'summary, a year': ({ token }) => call(`/summary?${year}`, { token }),
  };
  /** Milliseconds, of the largest company. */
  const limits: readonly [RegExp, number][] = [
    [/, 30 days$|^most sold$/, 50],
    [/, a year$/, 150],
  ];
  say(`\nMilliseconds over HTTP, one at a time: median (95 of 100 within), ${TIMES} each`);
  say(
    `${''.padEnd(32)}${shops.map(({ products, sales }) => `${sales} sales, ${products} products`.padStart(30)).join('')}`,
  );
  for (const [name, ask] of Object.entries(asked)) {
    const times = shops.map((): number[] => []);
    let firstTime = 0;
    const begun = performance.now();
    for (let round = -20; round < TIMES; round++) {
      if (performance.now() - begun > PATIENCE_MS) {
        if (round >= 3) break;
        // What takes so long has no need to get warm.
        round = Math.max(round, 0);
      }
      // What was many rows of days is summed up by then; the first time, of the largest shop, is told by itself.
      if (round === 0) await summedUp(cluster.url);
      for (const [index, { shop }] of shops.entries()) {
        const started = performance.now();
        await ask(shop);
        const took = performance.now() - started;
        if (firstTime === 0 && index === shops.length - 1) firstTime = took;
        if (round >= 0) times[index]?.push(took);
      }
    }
    const [, smallest = 0, ...larger] = times.map((values) => quantile(values, 0.5));
    const largest = larger.at(-1) ?? smallest;
    const [, atMost] = limits.find(([kind]) => kind.test(name)) ?? [];
    if (atMost !== undefined) {
      addFigure({ name: `${name}, ${sizes.at(-1)?.sales} sales`, value: largest, unit: 'ms', atMost });
      addFigure({
        name: `${name}, largest against smallest`,
        value: largest / smallest,
        unit: '',
        atMost: 1.5,
      });
    }
    say(
      `${name.padEnd(32)}${times
        .map((values) =>
          `${quantile(values, 0.5).toFixed(2)} (${quantile(values, 0.95).toFixed(2)})`.padStart(30),
        )
        .join('')}   largest/smallest ${(largest / smallest).toFixed(2)}, first time ${firstTime.toFixed(0)}`,
    );
  }
  await bare.stop();
});

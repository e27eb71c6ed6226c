import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Caller } from '../http-client.ts';
import { quantile } from '../measure.ts';
import { saleOfFive } from '../sales/sale-of-five.ts';
import type { ShopWithStore } from './open-store.ts';
import type { VisitorReport } from './visitors.ts';

/** The same cashier, without visitors and with them; milliseconds of a sale, of 100 the 95th. */
export interface SellingRound {
  alone: number;
  beside: number;
  visitors: VisitorReport;
}

export interface Visitors {
  start(): void;
  stop(): Promise<VisitorReport>;
  end(): void;
}

/** Milliseconds between two sales: several cashiers of a busy shop. */
const PAUSE = 50;
/** Milliseconds until visitors are there, and until the last have gone. */
const SETTLE = 2_000;

export function callVisitors(
  base: URL,
  { slug, products, images }: ShopWithStore,
  aMinute: number,
): Visitors {
  const child: ChildProcess = fork(fileURLToPath(new URL('visitors.ts', import.meta.url)), {
    execArgv: process.execArgv,
    env: {
      ...process.env,
      ...{ BASE: base.href, SLUG: slug, VISITS_A_MINUTE: String(aMinute) },
      ...{ PRODUCTS: JSON.stringify(products.map(({ id }) => id)), IMAGES: JSON.stringify(images) },
    },
  });
  return {
    start: () => void child.send('start'),
    stop: async () => {
      const told = once(child, 'message');
      child.send('stop');
      const [report] = await told;
      return report;
    },
    end: () => void child.send('end'),
  };
}

/** Sells alone and beside visitors; who is first changes with the round. */
export async function sellBeside(
  call: Caller,
  shop: ShopWithStore,
  visitors: Visitors,
  { seconds, round }: { seconds: number; round: number },
): Promise<SellingRound> {
  const beside = async () => {
    visitors.start();
    await wait(SETTLE);
    const p95 = await sell(call, shop, seconds);
    const report = await visitors.stop();
    await wait(SETTLE);
    return { p95, report };
  };
  const first = round % 2 === 0 ? await sell(call, shop, seconds) : undefined;
  const { p95, report } = await beside();
  return { alone: first ?? (await sell(call, shop, seconds)), beside: p95, visitors: report };
}

async function sell(call: Caller, shop: ShopWithStore, seconds: number): Promise<number> {
  const took: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const json = saleOfFive(shop);
    const started = performance.now();
    await call('/sales/create', { token: shop.token, json });
    took.push(performance.now() - started);
    await wait(PAUSE);
  }
  return quantile(took, 0.95);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

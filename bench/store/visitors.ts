/**
 * Visitors of a store, in a process of their own so that they take no time from who measures. They come evenly, however long
 * the others take. Told where by the environment; sends `report()` to its parent when it is told to stop.
 */
import { Agent, request } from 'node:http';
import { quantile } from '../measure.ts';

/** What they found. */
export interface VisitorReport {
  visits: number;
  requests: number;
  failed: number;
  /** Milliseconds of an answer, of 100 the 95th. */
  p95: number;
}

const { BASE = '', SLUG = '', VISITS_A_MINUTE = '1000' } = process.env;
const PRODUCTS: string[] = JSON.parse(process.env.PRODUCTS ?? '[]');
const IMAGES: string[] = JSON.parse(process.env.IMAGES ?? '[]');
/** Pictures in sight of a phone, which are fetched without scrolling. */
const IN_SIGHT = 6;

const base = new URL(BASE);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const took: number[] = [];
let visits = 0;
let failed = 0;

function ask(path: string, from: string, json?: unknown): Promise<void> {
  return new Promise((resolve) => {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const started = performance.now();
    const end = (isGood: boolean) => {
      if (!isGood) failed++;
      took.push(performance.now() - started);
      resolve();
    };
    const asking = request({
      ...{ agent, host: base.hostname, port: base.port, path, method: body ? 'POST' : 'GET' },
      headers: {
        'x-forwarded-for': from,
        'accept-encoding': 'gzip',
        // As Chrome asks for a picture.
        accept: 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8',
        ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
      },
    });
    asking.on('error', () => end(false));
    asking.on('response', (response) => {
      response.resume();
      response.on('end', () => end((response.statusCode ?? 500) < 400));
    });
    asking.end(body);
  });
}

/** Looks around, opens a product, puts it into the cart; the shop is told so. */
async function visit(number: number): Promise<void> {
  visits++;
  const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const some = <T>(list: readonly T[], index: number) => list[(number * 7 + index) % list.length];
  const picture = (index: number, width: number) =>
    ask(`/tienda/${SLUG}/fotos/${some(IMAGES, index)}/${width}`, from);
  await ask(`/tienda/${SLUG}`, from);
  const tell = (body: object) => ask(`/api/v1/public/stores/${SLUG}/visits`, from, body);
  await tell({});
  await Promise.all(Array.from({ length: IN_SIGHT }, (_, index) => picture(index, 360)));
  const id = some(PRODUCTS, 0);
  await ask(`/tienda/${SLUG}/p/${id}`, from);
  await picture(0, 640);
  await tell({ has_cart: true });
  await ask(`/api/v1/public/stores/${SLUG}/quote`, from, { lines: [{ product_id: id, qty: '1' }] });
}

const inside = new Set<Promise<void>>();
let number = Math.floor(Math.random() * 1e6);
function comeIn(): void {
  const coming = visit(number++).finally(() => inside.delete(coming));
  inside.add(coming);
}

let coming: ReturnType<typeof setInterval> | undefined;
process.on('message', async (word) => {
  if (word === 'start') coming = setInterval(comeIn, 60_000 / Number(VISITS_A_MINUTE));
  if (word === 'stop') {
    clearInterval(coming);
    // Who is still here would be a burden to what is measured without visitors.
    await Promise.all(inside);
    const report: VisitorReport = { visits, requests: took.length, failed, p95: quantile(took, 0.95) };
    process.send?.(report);
    took.length = 0;
    visits = 0;
    failed = 0;
  }
  if (word === 'end') process.exit(0);
});

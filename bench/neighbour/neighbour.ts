/**
 * What one company with very many sales does to its neighbours: another one sells, one sale after the other with a breath between them, while the large one does nothing,
 * asks for reports of a year without a pause, and takes all of its data along; and while the database is copied into its archive. Aim: 95 of 100 sales
 * within 50 ms, whatever it does. `npm run neighbour -w @cuadra/bench [-- sales seconds]`
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { companyDay } from '@cuadra/shared/domain';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { basesAmong } from '../../api/src/database/wal-archive/names.ts';
import { startArchiver } from '../../api/src/database/wal-archive/start-archiver.ts';
import { addFigure } from '../figures.ts';
import { fillShop } from '../growth/fill.ts';
import { quantile, say } from '../measure.ts';
import { saleOfFive } from '../sales/sale-of-five.ts';
import { openShop } from '../sales/shop.ts';
import { withCuadra } from '../with-cuadra.ts';

/** As `openShop` registers it. */
const PASSWORD = 'una clave larga';
/** Milliseconds between two sales: a busy shop, and no flood. */
const BREATH = 20;
/** Milliseconds, of 95 of 100 sales. */
const AIM = 50;
const [sales = 1_000_000, seconds = 15] = process.argv.slice(2).map(Number);

await withCuadra(
  async ({ base, call, cluster, dataDir }) => {
    const folder = join(dataDir, 'archive');
    await mkdir(folder);
    const neighbour = await openShop(call, dataDir);
    const large = await openShop(call, dataDir);
    await fillShop(cluster.url, large, { products: 50_000, sales });
    say(`One company has ${sales} sales and 50,000 products; another one sells.`);

    const today = companyDay(new Date());
    const year = `from=${companyDay(new Date(Date.now() - 364 * 86_400_000))}&to=${today}`;
    /** Sells until some work is over, and some seconds at least. */
    const sellDuring = async (name: string, work: () => Promise<unknown>) => {
      const times: number[] = [];
      const started = performance.now();
      let isOver = false;
      const working = work().finally(() => {
        isOver = true;
      });
      while (!isOver || performance.now() - started < seconds * 1000) {
        const begun = performance.now();
        await call('/sales/create', { token: neighbour.token, json: saleOfFive(neighbour) });
        times.push(performance.now() - begun);
        await pause(BREATH);
      }
      await working;
      const [median, most] = [quantile(times, 0.5), quantile(times, 0.95)];
      say(
        `${name.padEnd(34)} ${times.length} sales, median ${median.toFixed(1)} ms, 95 of 100 within ${most.toFixed(1)}, longest ${Math.max(...times).toFixed(0)}`,
      );
      addFigure({ name: `neighbour: ${name}, p95`, value: most, unit: 'ms', atMost: AIM });
    };
    await sellDuring('warming up', async () => undefined);
    await sellDuring('nothing else', async () => undefined);
    await sellDuring('reports of a year, without a pause', async () => {
      const end = performance.now() + seconds * 1000;
      const ask = async (path: string) => {
        while (performance.now() < end) await call(path, { token: large.token });
      };
      await Promise.all([
        ask(`/reports/stats?${year}&group=month`),
        ask(`/reports/sales?${year}&by=product`),
        ask('/products?limit=20&sort=stock'),
      ]);
    });
    await sellDuring('all of its data taken along', async () => {
      const started = performance.now();
      const answer = await fetch(new URL('/api/v1/companies/export', base), {
        method: 'POST',
        headers: { authorization: `Bearer ${large.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ password: PASSWORD }),
      });
      const begun = performance.now();
      const bytes = (await answer.arrayBuffer()).byteLength;
      say(
        `  ${answer.status}: ${(bytes / 1e6).toFixed(1)} MB, made in ${((begun - started) / 1000).toFixed(1)} s`,
      );
    });
    await sellDuring('the database copied to its archive', async () => {
      const started = performance.now();
      const archiver = startArchiver({
        ...{ cluster: cluster.directory, url: cluster.url, folder, days: 14, report: say },
        recipient: await identityToRecipient(await generateX25519Identity()),
      });
      while (basesAmong(await readdir(folder)).length === 0) await pause(200);
      say(`  copied in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      await (await archiver.stop())();
    });
  },
  { isArchived: true },
);

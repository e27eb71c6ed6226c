/**
 * Sales per second with 8 clients, all for one company and each for its own: PostgreSQL's own client (pgbench), a bare
 * `node:http` server that sends the same statements, and Cuadra, turn about on one PostgreSQL in one run.
 * `npm run sales -w @cuadra/bench [-- seconds rounds]`
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newId } from '@cuadra/shared/domain';
import { startCluster } from '../../api/src/database/cluster/start-cluster.ts';
import { migrate } from '../../api/src/database/migrate.ts';
import { startChild } from '../child-server.ts';
import { addFigure } from '../figures.ts';
import { httpCaller } from '../http-client.ts';
import { percent, quantile, say, summarize, throughput } from '../measure.ts';
import { processorOf, processorOfPostgres } from '../processor.ts';
import { startProduction } from '../production-server.ts';
import { compileSales } from './compiled-sales.ts';
import { findPgbench, runPgbench, writeScript } from './pgbench.ts';
import { saleOfFive } from './sale-of-five.ts';
import { openShop, type Shop } from './shop.ts';

const CLIENTS = 8;
const seconds = Number(process.argv[2] ?? 5);
const rounds = Number(process.argv[3] ?? 5);

const dataDir = await mkdtemp(join(tmpdir(), 'cuadra-bench-'));
// Run by root, the database has an account of its own, which has to enter.
await chmod(dataDir, 0o755);
const cluster = await startCluster({ dataDir });
try {
  const { appUrl } = await migrate(cluster.url);
  const cuadra = await startProduction({
    DATABASE_URL: cluster.url,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
  });
  const call = httpCaller(cuadra.base);
  const shops: Shop[] = [];
  while (shops.length < CLIENTS) shops.push(await openShop(call, dataDir));
  const bare = await startChild(
    [...process.execArgv, fileURLToPath(new URL('bare-server.ts', import.meta.url))],
    { APP_URL: appUrl, SHOPS: JSON.stringify(shops) },
  );
  const callBare = httpCaller(bare.base);
  const pgbench = findPgbench();
  const scripts = await Promise.all(
    shops.map(async (shop, index) =>
      writeScript(join(dataDir, `shop-${index}`), await compileSales(appUrl, shop)),
    ),
  );

  for (const companies of [1, CLIENTS]) {
    const shopOf = (client: number) => shops[client % companies] as Shop;
    const contenders: Record<string, (seconds: number) => Promise<number>> = {
      ...(pgbench && {
        pgbench: (time) =>
          runPgbench(pgbench, appUrl, scripts.slice(0, companies).flat(), {
            clients: CLIENTS,
            seconds: time,
          }),
      }),
      'bare server': (time) =>
        throughput(CLIENTS, time, async (client) => {
          const shop = shopOf(client);
          await callBare('/sell', {
            token: String(shops.indexOf(shop)),
            json: { ...saleOfFive(shop), id: newId() },
          });
        }),
      Cuadra: (time) =>
        throughput(
          CLIENTS,
          time,
          async (client) => {
            const shop = shopOf(client);
            await call('/sales/create', { token: shop.token, json: saleOfFive(shop) });
          },
          times,
        ),
    };
    const times: number[] = [];
    const servers: Record<string, number> = { 'bare server': bare.pid, Cuadra: cuadra.pid };
    const measured = await turnAbout(contenders, servers);
    say(
      `${companies === 1 ? 'One company' : `${companies} companies`}, ${CLIENTS} clients, sales of five lines and two payments, ${rounds} × ${seconds} s each`,
    );
    const limit = summarize(measured['bare server']?.rates ?? []).median;
    for (const [name, { rates, node, postgres }] of Object.entries(measured)) {
      const { median, spread } = summarize(rates);
      const share = `${(median / limit).toFixed(2)} of the bare server`;
      const cost = `${summarize(node).median.toFixed(2)} + ${summarize(postgres).median.toFixed(2)} ms of Node and PostgreSQL a sale`;
      say(
        `  ${name.padEnd(12)} ${median.toFixed(0).padStart(5)}/s (spread ${percent(spread)})  ${share}, ${cost}`,
      );
    }
    addFigures(companies, measured, times);
    if (!pgbench) say('  pgbench is not installed here (Debian: the package postgresql)');
  }
  await bare.stop();
  await cuadra.stop();
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function addFigures(companies: number, measured: Record<string, Measures>, times: readonly number[]): void {
  const { Cuadra: ours, 'bare server': bare } = measured;
  if (!ours || !bare) return;
  const of = companies === 1 ? 'one company' : `${companies} companies`;
  const middle = (values: readonly number[]) => summarize(values).median;
  addFigure({
    ...{ name: `sales a second, ${of}`, value: middle(ours.rates), unit: '/s' },
    ...(companies > 1 && { atLeast: 1000 }),
  });
  addFigure({
    ...{
      name: `sales against a bare server, ${of}`,
      value: middle(ours.rates) / middle(bare.rates),
      unit: '',
    },
    atLeast: 0.85,
  });
  addFigure({
    ...{ name: `processor of a sale, ${of}`, value: middle(ours.node) + middle(ours.postgres), unit: 'ms' },
    atMost: 2,
  });
  addFigure({ name: `a sale, 95 of 100, ${of}`, value: quantile(times, 0.95), unit: 'ms', atMost: 25 });
}

/** Of each round: sales a second, and milliseconds of processor that one took. */
interface Measures {
  rates: number[];
  node: number[];
  postgres: number[];
}

/**
 * So that what else the machine does meanwhile falls on all of them alike. What it takes of the processor moves less: it is what to
 * compare two versions by.
 *
 * @param servers the process of each contender that has one
 */
async function turnAbout(
  contenders: Record<string, (seconds: number) => Promise<number>>,
  servers: Readonly<Record<string, number>>,
): Promise<Record<string, Measures>> {
  const measured: Record<string, Measures> = {};
  for (const run of Object.values(contenders)) await run(2);
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const { rates, node, postgres } = measured[name] ?? { rates: [], node: [], postgres: [] };
      measured[name] = { rates, node, postgres };
      const pid = servers[name];
      const used = async () =>
        [pid === undefined ? 0 : await processorOf(pid), await processorOfPostgres(dataDir)] as const;
      const before = await used();
      const rate = await run(seconds);
      const after = await used();
      rates.push(rate);
      node.push((after[0] - before[0]) / (rate * seconds));
      postgres.push((after[1] - before[1]) / (rate * seconds));
    }
  }
  return measured;
}

/**
 * Sales per second through the API against a direct client that sends the same statements to the same PostgreSQL, turn
 * about in one run. `npm run sales -w @cuadra/bench [-- seconds rounds]`
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../api/src/database/cluster/start-cluster.ts';
import { migrate } from '../../api/src/database/migrate.ts';
import { httpCaller } from '../http-client.ts';
import { percent, say, summarize, throughput } from '../measure.ts';
import { startProduction } from '../production-server.ts';
import { directClient } from './direct.ts';
import { saleOfFive } from './sale-of-five.ts';
import { openShop } from './shop.ts';

const CLIENTS = 8;
const seconds = Number(process.argv[2] ?? 5);
const rounds = Number(process.argv[3] ?? 3);

const dataDir = await mkdtemp(join(tmpdir(), 'cuadra-bench-'));
// Run by root, the database has an account of its own, which has to enter.
await chmod(dataDir, 0o755);
const cluster = await startCluster({ dataDir });
try {
  const { appUrl } = await migrate(cluster.url);
  const server = await startProduction({
    DATABASE_URL: cluster.url,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
  });
  const call = httpCaller(server.base);
  const shop = await openShop(call, dataDir);
  const direct = await directClient(
    appUrl,
    shop,
    Array.from({ length: 100 }, () => saleOfFive(shop)),
    CLIENTS,
  );
  const sellThroughApi = async () => {
    await call('/sales/create', { token: shop.token, json: saleOfFive(shop) });
  };
  await throughput(CLIENTS, 2, direct.sell);
  await throughput(CLIENTS, 2, sellThroughApi);
  const measured = { direct: [] as number[], api: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    measured.direct.push(await throughput(CLIENTS, seconds, direct.sell));
    measured.api.push(await throughput(CLIENTS, seconds, sellThroughApi));
  }
  const limit = summarize(measured.direct);
  const api = summarize(measured.api);
  say(`One company, ${CLIENTS} clients, sales of five lines and two payments, ${rounds} × ${seconds} s each`);
  say(`  direct client  ${limit.median.toFixed(0)}/s (spread ${percent(limit.spread)})`);
  say(`  through HTTP   ${api.median.toFixed(0)}/s (spread ${percent(api.spread)})`);
  say(`  ratio          ${(api.median / limit.median).toFixed(2)}`);
  await direct.end();
  await server.stop();
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}

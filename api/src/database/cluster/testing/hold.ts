/**
 * A process that owns a database until it is told to end: what the tests kill.
 * Arguments: the data folder, then the shelters. Says on its first line what it got, as JSON.
 */
import { startCluster } from '../start-cluster.ts';

const [dataDir = '', ...shelters] = process.argv.slice(2);
try {
  const cluster = await startCluster({ dataDir, shelters });
  process.once('SIGTERM', async () => {
    await cluster.stop();
    process.exit(0);
  });
  process.stdout.write(`${JSON.stringify({ url: cluster.url, adopted: cluster.adopted })}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: (error as Error).message })}\n`);
  process.exit(1);
}

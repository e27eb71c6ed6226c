import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Cluster,
  type ClusterOptions,
  startCluster,
} from '../api/src/database/cluster/start-cluster.ts';
import { migrate } from '../api/src/database/migrate.ts';
import { type Caller, httpCaller } from './http-client.ts';
import { startProduction } from './production-server.ts';

/** A Cuadra that is there for one measure. */
export interface OwnCuadra {
  dataDir: string;
  cluster: Cluster;
  /** The database's address for the application's role. */
  appUrl: string;
  /** Where the built API answers. */
  base: URL;
  call: Caller;
}

/**
 * Measures on a database of its own and the built API over it, and removes both, whatever comes of it.
 *
 * @param options.settings more of the API's environment
 */
export async function withCuadra(
  measure: (cuadra: OwnCuadra) => Promise<void>,
  {
    settings = {},
    ...options
  }: Pick<ClusterOptions, 'isArchived'> & { settings?: Record<string, string> } = {},
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cuadra-bench-'));
  try {
    // Run by root, the database has an account of its own, which has to enter.
    await chmod(dataDir, 0o755);
    const cluster = await startCluster({ dataDir, ...options });
    try {
      const { appUrl } = await migrate(cluster.url);
      const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, NODE_ENV: 'production', ...settings };
      const { base, stop } = await startProduction(env);
      try {
        await measure({ dataDir, cluster, appUrl, base, call: httpCaller(base) });
      } finally {
        await stop();
      }
    } finally {
      await cluster.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

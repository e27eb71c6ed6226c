import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster } from '../../api/src/database/cluster/start-cluster.ts';
import { connect } from '../../api/src/database/connect.ts';
import { migrate } from '../../api/src/database/migrate.ts';
import { fillDemonstration } from '../../api/src/demo/fill.ts';
import { publishLocalBuilds } from '../../api/src/releases/publish-local.ts';
import { ROOT } from '../../tools/webpack/paths.ts';
import { startChild } from '../child-server.ts';

/** One of the two ways to build the same screens, served by the same server. */
export interface Contender {
  name: 'Cuadra' | 'one bundle';
  /** Without a slash at the end. */
  url: string;
}

export interface Contenders {
  both: readonly [Contender, Contender];
  stop: () => Promise<void>;
}

/**
 * Serves the shell with its modules, and the one bundle, each by a server of its own on one database with the
 * demonstration company.
 *
 * @param oneBundle the folder below which the one bundle stands in the shell's place
 */
export async function startContenders(oneBundle: string): Promise<Contenders> {
  const folder = await mkdtemp(join(tmpdir(), 'cuadra-bench-'));
  // Run by root, the database has an account of its own, which has to enter.
  await chmod(folder, 0o755);
  const cluster = await startCluster({ dataDir: join(folder, 'data') });
  const { appUrl, backofficeUrl, proofKey } = await migrate(cluster.url);
  await fillDemonstration({ appUrl, ownerUrl: cluster.url, dataDir: folder });
  const owner = connect(cluster.url, { poolSize: 1 });
  await publishLocalBuilds(owner, ROOT, 'bench');
  await owner.destroy();
  const serve = (project: string) =>
    startChild([...process.execArgv, fileURLToPath(new URL('serve.ts', import.meta.url))], {
      PROJECT: project,
      APP_URL: appUrl,
      BACKOFFICE_URL: backofficeUrl,
      PROOF_KEY: proofKey.toString('base64url'),
      DATA_DIR: folder,
      RATE_PROVIDER: 'off',
    });
  const cuadra = await serve(ROOT);
  const bundle = await serve(oneBundle);
  const urlOf = ({ base }: { base: URL }) => base.href.replace(/\/$/, '');
  return {
    both: [
      { name: 'Cuadra', url: urlOf(cuadra) },
      { name: 'one bundle', url: urlOf(bundle) },
    ],
    stop: async () => {
      await Promise.all([cuadra.stop(), bundle.stop()]);
      await cluster.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

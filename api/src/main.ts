import { fileURLToPath } from 'node:url';
import { requireRealClock, startTestClock } from './clock/test-clock.ts';
import { type Config, readConfig } from './config/config.ts';
import { startCluster } from './database/cluster/start-cluster.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { fillDemonstration } from './demo/fill.ts';
import { renewDemonstrationJob } from './demo/renew-demonstration-job.ts';
import { closeServer } from './process/close-server.ts';
import { explain } from './process/explain.ts';
import { checkPort, explainListen } from './process/port-check.ts';
import { reachDatabase } from './process/reach-database.ts';
import { handleShutdown } from './process/shutdown.ts';
import { browserAddress, welcome } from './process/welcome.ts';
import { publishLocalBuilds } from './releases/publish-local.ts';
import { buildServer } from './server.ts';

/** The repository's root, from `api/dist` as from `api/src`. */
const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url));

const shutdown = handleShutdown();
try {
  await start(readConfig(process.env, PROJECT_ROOT));
} catch (error) {
  // What breaks because the end has begun is no news.
  if (!shutdown.isStopping()) {
    console.error(explain(error) ?? error);
    await shutdown.exit(1);
  }
}

async function start(config: Config): Promise<void> {
  if (config.port !== 0) await checkPort(config.host, config.port);
  const ownerUrl = await openDatabase(config);
  const { appUrl: derivedAppUrl, backofficeUrl, proofKey } = await migrate(ownerUrl);
  if (config.testClock === undefined) await requireRealClock(ownerUrl);
  else await startTestClock(ownerUrl, config.testClock);
  if (config.databaseAppUrl !== undefined) await reachDatabase('DATABASE_APP_URL', config.databaseAppUrl);
  const appUrl = config.databaseAppUrl ?? derivedAppUrl;

  const isDemonstration = config.databaseUrl === undefined && config.nodeEnv !== 'production';
  if (isDemonstration) await fillDemonstration({ appUrl, ownerUrl, dataDir: config.dataDir });
  if (config.publishBuilds) await publishBuilds(ownerUrl);

  const jobs = isDemonstration ? [renewDemonstrationJob(ownerUrl)] : [];
  const server = await buildServer({
    config,
    appUrl,
    backofficeUrl,
    proofKey,
    projectRoot: PROJECT_ROOT,
    jobs,
  });
  shutdown.onStop(() => closeServer(server));
  try {
    await server.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw explainListen(error, config.host, config.port);
  }
  const address = server.server.address();
  if (address !== null && typeof address === 'object' && !shutdown.isStopping()) {
    process.stdout.write(welcome(config.publicUrl ?? browserAddress(address), { isDemonstration }));
  }
}

/** What is built here is what this start offers; a build that cannot be published leaves the others, and the shop, as they are. */
async function publishBuilds(ownerUrl: string): Promise<void> {
  const owner = connect(ownerUrl, { poolSize: 1 });
  try {
    const { refused } = await publishLocalBuilds(owner, PROJECT_ROOT, 'npm start');
    for (const { error } of refused) console.error(explain(error) ?? error);
  } finally {
    await owner.destroy();
  }
}

/** The address of the database for its owner: the one that the environment names, or the embedded one, started. */
async function openDatabase(config: Config): Promise<string> {
  if (config.databaseUrl !== undefined) {
    await reachDatabase('DATABASE_URL', config.databaseUrl);
    return config.databaseUrl;
  }
  const onLost = (error: Error) => {
    console.error(error.message);
    void shutdown.exit(1);
  };
  // The first time it takes some seconds, and a shop's worth of data follows.
  process.stdout.write('Preparando la base de datos…\n');
  const starting = startCluster({ dataDir: config.dataDir, onLost });
  // Told before it runs: a signal that comes meanwhile waits for it and stops it.
  shutdown.onExit(async () => (await starting.catch(() => undefined))?.stop());
  return (await starting).url;
}

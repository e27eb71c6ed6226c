import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { requireRealClock, startTestClock } from './clock/test-clock.ts';
import { type Config, readConfig } from './config/config.ts';
import { findFreePort } from './database/cluster/free-port.ts';
import { startCluster } from './database/cluster/start-cluster.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import type { Archiver } from './database/wal-archive/start-archiver.ts';
import { fillDemonstration } from './demo/fill.ts';
import { renewDemonstrationJob } from './demo/renew-demonstration-job.ts';
import { closeServer } from './process/close-server.ts';
import { explain } from './process/explain.ts';
import { checkPort, explainListen } from './process/port-check.ts';
import { reachDatabase } from './process/reach-database.ts';
import { handleShutdown } from './process/shutdown.ts';
import { type Address, browserAddress, welcome } from './process/welcome.ts';
import { CONNECTIONS, checkConnections } from './process/workers/check-connections.ts';
import { receiveTask } from './process/workers/receive-task.ts';
import { startWorkers } from './process/workers/start-workers.ts';
import type { Task } from './process/workers/task.ts';
import { publishLocalBuilds } from './releases/publish-local.ts';
import { buildServer } from './server.ts';

/** The repository's root, from `api/dist` as from `api/src`. */
const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url));

const shutdown = handleShutdown();
try {
  const config = readConfig(process.env, PROJECT_ROOT);
  if (cluster.isWorker) await serve(config, await receiveTask(shutdown));
  else await start(config);
} catch (error) {
  // What breaks because the end has begun is no news.
  if (!shutdown.isStopping()) {
    console.error(explain(error) ?? error);
    await shutdown.exit(1);
  }
}

async function start(config: Config): Promise<void> {
  if (config.port !== 0) await checkPort(config.host, config.port);
  const task = await prepare(config);
  const address = await (config.workers === 1
    ? serve(config, { ...task, isFirst: true })
    : startWorkers({ program: fileURLToPath(import.meta.url), count: config.workers, task, shutdown }));
  if (shutdown.isStopping()) return;
  const { isDemonstration } = task;
  process.stdout.write(welcome(config.publicUrl ?? browserAddress(address), { isDemonstration }));
}

/** The database, with all that one process alone does before others answer requests over it. */
async function prepare(config: Config): Promise<Omit<Task, 'isFirst'>> {
  const ownerUrl = await openDatabase(config);
  if (config.workers > 1) await checkConnections(ownerUrl, config);
  const { appUrl, backofficeUrl, proofKey } = await migrate(ownerUrl);
  if (config.testClock === undefined) await requireRealClock(ownerUrl);
  else await startTestClock(ownerUrl, config.testClock);
  if (config.databaseAppUrl !== undefined) await reachDatabase('DATABASE_APP_URL', config.databaseAppUrl);

  const isDemonstration = config.databaseUrl === undefined && config.nodeEnv !== 'production';
  if (isDemonstration) await fillDemonstration({ appUrl, ownerUrl, dataDir: config.dataDir });
  if (config.publishBuilds) await publishBuilds(ownerUrl);
  const port = config.port === 0 && config.workers > 1 ? await findFreePort() : config.port;
  return {
    ownerUrl,
    appUrl: config.databaseAppUrl ?? appUrl,
    backofficeUrl,
    proofKey,
    port,
    isDemonstration,
  };
}

/** Answers requests until the process is asked to end. */
async function serve(config: Config, task: Task): Promise<Address> {
  const { ownerUrl, appUrl, backofficeUrl, proofKey, port } = task;
  const jobs = task.isDemonstration && task.isFirst ? [renewDemonstrationJob(ownerUrl)] : [];
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
    await server.listen({ host: config.host, port });
  } catch (error) {
    throw explainListen(error, config.host, port);
  }
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens nowhere');
  return address;
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
  const starting = startCluster({
    dataDir: config.dataDir,
    onLost,
    isArchived: config.walArchive !== undefined,
    ...(config.workers > 1 ? { settings: { max_connections: `${config.workers * CONNECTIONS + 20}` } } : {}),
  });
  // Told before it runs: a signal that comes meanwhile waits for it and stops it.
  let archiver: Archiver | undefined;
  shutdown.onExit(async () => {
    const cluster = await starting.catch(() => undefined);
    const archiveRest = await archiver?.stop();
    await cluster?.stop();
    await archiveRest?.();
  });
  const { url, directory } = await starting;
  if (config.walArchive) {
    // With what encrypts, which nobody else has to load.
    const { startArchiver } = await import('./database/wal-archive/start-archiver.ts');
    archiver = startArchiver({ ...config.walArchive, cluster: directory, url, report: console.error });
  }
  return url;
}

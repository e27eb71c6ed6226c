/**
 * `npm test -w @cuadra/api [-- options…] [-- parts of file names…]`: the API's tests, with one PostgreSQL for all of
 * them. Node 20 takes no patterns of files, so they are found here. What starts with `--` goes to `node --test`; with
 * parts of names, only the files that have one of them run. With `--copies=3` each test asks three copies of the API in turn,
 * on one database: what it says holds for them together. With `--pooler=pgbouncer`, the program's path, their requests go
 * through PgBouncer in transaction mode.
 *
 * What is tested is the compiled code: to compile the API's sources again in each process took longer than most tests.
 * Files that need none for themselves share one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster } from '../database/cluster/start-cluster.ts';
import { migrate } from '../database/migrate.ts';
import { groupFiles } from './group-files.ts';
import { type Pooler, startPooler } from './pooler.ts';
import { makeQuickFolder } from './quick-folder.ts';
import { TEST_COPIES, TEST_DATABASE_URL, TEST_POOLER } from './test-database-url.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const COMPILED = fileURLToPath(new URL('../../dist/', import.meta.url));

const given = process.argv.slice(2);
const COPIES_OPTION = '--copies=';
const copies = Number(
  given.find((argument) => argument.startsWith(COPIES_OPTION))?.slice(COPIES_OPTION.length) ?? 1,
);
const POOLER_OPTION = '--pooler=';
const poolerProgram = given
  .find((argument) => argument.startsWith(POOLER_OPTION))
  ?.slice(POOLER_OPTION.length);
const OWN_OPTIONS = [COPIES_OPTION, POOLER_OPTION];
const options = given.filter(
  (argument) => argument.startsWith('--') && !OWN_OPTIONS.some((own) => argument.startsWith(own)),
);
const parts = given.filter((argument) => !argument.startsWith('--'));
const files = (await readdir(SOURCES, { recursive: true }))
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => parts.length === 0 || parts.some((part) => name.includes(part)))
  .sort();
if (files.length === 0) {
  console.error(`No test file has any of these in its name: ${parts.join(', ')}`);
  process.exit(1);
}

const compiler = fileURLToPath(
  import.meta.resolve('typescript/package.json').replace(/package\.json$/, 'bin/tsc'),
);
const compiled = spawnSync(process.execPath, [compiler, '-b', join(SOURCES, '..')], { stdio: 'inherit' });
if (compiled.status !== 0) process.exit(1);

const dataDir = await makeQuickFolder('cuadra-api-test-');
await chmod(dataDir, 0o755);
// Three processes at once, each with a server for each of its files, with 31 connections each. The power that
// goes in a test is a process that ends, and what it gave to the machine is there: no disk has to be waited for.
const cluster = await startCluster({
  dataDir,
  settings: { max_connections: String(800 * copies), fsync: 'off' },
});
let pooler: Pooler | undefined;
try {
  await migrate(cluster.url);
  if (poolerProgram) pooler = await startPooler(poolerProgram, cluster.url, dataDir);
  const runner = spawn(
    process.execPath,
    [
      ...['--test', '--test-concurrency=3'],
      ...(options.some((option) => option.startsWith('--test-reporter')) ? [] : ['--test-reporter=spec']),
      ...options,
      ...(await groupFiles(
        files.map((name) => ({
          source: join(SOURCES, name),
          compiled: join(COMPILED, name.replace(/\.ts$/, '.js')),
        })),
        dataDir,
      )),
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        [TEST_DATABASE_URL]: cluster.url,
        [TEST_COPIES]: String(copies),
        ...(pooler && { [TEST_POOLER]: pooler.address }),
      },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => runner.kill(signal));
  const [code] = await once(runner, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
} finally {
  await pooler?.stop();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

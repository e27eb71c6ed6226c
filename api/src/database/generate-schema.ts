import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster } from './cluster/start-cluster.ts';
import { migrate } from './migrate.ts';

/**
 * Writes `schema.generated.ts` from a freshly migrated database; with `--verify` only says whether it is up to date.
 * Run it with `npm run schema -w @cuadra/api` after adding a migration.
 */
const OUT_FILE = fileURLToPath(new URL('./schema.generated.ts', import.meta.url));

const dataDir = mkdtempSync(join(tmpdir(), 'cuadra-schema-'));
// Run by root, the database has an account of its own, which has to enter.
chmodSync(dataDir, 0o755);
const cluster = await startCluster({ dataDir });
try {
  await migrate(cluster.url);
  const codegen = fileURLToPath(import.meta.resolve('kysely-codegen/dist/cli/bin.js'));
  const options = ['--dialect', 'postgres', '--url', cluster.url, '--out-file', OUT_FILE];
  execFileSync(
    process.execPath,
    [codegen, ...options, '--numeric-parser', 'string', '--date-parser', 'string', ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
} finally {
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

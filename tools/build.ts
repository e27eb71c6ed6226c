/**
 * `npm run build [-- packages…]`: builds the named packages, or all. Modules are then checked, and offered to a Cuadra that
 * runs, from the next page load on.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compile } from './build/compile.ts';
import { allPackages, NODE_PACKAGES, remotePackages } from './build/packages.ts';
import { storeBudgetErrors } from './build/store-budget.ts';
import { fingerprintSources, markBuilt } from './build-stamp.mjs';
import { ROOT, webDir } from './webpack/paths.ts';

const known = allPackages();
const wanted = process.argv.slice(2).map((name) => name.replace(/\/$/, ''));
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such package: ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  process.exit(1);
}
const packages = known.filter((name) => wanted.length === 0 || wanted.includes(name));
const started = Date.now();
// Before the build reads them: a source that changes meanwhile is stale again.
const sources = await fingerprintSources();

// First of all, because the build itself reads the contract from shared/dist.
compileOrFail('shared');

const web = packages.filter((name) => !NODE_PACKAGES.some((node) => node === name));
if (web.length > 0) {
  const { buildWeb } = await import('./build/webpack-build.ts');
  await buildWeb(web.map((name) => join(ROOT, name))).catch(fail);
}

if (web.length > 0) await (await import('./build/check-first-load.ts')).checkFirstLoad().catch(fail);
if (web.includes('storefront'))
  for (const error of storeBudgetErrors(webDir(join(ROOT, 'storefront')))) fail(error);

const remotes = remotePackages().filter((name) => web.includes(name));
if (packages.includes('api') || remotes.length > 0) compileOrFail('api');
if (remotes.length > 0) offer(remotes);
await markBuilt(sources, packages);
report(`Built ${packages.length} packages in ${((Date.now() - started) / 1000).toFixed(1)} s`);

function compileOrFail(project: string): void {
  try {
    compile(project);
  } catch (error) {
    fail(error);
  }
}

/** The checks, and where releases are, belong to the API. */
function offer(remotes: readonly string[]): void {
  const command = join(ROOT, 'api', 'dist', 'commands', 'release.js');
  const { status } = spawnSync(process.execPath, [command, 'offer', ...remotes], { stdio: 'inherit' });
  if (status !== 0) fail(new Error('A module cannot be published'));
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

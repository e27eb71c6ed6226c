/**
 * `npm run build [-- packages…]`: builds the named packages, or all. Modules are then published into `releases/` as local
 * versions and activated, so that a running server offers them from the next page load on.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { allPackages, NODE_PACKAGES, remotePackages } from './build/packages.ts';
import { fingerprintSources, markBuilt } from './build-stamp.mjs';
import { ROOT, releasesDir } from './webpack/paths.ts';

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
compile('shared');

const web = packages.filter((name) => !NODE_PACKAGES.some((node) => node === name));
if (web.length > 0) {
  const { buildWeb } = await import('./build/webpack-build.ts');
  await buildWeb(web).catch(fail);
}

if (web.length > 0) await (await import('./build/check-first-load.ts')).checkFirstLoad().catch(fail);

const remotes = remotePackages().filter((name) => web.includes(name));
if (remotes.length > 0) {
  const { publishLocal } = await import('./build/publish-local.ts');
  const { readShellBuild } = await import('./webpack/shell-build.ts');
  const shell = await readShellBuild().catch(fail);
  for (const name of remotes) {
    report(await publishLocal(name, { releases: releasesDir(), shell }).catch(fail));
  }
}
if (packages.includes('api')) compile('api');
await markBuilt(sources, packages);
report(`Built ${packages.length} packages in ${((Date.now() - started) / 1000).toFixed(1)} s`);

function compile(project: string): void {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', join(ROOT, project)], { stdio: 'inherit' });
  if (status !== 0) fail(new Error(`${project} does not compile`));
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * `npm run new-module -- mf-stock-alerts [--title 'Avisos']`: a module from the template, in a folder of its own. Nothing else
 * has to name it: builds, checks and the shell find it by its folder. With `--outside ~/work` it is made there, for a repository
 * of its own, with the packages that it is built with.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from './build/compile.ts';
import { filesInside, sourceFiles } from './new-module/module-files.ts';
import { type ModuleName, nameModule } from './new-module/module-name.ts';
import { filesOutside, PACKAGES_FOLDER } from './new-module/outside-files.ts';
import { refuseExisting, writeModule } from './new-module/write-module.ts';
import { packPackages } from './pack/pack-packages.ts';
import { readJson } from './pack/read-json.ts';
import { ROOT } from './webpack/paths.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' }, outside: { type: 'string' } },
  });
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0)
    throw new Error("Say what it is called: npm run new-module -- mf-stock-alerts [--title 'Avisos']");
  const name = nameModule(given.replace(/\/$/, ''), values.title);
  process.stdout.write(
    `${values.outside === undefined ? makeInside(name) : makeOutside(name, values.outside)}\n`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @returns what to do next */
function makeInside(name: ModuleName): string {
  const versions = { shared: versionOf('shared'), tools: versionOf('tools') };
  writeModule(join(ROOT, name.folder), { ...sourceFiles(name), ...filesInside(name, versions) });
  return `${name.folder} is made. See it at /${name.slug} with: npm run dev -- ${name.folder}`;
}

/** @returns what to do next */
function makeOutside(name: ModuleName, parent: string): string {
  const folder = join(resolve(parent), name.folder);
  // Before anything is compiled for it.
  refuseExisting(folder);
  compile('shared');
  const packages = mkdtempSync(join(tmpdir(), 'cuadra-packages-'));
  try {
    const packed = packPackages(packages);
    writeModule(folder, { ...sourceFiles(name), ...filesOutside(name, packed) });
    cpSync(packages, join(folder, PACKAGES_FOLDER), { recursive: true });
  } finally {
    rmSync(packages, { recursive: true, force: true });
  }
  return `${name.folder} is made in ${folder}. Its README.md says how it is built, shown and published.`;
}

function versionOf(folder: string): string {
  return readJson(join(ROOT, folder, 'package.json')).version;
}

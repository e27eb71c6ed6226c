import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This folder: in the package that teams elsewhere build with, it lies in their `node_modules`. */
export const WEBPACK_DIR = dirname(fileURLToPath(import.meta.url));

/** The repository's root. */
export const ROOT = join(WEBPACK_DIR, '..', '..');

/**
 * The folder of a package, as somebody finds it who imports it.
 *
 * @param from a file, or its address
 */
export function packageDir(name: string, from: string = import.meta.url): string {
  const require = createRequire(from);
  // Not asked for by their package.json, which some do not name among what they export.
  const found = require.resolve.paths(name)?.map((folder) => join(folder, name)) ?? [];
  const folder = found.find((path) => existsSync(join(path, 'package.json')));
  if (folder === undefined) throw new Error(`There is no ${name} to be found from ${from}: install it`);
  return realpathSync(folder);
}

/** Where a package's browser build goes. */
export function webDir(packageDir: string): string {
  return join(packageDir, '.build', 'www');
}

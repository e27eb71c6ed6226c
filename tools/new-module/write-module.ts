import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ModuleFiles } from './module-files.ts';

/**
 * Writes a module into a folder of its own, and nothing anywhere else; whole, or not at all.
 *
 * @throws where the folder is there already: nobody's work is written over
 */
export function writeModule(folder: string, files: ModuleFiles): void {
  refuseExisting(folder);
  try {
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** @throws where the folder is there already */
export function refuseExisting(folder: string): void {
  if (existsSync(folder)) throw new Error(`${basename(folder)} is there already: ${folder}`);
}

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Where a package's browser build goes. */
export function webDir(packageDir: string): string {
  return join(packageDir, '.build', 'www');
}

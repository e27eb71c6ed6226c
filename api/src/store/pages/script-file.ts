import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the files of the pages are served. */
export const FILES = '/tienda-archivos/';

/** The folder of the pages' script. @param projectRoot the repository's root */
export function storefrontDir(projectRoot: string): string {
  return join(projectRoot, 'storefront', '.build', 'www');
}

/** The address of the script that is built; null where none is, as in tests of the API alone. */
export function findScript(projectRoot: string): string | null {
  try {
    const file = readdirSync(storefrontDir(projectRoot)).find((name) => /^store\.[0-9a-f]+\.js$/.test(name));
    return file ? `${FILES}${file}` : null;
  } catch {
    return null;
  }
}

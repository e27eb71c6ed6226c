import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSize } from './gzip-size.ts';

/** Bytes of script, gzip, of all of the public store's pages together: what a phone fetches (docs/decisions/0073-the-public-store.md). */
export const STORE_LIMIT = 50_000;

/** One sentence where the scripts of a build of the store are too heavy. @param dir of the build; none is no error */
export function storeBudgetErrors(dir: string): string[] {
  const scripts = existsSync(dir) ? readdirSync(dir).filter((file) => file.endsWith('.js')) : [];
  const size = scripts.reduce((sum, file) => sum + gzipSize(join(dir, file)), 0);
  if (size <= STORE_LIMIT) return [];
  return [`The public store has ${size} bytes of script, gzip, in all; its budget is ${STORE_LIMIT}`];
}

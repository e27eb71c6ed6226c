import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every `*.test.ts` below a folder, for runners that take no patterns on Node 20. */
export function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => join(folder, name))
    .sort();
}

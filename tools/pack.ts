/**
 * `npm run pack -- <folder>`: the packages that a module in another repository is built with, @cuadra/shared and @cuadra/tools, as
 * archives for that repository's `packages/`.
 */
import { resolve } from 'node:path';
import { compile } from './build/compile.ts';
import { packPackages } from './pack/pack-packages.ts';

try {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || more.length > 0) throw new Error('Say where to: npm run pack -- <folder>');
  compile('shared');
  for (const archive of Object.values(packPackages(resolve(folder)))) process.stdout.write(`${archive}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

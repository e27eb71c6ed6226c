import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../webpack/paths.ts';
import { readJson } from './read-json.ts';

/** What a module has no use for: tests, and maps of sources that are not there. */
const LEFT_OUT = /\.test\.(js|d\.ts)|\.map$|\.tsbuildinfo$|[\\/]testing$/;

/** To which file an entry point leads. */
type Target = string | Record<string, string>;

/** @cuadra/shared as others install it: compiled, with its types, and without its sources. */
export function stageShared(folder: string): void {
  const shared = join(ROOT, 'shared');
  cpSync(join(shared, 'dist'), join(folder, 'dist'), {
    recursive: true,
    filter: (file) => !LEFT_OUT.test(file),
  });
  const { devDependencies: _, exports, sideEffects, ...manifest } = readJson(join(shared, 'package.json'));
  const packed = {
    ...manifest,
    sideEffects: sideEffects.filter((file: string) => file.startsWith('./dist/')),
    exports: Object.fromEntries(Object.entries<Target>(exports).map(([path, to]) => [path, compiled(to)])),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packed, undefined, 2));
}

/** Without the condition by which this repository takes the sources. */
function compiled(target: Target): Target {
  if (typeof target === 'string') return target;
  const { source: _, ...rest } = target;
  return rest;
}

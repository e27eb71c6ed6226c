import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../webpack/paths.ts';
import { FACADES, facadeExports, PACKED_FACADES } from '../webpack/shared-modules.ts';
import { readJson } from './read-json.ts';

/** The libraries that they import. */
const NEEDED = [
  ...['@gfx/zopfli', '@module-federation/enhanced', '@swc/core', '@swc/jest', 'minimizer-webpack-plugin'],
  ...['swc-loader', 'tsx', 'webpack', 'zod'],
];
/** Taken as they are: JavaScript that webpack and Jest read, and what a module's tsconfig.json stands on. */
const AS_THEY_ARE = [
  ...['webpack/kit-imports.js', 'webpack/plain-router.js', 'webpack/plain-icons.js'],
  ...['testing/jest-projects.mjs', 'testing/icons.cjs', 'tsconfig.module.json'],
];

/** The tools that a module is built and tested with, as others install them: compiled, and without those of this repository. */
export function stageTools(folder: string): void {
  const tools = join(ROOT, 'tools');
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const compile = [tsc, '-p', join(tools, 'pack', 'tsconfig.json'), '--outDir', folder];
  const { status } = spawnSync(process.execPath, compile, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The tools do not compile');
  for (const file of AS_THEY_ARE) cpSync(join(tools, file), join(folder, file));
  // Of the shell, which teams elsewhere have not.
  const facades = Object.keys(FACADES).map((request) => [request, facadeExports(request)] as const);
  writeFileSync(join(folder, 'webpack', PACKED_FACADES), JSON.stringify(Object.fromEntries(facades)));
  chmodSync(join(folder, 'module.js'), 0o755);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest(), undefined, 2));
}

function manifest() {
  const { name, version, dependencies, devDependencies } = readJson(join(ROOT, 'tools', 'package.json'));
  const root = readJson(join(ROOT, 'package.json')).devDependencies;
  const versions = { ...root, ...dependencies, ...devDependencies };
  const shared = readJson(join(ROOT, 'shared', 'package.json')).version;
  return {
    ...{ name, version, private: true, type: 'module' },
    bin: { 'cuadra-module': './module.js' },
    exports: {
      './webpack': './webpack/index.js',
      './jest': './testing/jest-projects.mjs',
      './tsconfig.module.json': './tsconfig.module.json',
    },
    dependencies: Object.fromEntries(NEEDED.map((library) => [library, versions[library]])),
    // The one that the module itself is built with.
    peerDependencies: { '@cuadra/shared': shared },
  };
}

import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from '../../tools/webpack/base-config.ts';
import { IntegrityChunks } from '../../tools/webpack/integrity-chunks.ts';
import { Precompress } from '../../tools/webpack/precompress.ts';
import { PublicFiles } from '../../tools/webpack/public-files.ts';
import { libraryChunks } from '../../tools/webpack/shell-config.ts';
import { ShellPage } from '../../tools/webpack/shell-page.ts';
import { smallerParts } from '../../tools/webpack/smaller-parts.ts';
import { writeLoader } from './write-loader.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Stands where the server looks for a project: the shell's build below it is the one bundle. */
export const PROJECT = here('../.build/one-bundle');
const EARLY = 'one-bundle-early';

/**
 * The same screens from the same sources as one webpack build, without module federation: the modules are imported, lazily
 * by route, and nothing is shared at runtime. All else is the shell's own: its page, its first script, its preloads, its
 * libraries in chunks of their own, its compression. Since it knows at build which chunk a path needs, its first script has
 * that fetched at once, where the shell has to ask the registry first.
 */
export async function oneBundleConfigs(): Promise<Configuration[]> {
  const { loader, areas } = await writeLoader(`${PROJECT}/generated`);
  const base = baseConfig(here('..'), smallerParts());
  const earlyDir = `${PROJECT}/early`;
  const replaced = [
    replace('federation', loader),
    // Nothing of the released modules is fetched, neither by the first script nor ahead.
    replace('fetch-files', here('no-fetches.ts')),
  ];
  return [
    {
      ...base,
      name: EARLY,
      entry: { early: here('early.ts') },
      output: { ...base.output, path: earlyDir },
      plugins: [
        ...replaced,
        new webpack.DefinePlugin({ 'globalThis.__one_bundle_areas__': JSON.stringify(areas) }),
      ],
    },
    {
      ...base,
      name: 'one-bundle',
      dependencies: [EARLY],
      entry: { shell: here('entry.js') },
      output: { ...base.output, path: `${PROJECT}/shell/.build/www`, publicPath: '/' },
      optimization: { ...base.optimization, splitChunks: { cacheGroups: libraryChunks() } },
      plugins: [
        ...replaced,
        new webpack.DefinePlugin({ 'globalThis.__cuadra_kit__': 'false' }),
        new IntegrityChunks(),
        new ShellPage({
          template: here('../../shell/src/index.html'),
          entry: 'shell',
          earlyDir,
          workerDir: here('../../shell/.build/worker'),
        }),
        new PublicFiles(here('../../shell/public')),
        new Precompress(),
      ],
    },
  ];
}

function replace(file: string, by: string) {
  return new webpack.NormalModuleReplacementPlugin(
    new RegExp(`[\\\\/]shell[\\\\/]src[\\\\/]remotes[\\\\/]${file}\\.ts$`),
    by,
  );
}

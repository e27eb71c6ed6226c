import { join } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { compressed, forgetUnused } from './compressed.ts';
import { packageDir } from './paths.ts';

/** What browsers ask for, and is not compressed by itself. */
const COMPRESSIBLE = /\.(js|html|svg|webmanifest)$|^guides\.json$/;
/** Bytes below which a compressed answer saves no packet. */
const THRESHOLD = 1024;

/** Most files of a build are those of the build before. */
const CACHE = join(packageDir('webpack'), '..', '.cache', 'cuadra-compressed');

/**
 * Writes `.br` and `.gz` beside each file, once at build and as small as they get: what a server compresses for each
 * answer is some percent larger. gzip too, because browsers take brotli over https alone, and a shop may run on plain http.
 */
export class Precompress implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // Behind all that still changes or adds files at the stage of the reports.
        { name: 'Precompress', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 100 },
        async () => {
          const assets = compilation
            .getAssets()
            .filter(({ name }) => COMPRESSIBLE.test(name))
            .map(({ name, source }) => ({ name, content: source.buffer() }))
            .filter(({ content }) => content.length >= THRESHOLD);
          await Promise.all(
            assets.flatMap(({ name, content }) =>
              (['br', 'gz'] as const).map(async (way) =>
                compilation.emitAsset(
                  `${name}.${way}`,
                  new sources.RawSource(await compressed(content, way, CACHE)),
                ),
              ),
            ),
          );
          await forgetUnused(CACHE);
        },
      );
    });
  }
}

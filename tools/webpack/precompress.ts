import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** What browsers ask for, and is not compressed by itself. */
const COMPRESSIBLE = /\.(js|html|svg|webmanifest)$|^guides\.json$/;
/** Bytes below which a compressed answer saves no packet. */
const THRESHOLD = 1024;

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

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
            assets.flatMap(({ name, content }) => [
              brotli(content, {
                params: {
                  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
                  [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
                },
              }).then((small) => compilation.emitAsset(`${name}.br`, new sources.RawSource(small))),
              // One round is most of what zopfli takes off beyond zlib's best, 3 of 100; fifteen take four times as long.
              gzipAsync(content, { numiterations: 1 }).then((small) =>
                compilation.emitAsset(`${name}.gz`, new sources.RawSource(Buffer.from(small))),
              ),
            ]),
          );
        },
      );
    });
  }
}

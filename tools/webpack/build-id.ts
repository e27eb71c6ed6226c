import { createHash } from 'node:crypto';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Stands for the build's id while webpack works; eight characters, as the id that takes its place. */
export const BUILD_ID_PLACEHOLDER = 'BUILDID0';

/**
 * Names a build after its content: hashes every file once all are final, and writes the hash where the placeholder
 * stands. Same sources, same id, on any machine.
 */
export class BuildId implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildId', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the content hashes in the names, which take the placeholder in.
        { name: 'BuildId', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        (assets) => {
          const names = Object.keys(assets).sort();
          const hash = createHash('sha256');
          for (const name of names)
            hash.update(name).update(compilation.getAsset(name)?.source.buffer() ?? '');
          const id = hash.digest('hex').slice(0, BUILD_ID_PLACEHOLDER.length);
          for (const name of names.filter((file) => file.endsWith('.js'))) {
            compilation.updateAsset(
              name,
              (source) => new sources.RawSource(String(source.source()).replaceAll(BUILD_ID_PLACEHOLDER, id)),
              // Named after its content with the placeholder in: webpack must not take a file of that name for this one.
              { buildId: id, immutable: false },
            );
          }
        },
      );
    });
  }
}

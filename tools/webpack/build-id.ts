import { createHash } from 'node:crypto';
import { GUIDES_FILE, type RemoteDescriptor } from '@cuadra/shared/contract';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/** Stands for the build's id while webpack works; eight characters, as the id that takes its place. */
export const BUILD_ID_PLACEHOLDER = 'BUILDID0';

/**
 * Names a build after its content: hashes its descriptor, its guides and every script, once all are final, and writes the hash where
 * the placeholder stands. Same sources, same id, on any machine.
 */
export class BuildId implements WebpackPluginInstance {
  readonly #descriptor: RemoteDescriptor;

  constructor(descriptor: RemoteDescriptor) {
    this.#descriptor = descriptor;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildId', (compilation) => {
      let id = BUILD_ID_PLACEHOLDER;
      const fillIn = (ending: string) => {
        for (const { name } of compilation.getAssets().filter((asset) => asset.name.endsWith(ending))) {
          compilation.updateAsset(
            name,
            (source) => new sources.RawSource(String(source.source()).replaceAll(BUILD_ID_PLACEHOLDER, id)),
            // Named after its content with the placeholder in: webpack must not take a file of that name for this one.
            { buildId: id, immutable: false },
          );
        }
      };
      compilation.hooks.processAssets.tap(
        // After the content hashes in the names, which take the placeholder in.
        { name: 'BuildId', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => {
          id = hashBuild(this.#descriptor, compilation).slice(0, BUILD_ID_PLACEHOLDER.length);
          fillIn('.js');
        },
      );
      compilation.hooks.processAssets.tap(
        // The manifests come last.
        { name: 'BuildId', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => fillIn('.json'),
      );
    });
  }
}

function hashBuild(descriptor: RemoteDescriptor, compilation: Compilation): string {
  const content = compilation.getAssets().filter(({ name }) => name.endsWith('.js') || name === GUIDES_FILE);
  const hash = createHash('sha256').update(JSON.stringify(descriptor));
  for (const { name, source } of content.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(name).update(source.buffer());
  }
  return hash.digest('hex');
}

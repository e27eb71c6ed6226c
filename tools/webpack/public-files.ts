import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Puts a folder's files beside the scripts, under their own names: what browsers look for by name. */
export class PublicFiles implements WebpackPluginInstance {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PublicFiles', (compilation) => {
      compilation.contextDependencies.add(this.#dir);
      compilation.hooks.processAssets.tap(
        { name: 'PublicFiles', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const name of readdirSync(this.#dir)) {
            compilation.emitAsset(name, new sources.RawSource(readFileSync(join(this.#dir, name))));
          }
        },
      );
    });
  }
}

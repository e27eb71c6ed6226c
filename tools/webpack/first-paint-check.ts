import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { shareKeyOf } from './share-graph.ts';
import { FACADES, KIT_FIRST, KIT_FRAME } from './shared-modules.ts';

/**
 * Fails a build in which a part that is drawn before there is a session waits for what only a session needs: an import of
 * the whole kit anywhere below the login would bring all of it, and nothing else would show.
 */
export class FirstPaintCheck implements WebpackPluginInstance {
  readonly #areas: Readonly<Record<string, readonly string[]>>;

  /** @param areas the named parts that are drawn at once, each with the shared modules that it may wait for */
  constructor(areas: Readonly<Record<string, readonly string[]>>) {
    this.#areas = areas;
  }

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstPaintCheck', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'FirstPaintCheck', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          for (const error of this.#errors(compilation)) compilation.errors.push(new WebpackError(error));
        },
      );
    });
  }

  #errors(compilation: Compilation): string[] {
    return Object.entries(this.#areas).flatMap(([area, allowed]) => {
      const group = compilation.namedChunkGroups.get(area);
      if (!group) return [`There is no part ${area}`];
      const later = group
        .getChildren()
        .flatMap((child) => child.origins.flatMap(({ module }) => module ?? []))
        .filter(({ type }) => type === 'consume-shared-module')
        .map(shareKeyOf)
        .filter((request) => !allowed.includes(request));
      return [...new Set(later)].map(
        (request) =>
          `${area} takes ${request}, which it should not wait for; what it draws of the kit belongs into shell/${FACADES[allowed.length ? KIT_FRAME : KIT_FIRST]}`,
      );
    });
  }
}

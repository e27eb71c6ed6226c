import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { consumedModules, importedNames } from './share-graph.ts';
import { FACADES, facadeExports } from './shared-modules.ts';

/**
 * Fails a build that uses a name which the shell does not provide of a module that it provides in part. Nothing else
 * would: types know the whole library, and in the browser the name would be undefined.
 */
export class FacadeCheck implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FacadeCheck', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'FacadeCheck', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          for (const error of facadeErrors(compilation)) compilation.errors.push(new WebpackError(error));
        },
      );
    });
  }
}

function facadeErrors(compilation: Compilation): string[] {
  return consumedModules(compilation).flatMap(({ request, module }) => {
    const provided = facadeExports(request);
    if (!provided) return [];
    const used = importedNames(compilation, module);
    if (!used) return [`${request} is imported as a whole; the shell provides parts of it: import names`];
    return used
      .filter((name) => !provided.includes(name))
      .map((name) => `The shell does not provide ${name} of ${request}: add it to shell/${FACADES[request]}`);
  });
}

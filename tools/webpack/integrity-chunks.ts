import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Makes webpack's own chunk loading hand each script to the shell before it runs, for its integrity. Module federation's
 * hooks see only the containers' entries; every other script of a remote is loaded by the webpack runtime inside it.
 */
export class IntegrityChunks implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('IntegrityChunks', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityChunks',
        (code) => `${code}\nglobalThis.__cuadra_prepare_script__(script);`,
      );
    });
  }
}

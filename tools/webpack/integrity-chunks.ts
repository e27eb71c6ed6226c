import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Makes webpack's own chunk loading ask the shell for the integrity of what it loads. Module federation's hooks see only
 * the containers' entries; every other script of a remote is loaded by the webpack runtime inside that remote.
 *
 * The shell's `__cuadra_integrity__(url)` always answers a well-formed hash, and one that nothing matches for a file that
 * the registry does not name: browsers ignore a malformed `integrity` and would run the file.
 */
export class IntegrityChunks implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('IntegrityChunks', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityChunks',
        (code) =>
          `${code}\nscript.crossOrigin = 'anonymous';\nscript.integrity = globalThis.__cuadra_integrity__(script.src);`,
      );
    });
  }
}

import { SHELL_API_VERSION, type ShellBuild } from '@cuadra/shared/contract';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { type ProvidedByBuild, readProvided } from './shared-scope.ts';

/** Writes `shell.json`: what the shell lends to modules, against which publishing holds a module. */
export class ShellJson implements WebpackPluginInstance {
  readonly #packageDir: string;

  /** @param packageDir the shell's folder */
  constructor(packageDir: string) {
    this.#packageDir = packageDir;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellJson', (compilation) => {
      let provided: ProvidedByBuild | undefined;
      compilation.hooks.afterOptimizeDependencies.tap('ShellJson', () => {
        provided = readProvided(compilation, this.#packageDir);
      });
      compilation.hooks.processAssets.tap(
        { name: 'ShellJson', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (!provided) throw new Error('The shell was not read');
          const shell: ShellBuild = { api_version: SHELL_API_VERSION, ...provided };
          const source = new sources.RawSource(`${JSON.stringify(shell, undefined, 2)}\n`);
          compilation.emitAsset('shell.json', source, { minimized: true });
        },
      );
    });
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_API_VERSION } from '@cuadra/shared/contract';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import type { ShellBuild } from '../release/shell-build.ts';
import { integrityOf } from './integrity.ts';
import { sharedModules } from './shared-modules.ts';

const MARK = '<!-- scripts -->';

interface ShellPageOptions {
  /** The page's template, with a comment where the scripts go. */
  template: string;
  /** The entry point. */
  entry: string;
  /** Where the first script was built, which runs before the entry's and shares nothing with it. */
  earlyDir: string;
}

/**
 * Writes `index.html`: the first script and the entry's with their integrity, preloads for what the entry imports at once
 * (so that nothing waits in a chain), and the hash of every file of the shell, for `__cuadra_integrity__`.
 *
 * The hashes must be of the final files, which html-webpack-plugin, emitting before the content hashes, cannot know.
 */
export class ShellPage implements WebpackPluginInstance {
  readonly #options: ShellPageOptions;

  constructor(options: ShellPageOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellPage', (compilation) => {
      compilation.fileDependencies.add(this.#options.template);
      compilation.hooks.processAssets.tap(
        { name: 'ShellPage', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          // The minimizers take in files that come late, too: these are final, and one is hashed already.
          const emit = (name: string, content: string | Buffer) =>
            compilation.emitAsset(name, new sources.RawSource(content), { minimized: true });
          const early = readEarly(this.#options.earlyDir);
          emit(early.name, early.content);
          emit('shell.json', describeShell());
          emit('index.html', this.#render(compilation, early.name));
        },
      );
    });
  }

  #render(compilation: Compilation, early: string): string {
    const files = new Map(
      compilation
        .getAssets()
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, source }) => [name, integrityOf(source.buffer())]),
    );
    const entry = compilation.entrypoints.get(this.#options.entry);
    const initial = [early, ...scriptsOf(entry ? [entry] : [])];
    const startup = scriptsOf(entry?.getChildren() ?? []).filter((file) => !initial.includes(file));
    const attributes = (file: string) => `crossorigin integrity="${files.get(file)}"`;
    const tags = [
      ...startup.map((file) => `<link rel="preload" as="script" href="/${file}" ${attributes(file)}>`),
      ...initial.map((file) => `<script defer src="/${file}" ${attributes(file)}></script>`),
    ];
    const hashes = JSON.stringify(Object.fromEntries(files));
    tags.push(`<script id="shell-files" type="application/json">${hashes}</script>`);
    return readFileSync(this.#options.template, 'utf8').replace(MARK, () => tags.join('\n    '));
  }
}

function scriptsOf(groups: readonly { getFiles(): readonly string[] }[]): string[] {
  return [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file.endsWith('.js'));
}

function readEarly(dir: string): { name: string; content: Buffer } {
  const name = readdirSync(dir).find((file) => file.endsWith('.js'));
  if (!name) throw new Error(`No first script in ${dir}`);
  return { name, content: readFileSync(join(dir, name)) };
}

function describeShell(): string {
  const provides = Object.entries(sharedModules()).map(([request, { version }]) => [request, version]);
  const shell: ShellBuild = { api_version: SHELL_API_VERSION, provides: Object.fromEntries(provides) };
  return `${JSON.stringify(shell, undefined, 2)}\n`;
}

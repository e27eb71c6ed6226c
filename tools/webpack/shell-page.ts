import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ChunkGroup, Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { integrityOf } from './integrity.ts';
import { readScript, serviceWorkerSource } from './service-worker.ts';

const MARK = '<!-- scripts -->';

interface ShellPageOptions {
  /** The page's template, with a comment where the scripts go. */
  template: string;
  /** The entry point. */
  entry: string;
  /** Other names of named parts, which the first script has them fetched by: those of modules of the shared scope. */
  names?: Readonly<Record<string, string>>;
  /** Where the first script was built, which runs before the entry's and shares nothing with it. */
  earlyDir: string;
  /** Where the service worker was built. */
  workerDir: string;
}

/**
 * Writes `index.html`: the first script, the entry's with their integrity, the hash of every file of the shell, which
 * its chunk loading asks for, and what each named part of the shell needs, so that the first script can have it fetched.
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
          const { build, page } = nameBuild(this.#render(compilation));
          const worker = serviceWorkerSource(compilation, { ...this.#options, build, page });
          emit('index.html', page);
          emit('sw.js', worker);
        },
      );
    });
  }

  #render(compilation: Compilation): string {
    const files = new Map(
      compilation
        .getAssets()
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, source }) => [name, integrityOf(source.buffer())]),
    );
    const script = (file: string) =>
      `<script defer src="/${file}" crossorigin integrity="${files.get(file)}"></script>`;
    const entry = compilation.entrypoints.get(this.#options.entry);
    const tags = [
      dataBlock('shell-files', Object.fromEntries(files)),
      dataBlock('shell-areas', areasOf(compilation, this.#options.names ?? {})),
      // In the page itself, since all that it asks for would wait for it; the server's CSP names its hash. It paints the theme.
      `<script>${readScript(this.#options.earlyDir).content}</script>`,
      ...(entry ? scriptsOf(entry) : []).map((file) => script(file)),
    ];
    return readFileSync(this.#options.template, 'utf8').replace(MARK, () => tags.join('\n    '));
  }
}

/** Names a build after its page, which has the hashes of all else, and writes the name into it. */
function nameBuild(html: string): { build: string; page: string } {
  const build = createHash('sha256').update(html).digest('hex').slice(0, 10);
  return { build, page: html.replace('<head>', `<head>\n    <meta name="cuadra:build" content="${build}">`) };
}

/** The named parts of the shell, and the scripts that each needs at once. */
function areasOf(
  { entrypoints, namedChunkGroups }: Compilation,
  names: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const shown = Object.fromEntries(Object.entries(names).map(([name, part]) => [part, name]));
  return Object.fromEntries(
    [...namedChunkGroups]
      .filter(([name]) => !entrypoints.has(name))
      .map(([name, group]) => [shown[name] ?? name, scriptsOf(group)]),
  );
}

function scriptsOf(group: ChunkGroup): string[] {
  return group.getFiles().filter((file) => file.endsWith('.js'));
}

/** Data for the scripts: of a type that is never run, so that the CSP need not allow it. */
function dataBlock(id: string, data: unknown): string {
  return `<script id="${id}" type="application/json">${JSON.stringify(data)}</script>`;
}

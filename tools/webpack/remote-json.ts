import type { RemoteBuild, RemoteDescriptor } from '@cuadra/shared/contract';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { integrityOf } from './integrity.ts';
import { consumedModules, importedNames, shareKeyOf } from './share-graph.ts';
import { findShared, sharedModules } from './shared-modules.ts';

interface RemoteJsonOptions {
  descriptor: RemoteDescriptor;
  packageVersion: string;
  /** The container's global name, the build id still as a placeholder. */
  container: string;
  exposes: readonly string[];
}

/** Writes `remote.json` beside the scripts: all that publishing needs to know of a build, worked out by the build. */
export class RemoteJson implements WebpackPluginInstance {
  readonly #options: RemoteJsonOptions;

  constructor(options: RemoteJsonOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemoteJson', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RemoteJson', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const build = this.#describe(compilation);
          compilation.emitAsset(
            'remote.json',
            new sources.RawSource(`${JSON.stringify(build, undefined, 2)}\n`),
            { minimized: true },
          );
        },
      );
    });
  }

  #describe(compilation: Compilation): RemoteBuild {
    const { descriptor, packageVersion, container, exposes } = this.#options;
    const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
    const entry = filesOf(compilation, container)[0];
    if (!entry) throw new Error(`${descriptor.name}: the build made no container`);
    const id = String(compilation.getAsset(entry)?.info.buildId);
    return {
      name: descriptor.name,
      package_version: packageVersion,
      build_id: id,
      container: container.replace(/[A-Za-z0-9]+$/, id),
      entry,
      files: Object.fromEntries(scripts.map(({ name, source }) => [name, integrityOf(source.buffer())])),
      exposes: Object.fromEntries(
        exposes.map((expose) => [expose, filesOf(compilation, `expose-${expose.slice(2)}`)]),
      ),
      shared: Object.fromEntries(
        exposes.map((expose) => [expose, awaitedShared(compilation, `expose-${expose.slice(2)}`)]),
      ),
      descriptor,
      consumes: consumedRanges(compilation),
      imports: importsOf(compilation),
    };
  }
}

function filesOf(compilation: Compilation, chunkName: string): string[] {
  const files = compilation.namedChunkGroups.get(chunkName)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.js'));
}

/** The modules of the shared scope that a chunk waits for and that no session has from its start. */
function awaitedShared(compilation: Compilation, chunkName: string): string[] {
  const scope = sharedModules();
  const requests = (compilation.namedChunkGroups.get(chunkName)?.chunks ?? [])
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
    .filter(({ type }) => type === 'consume-shared-module')
    .map(shareKeyOf)
    .filter((request) => findShared(scope, request)?.stage === 'later');
  return [...new Set(requests)].sort();
}

/** What the build takes from the shared scope, with the range that it accepts. */
function consumedRanges(compilation: Compilation): Record<string, string> {
  const scope = sharedModules();
  return Object.fromEntries(
    consumedModules(compilation).map(({ request }) => {
      const shared = findShared(scope, request);
      if (!shared) throw new Error(`${request} is taken from the shared scope, which has no such module`);
      return [request, shared.range];
    }),
  );
}

/** The names that the build imports of what it takes from the shared scope: what a shell without them would break. */
function importsOf(compilation: Compilation): Record<string, string[]> {
  return Object.fromEntries(
    consumedModules(compilation).map(({ request, module }) => [
      request,
      importedNames(compilation, module) ?? ['*'],
    ]),
  );
}

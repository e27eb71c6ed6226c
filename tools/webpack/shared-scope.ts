import { join } from 'node:path';
import type { Compilation, Module, RuleSetRule } from 'webpack';
import { WEBPACK_DIR } from './paths.ts';
import { FACADES, type SharedModule, sharedModules } from './shared-modules.ts';

/** The file of the shell that the build writes the scope into. */
const SCOPE_FILE = join('src', 'provided', 'shared-scope.ts');

/** A module of the shared scope, and what the shell's build imports for it. */
interface Provided extends SharedModule {
  request: string;
  /** A library, an entry point, or a file that names some of it. */
  source: string;
}

/** The shared modules that the shell has, by what they are asked for. */
function providedModules(packageDir: string): Provided[] {
  return Object.entries(sharedModules()).flatMap(([request, shared]) => {
    if (shared.stage === 'never') return [];
    const facade = FACADES[request];
    return [{ ...shared, request, source: facade ? join(packageDir, facade) : request }];
  });
}

/** The name of the chunk that a module is fetched in that a session does not begin with. */
const chunkNameOf = (request: string) => `shared-${request.replace(/^@\w+\//, '').replace(/\W+/g, '-')}`;

/** The modules that are fetched when they are first taken, and the chunk that each is in. */
export function laterChunks(): Record<string, string> {
  const later = Object.entries(sharedModules()).filter(([, { stage }]) => stage === 'later');
  return Object.fromEntries(later.map(([request]) => [request, chunkNameOf(request)]));
}

/**
 * Writes the shared scope into the shell (shell/src/provided/shared-scope.ts), as containers take it. It is the
 * build's to write, since a module's build reads the same list.
 */
export function sharedScopeRule(packageDir: string): RuleSetRule {
  return {
    include: join(packageDir, SCOPE_FILE),
    enforce: 'post',
    use: {
      loader: join(WEBPACK_DIR, 'written-source.js'),
      options: { source: scopeSource(providedModules(packageDir)) },
    },
  };
}

function scopeSource(provided: readonly Provided[]): string {
  const lines = provided.map(({ request, source, version, stage }, index) => {
    const from = JSON.stringify(source);
    const isLater = stage === 'later';
    const later = `import(/* webpackChunkName: "${chunkNameOf(request)}" */ ${from}).then((module) => () => module)`;
    return {
      first: isLater ? '' : `import * as shared${index} from ${from};`,
      entry: `${JSON.stringify(request)}: { '${version}': { get: () => ${isLater ? later : `() => shared${index}`} } },`,
    };
  });
  return [
    ...lines.map(({ first }) => first),
    `export const sharedScope = {\n${lines.map(({ entry }) => entry).join('\n')}\n};`,
  ].join('\n');
}

/** What a build of the shell puts into the shared scope. */
export interface ProvidedByBuild {
  /** Request → version. */
  provides: Record<string, string>;
  /** The names that each exports. Of ES modules: what CommonJS has only shows as it runs. */
  names: Record<string, string[]>;
}

/**
 * Reads it from the graph of modules, before webpack puts modules together.
 *
 * @throws where the build has no shared scope
 */
export function readProvided({ modules, moduleGraph }: Compilation, packageDir: string): ProvidedByBuild {
  const scope = [...modules].find((module) => resourceOf(module) === join(packageDir, SCOPE_FILE));
  if (!scope) throw new Error(`The shell does not take ${SCOPE_FILE}`);
  const taken = new Map<string, Module>();
  for (const { dependency, module } of moduleGraph.getOutgoingConnections(scope)) {
    if (dependency && 'request' in dependency && module) taken.set(String(dependency.request), module);
  }
  const provided = providedModules(packageDir).sort((a, b) => a.request.localeCompare(b.request));
  return {
    provides: Object.fromEntries(provided.map(({ request, version }) => [request, version])),
    names: Object.fromEntries(
      provided.flatMap(({ request, source }) => {
        const module = taken.get(source);
        const names =
          module?.buildMeta?.exportsType === 'namespace' && moduleGraph.getProvidedExports(module);
        return Array.isArray(names) ? [[request, [...names].sort()] as const] : [];
      }),
    ),
  };
}

function resourceOf(module: Module): string | undefined {
  return 'resource' in module ? String(module.resource) : undefined;
}

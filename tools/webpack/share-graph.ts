import type { Compilation, Module } from 'webpack';

/** A module of the shared scope as a build takes it. */
export interface Consumed {
  /** As written in the import: `react/jsx-runtime`. */
  request: string;
  module: Module;
}

/** What a build takes from the shared scope. */
export function consumedModules(compilation: Compilation): Consumed[] {
  return [...compilation.modules]
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => ({ request: shareKeyOf(module), module }))
    .sort((a, b) => a.request.localeCompare(b.request));
}

/** What a build puts into the shared scope: request → version. */
export function providedModules(compilation: Compilation): Record<string, string> {
  const provided = [...compilation.modules]
    .filter(({ type }) => type === 'provide-module')
    .map((module) => {
      if (!('_name' in module) || !('_version' in module)) throw changed();
      return [String(module._name), String(module._version)] as const;
    });
  return Object.fromEntries(provided.sort(([a], [b]) => a.localeCompare(b)));
}

/** The names that what a build puts into the shared scope exports. Of ES modules: what CommonJS has only shows as it runs. */
export function providedNames({ modules, moduleGraph }: Compilation): Record<string, string[]> {
  const known = [...modules]
    .filter(({ type }) => type === 'provide-module')
    .flatMap((module) => {
      if (!('_name' in module)) throw changed();
      const [provided] = [...moduleGraph.getOutgoingConnections(module)].flatMap((edge) => edge.module ?? []);
      const isEsModule = provided?.buildMeta?.exportsType === 'namespace';
      const names = provided && isEsModule && moduleGraph.getProvidedExports(provided);
      return Array.isArray(names) ? [[String(module._name), [...names].sort()] as const] : [];
    });
  return Object.fromEntries(known.sort(([a], [b]) => a.localeCompare(b)));
}

/**
 * The names that a build imports of a module of the shared scope, whose exports webpack itself cannot know.
 *
 * @returns undefined when it is imported as a whole somewhere
 */
export function importedNames({ moduleGraph }: Compilation, module: Module): string[] | undefined {
  const names = new Set<string>();
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    if (connection.getActiveState(undefined) === false || !connection.dependency) continue;
    // webpack takes the default of a module that it cannot know for the whole of it.
    if (isDefault(connection.dependency)) {
      names.add('default');
      continue;
    }
    for (const reference of connection.dependency.getReferencedExports(moduleGraph, undefined)) {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      if (name === undefined) return undefined;
      names.add(name);
    }
  }
  return [...names].sort();
}

function isDefault(dependency: object): boolean {
  return 'ids' in dependency && Array.isArray(dependency.ids) && dependency.ids[0] === 'default';
}

/** The request under which a module is taken from the shared scope. */
export function shareKeyOf(module: object): string {
  const options: unknown = 'options' in module ? module.options : undefined;
  if (typeof options === 'object' && options !== null && 'shareKey' in options) {
    return String(options.shareKey);
  }
  throw changed();
}

function changed(): Error {
  return new Error('Module federation keeps its shared modules in another way than this was written for');
}

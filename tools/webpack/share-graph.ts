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

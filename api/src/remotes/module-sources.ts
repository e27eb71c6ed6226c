import type { Registry } from '@cuadra/shared/contract';

/**
 * The folders on other origins from which pages get files of modules: those of every version that somebody may get, and no
 * more of these origins (docs/decisions/0061-modules-on-another-origin.md).
 *
 * @param current the registry as it is at each question; what was worked out of it is kept as long as it is the same
 */
export function moduleSources(current: () => Registry): () => readonly string[] {
  let known: { registry: Registry; sources: readonly string[] } | undefined;
  return () => {
    const registry = current();
    if (known?.registry !== registry) known = { registry, sources: moduleFolders(registry) };
    return known.sources;
  };
}

/** Those of one registry. */
export function moduleFolders({ remotes }: Registry): string[] {
  const bases = Object.values(remotes).flatMap(({ active, previous, canary, pins, history, versions }) => {
    // Who holds updates has what was in force before, with its canary.
    const before = history.flatMap((state) => [state.active, state.canary?.version]);
    const offered = new Set([active, previous, canary?.version, ...Object.values(pins), ...before]);
    return Object.values(versions)
      .filter(({ version }) => offered.has(version))
      .map(({ base }) => base);
  });
  return [...new Set(bases.filter((base) => !base.startsWith('/')))].sort();
}

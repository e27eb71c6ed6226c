import type { ReleasedVersion, ResolvedRemote } from '@cuadra/shared/contract';

/**
 * The remotes as this page runs them. Where the version that was meant could not be loaded and the one before stands in, its
 * descriptor tells the titles, the ways in and who may take them: what only the other one has would lead nowhere.
 *
 * @param inUse the version that the page runs of a remote, by its name
 * @returns `remotes` itself where none differs
 */
export function asRunning(
  remotes: ResolvedRemote[],
  inUse: ReadonlyMap<string, ReleasedVersion>,
): ResolvedRemote[] {
  const running = remotes.map((remote) => {
    const version = inUse.get(remote.name);
    return version && version.container !== remote.container
      ? { ...version, name: remote.name, fallback: null }
      : remote;
  });
  return running.every((remote, place) => remote === remotes[place]) ? remotes : running;
}

import type { ReleasedVersion, ResolvedRemote } from '@cuadra/shared/contract';

/** What an open page makes of the registry's newest answer. */
export interface FreshRemotes {
  remotes: ResolvedRemote[];
  /** A remote of which the page runs one version has another now: only a reloaded page can run that one. */
  needsReload: boolean;
}

/**
 * Takes over what the registry says by now (docs/federation.md#loading-and-failing). A remote of which no code is in the page yet is simply the
 * new one from here on; one that is stays as it was, descriptor and all, since a loaded container is never pointed elsewhere.
 *
 * A page that fell back to the version before is told the same by every answer: that is no news, nor is it when that version becomes the
 * one that is meant.
 *
 * @param page.isInPage whether code of the remote was loaded, or is being loaded
 * @param page.versionInUse which version of it runs
 */
export function takeFresh(
  current: readonly ResolvedRemote[],
  fresh: readonly ResolvedRemote[],
  page: { isInPage: (name: string) => boolean; versionInUse: (name: string) => ReleasedVersion | undefined },
): FreshRemotes {
  const outdated = current.filter(({ name, container }) => {
    const now = fresh.find((remote) => remote.name === name)?.container;
    return page.isInPage(name) && now !== container && (!now || now !== page.versionInUse(name)?.container);
  });
  const isOutdated = ({ name }: ResolvedRemote) => outdated.some((remote) => remote.name === name);
  const remotes = [...fresh.filter((remote) => !isOutdated(remote)), ...outdated];
  return { remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)), needsReload: outdated.length > 0 };
}

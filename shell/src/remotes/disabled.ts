import type { ResolvedRemote } from '@cuadra/shared/contract';

/** `?disable-modules=mf_pos,mf_config` leaves remotes out: to find out which one has the error, or to work without it. */
const PARAMETER = 'disable-modules';

/** @param search the query of the address that the page was opened with */
export function withoutDisabled<R extends Pick<ResolvedRemote, 'name'>>(
  remotes: readonly R[],
  search: string,
): R[] {
  const disabled = new Set(
    new URLSearchParams(search).getAll(PARAMETER).flatMap((names) => names.split(',')),
  );
  return remotes.filter(({ name }) => !disabled.has(name));
}

/** Navigating inside the page loses the query: what it was opened with holds until it is loaded again. */
const openedWith = globalThis.location?.search ?? '';

export function enabledRemotes<R extends Pick<ResolvedRemote, 'name'>>(remotes: readonly R[]): R[] {
  return withoutDisabled(remotes, openedWith);
}

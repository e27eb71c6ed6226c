import type { ReleasedVersion, ResolvedRemote } from '@cuadra/shared/contract';

/** What may run of a version: where its files are, and their hashes. */
type Runnable = Pick<ReleasedVersion, 'base' | 'container' | 'entry' | 'files'>;

const trusted = new Set<string>();
let renew: () => Promise<void> = async () => undefined;
let renewing: Promise<void> | undefined;

/** Lets the versions of a list run, and those to fall back to: the list was found to be Cuadra's own. */
export function trustRemotes(remotes: readonly ResolvedRemote[]): void {
  for (const remote of remotes) {
    trusted.add(textOf(remote));
    if (remote.fallback) trusted.add(textOf(remote.fallback));
  }
}

/** Whether a version came in a list that was found to be Cuadra's own: no script of any other runs. */
export function isTrusted(version: Runnable): boolean {
  return trusted.has(textOf(version));
}

/** Says how the registry is asked once more, for what is wanted and not trusted. */
export function renewRegistryBy(ask: () => Promise<void>): void {
  renew = ask;
}

/** Asks the registry once more, whoever waits for it: what was changed on its way may come as it is now. */
export function renewRegistry(): Promise<void> {
  renewing ??= renew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

function textOf({ base, container, entry, files }: Runnable): string {
  return JSON.stringify([base, container, entry, files]);
}

import type { ResolvedRemote } from '@cuadra/shared/contract';
import type { Permission } from '@cuadra/shared/domain';
import { whenQuiet } from '../browser/when-quiet.ts';
import { fetchFiles, fetchScript, filesOf } from './fetch-files.ts';
import { isRenewed } from './prepare-script.ts';

/** Milliseconds after which a fetch that nobody waits for is given up. */
const PREFETCH_TIMEOUT_MS = 30_000;

type IsGranted = (permission: Permission | undefined) => boolean;

/**
 * Fetches an expose's scripts ahead of a navigation that is likely: a pointer over its link. Nothing of what failed before: it may
 * hang again, and who then presses «Reintentar» would wait for that.
 */
export function preloadRemote(remote: ResolvedRemote, expose: string): void {
  if (isRenewed(remote)) return;
  const options = { priority: 'high', signal: AbortSignal.timeout(PREFETCH_TIMEOUT_MS) } as const;
  // A failure here is nobody's concern: the loader will meet it, and say so, if the module is ever wanted.
  fetchFiles(remote, expose, options).catch(() => undefined);
}

/**
 * Once the page is quiet, fetches what else this user may open, one file at a time and at low priority, so that a
 * navigation later finds it in the browser's cache. Does nothing where the browser saves data.
 *
 * @param isGranted whether the user's role has the permission
 * @returns stops it
 */
export function prefetchWhenIdle(remotes: readonly ResolvedRemote[], isGranted: IsGranted): () => void {
  if (savesData()) return () => undefined;
  const controller = new AbortController();
  const leave = whenQuiet(() => void fetchAll(remotes, isGranted, controller.signal));
  return () => {
    leave();
    controller.abort();
  };
}

/** The scripts of every screen and drawer of a remote that the user may open; none when it wants to be left until then. */
export function permittedFiles(remote: ResolvedRemote, isGranted: IsGranted): string[] {
  const { prefetch, routes, drawers } = remote.descriptor;
  if (prefetch === 'none') return [];
  const files = [...routes, ...drawers]
    .filter(({ permission }) => isGranted(permission))
    .flatMap(({ expose }) => filesOf(remote, expose));
  return [...new Set(files)];
}

async function fetchAll(
  remotes: readonly ResolvedRemote[],
  isGranted: IsGranted,
  stopped: AbortSignal,
): Promise<void> {
  for (const remote of remotes) {
    // One file that cannot be had is enough of a remote: the loader will meet it, and say so, if it is ever wanted.
    await fetchInTurn(permittedFiles(remote, isGranted), stopped).catch(() => undefined);
  }
}

async function fetchInTurn(files: readonly string[], stopped: AbortSignal): Promise<void> {
  for (const href of files) {
    if (stopped.aborted) return;
    await fetchScript(href, { priority: 'low', signal: AbortSignal.timeout(PREFETCH_TIMEOUT_MS) });
  }
}

function savesData(): boolean {
  return (
    'connection' in navigator &&
    typeof navigator.connection === 'object' &&
    navigator.connection !== null &&
    'saveData' in navigator.connection &&
    navigator.connection.saveData === true
  );
}

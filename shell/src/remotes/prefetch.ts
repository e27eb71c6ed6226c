import type { ResolvedRemote } from '@cuadra/shared/contract';
import type { Permission } from '@cuadra/shared/domain';
import { filesOf, preloadFiles } from './preload.ts';

/** Fetches an expose's scripts ahead of a navigation that is likely: a pointer over its link. */
export function preloadRemote(remote: ResolvedRemote, expose: string): void {
  preloadFiles(remote, expose);
}

/**
 * Once the page is idle, fetches what else this user may open, one file at a time and at low priority, so that a
 * navigation later finds it in the browser's cache. Does nothing where the browser saves data.
 *
 * @param isGranted whether the user's role has the permission
 * @returns stops it
 */
export function prefetchWhenIdle(
  remotes: readonly ResolvedRemote[],
  isGranted: (permission: Permission | undefined) => boolean,
): () => void {
  const controller = new AbortController();
  if (!savesData()) whenIdle(() => void fetchAll(remotes, isGranted, controller.signal));
  return () => controller.abort();
}

async function fetchAll(
  remotes: readonly ResolvedRemote[],
  isGranted: (permission: Permission | undefined) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const files = remotes
    .filter(({ descriptor }) => descriptor.prefetch === 'idle')
    .flatMap((remote) =>
      [...remote.descriptor.routes, ...remote.descriptor.drawers]
        .filter(({ permission }) => isGranted(permission))
        .flatMap(({ expose }) => filesOf(remote, expose)),
    );
  const byAddress = new Map(files.map((file) => [file.href, file.integrity]));
  for (const [href, integrity] of byAddress) {
    if (signal.aborted) return;
    // A failure here is nobody's concern: the loader will meet it, and say so, if the file is ever wanted.
    await fetch(href, { integrity, priority: 'low', signal })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
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

/** Milliseconds until it starts in any case, and in browsers that cannot tell when they are idle. */
const IDLE_DEADLINE_MS = 4000;

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) {
    globalThis.requestIdleCallback(task, { timeout: IDLE_DEADLINE_MS });
  } else {
    setTimeout(task, IDLE_DEADLINE_MS);
  }
}

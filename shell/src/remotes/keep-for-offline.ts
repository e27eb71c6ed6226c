import type { ResolvedRemote } from '@cuadra/shared/contract';
import type { Permission } from '@cuadra/shared/domain';

type IsGranted = (permission: Permission | undefined) => boolean;

/** Milliseconds after the page is there: whatever it needs itself comes first. */
const PAUSE = 5000;

/**
 * Has the worker keep every script of the modules that work without a connection, also of the parts that nobody has opened
 * yet: the ticket of the first sale must not be what is missing. Does nothing where there is no worker in charge.
 *
 * @param isGranted whether the user's role has the permission
 * @returns stops it
 */
export function keepForOffline(remotes: readonly ResolvedRemote[], isGranted: IsGranted): () => void {
  const controller = new AbortController();
  const timer = setTimeout(() => void keepAll(offlineFiles(remotes, isGranted), controller.signal), PAUSE);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/** The scripts of the modules with a screen that works offline and that the user may open. */
export function offlineFiles(remotes: readonly ResolvedRemote[], isGranted: IsGranted): string[] {
  return remotes
    .filter(({ descriptor }) =>
      descriptor.routes.some(({ offline, permission }) => offline && isGranted(permission)),
    )
    .flatMap(({ base, files }) => Object.keys(files).map((file) => base + file));
}

/** Whether every script of a module is in the cache, so that it runs without a connection. */
export async function isOnDevice({ base, files }: Pick<ResolvedRemote, 'base' | 'files'>): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const cached = await Promise.all(Object.keys(files).map((file) => caches.match(base + file)));
  return cached.every((response) => response !== undefined);
}

async function keepAll(files: readonly string[], signal: AbortSignal): Promise<void> {
  await inCharge(signal);
  for (const href of files) {
    if (signal.aborted) return;
    // Answered from its cache, what is there costs nothing; what cannot be had now is asked for at the next visit.
    await fetch(href, { priority: 'low', signal })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}

/** Waits for a worker: on the first visit it comes after the page. Never, where there is none. */
function inCharge(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true, signal });
  });
}

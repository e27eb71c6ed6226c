import { Workbox } from 'workbox-window';

/** What becomes of the worker that was registered (spec §1). */
export interface WorkerEvents {
  /** Installed for the first time: the application now opens without a connection. */
  onOfflineReady?: () => void;
  /** A newer worker is there and waits. It takes over by `takeOver`, at a moment when the page may be reloaded. */
  onWaiting?: (takeOver: () => void) => void;
  /** A newer worker took over, on this page's word or another's: what runs here is of the one before. */
  onUpdated?: () => void;
  /** It could not be registered. The user is told nothing: the application works without. */
  onError?: (error: unknown) => void;
}

/** Milliseconds between two looks for a newer worker in a page that stays open. */
const LOOK_AGAIN = 60 * 60_000;

/**
 * Registers the service worker.
 *
 * @param pageBuild the name of the build that the page is of
 */
export async function registerWorker(pageBuild: string, events: WorkerEvents): Promise<void> {
  const workbox = new Workbox('/sw.js', { scope: '/', updateViaCache: 'none' });
  // The page comes from the server, so after a release it is ahead of the worker; when that one catches up, the page is of
  // its build already.
  let ahead = false;

  workbox.addEventListener('installed', ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal) events.onOfflineReady?.();
  });
  workbox.addEventListener('waiting', () => events.onWaiting?.(() => workbox.messageSkipWaiting()));
  workbox.addEventListener('controlling', async ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal) return;
    const caughtUp = ahead && (await buildOf(navigator.serviceWorker.controller)) === pageBuild;
    ahead = false;
    if (!caughtUp) events.onUpdated?.();
  });
  try {
    const before = navigator.serviceWorker.controller;
    ahead = before !== null && (await buildOf(before)) !== pageBuild;
    const registration = await workbox.register({ immediate: true });
    if (!registration) throw new Error('The service worker was not registered');
    setInterval(() => void workbox.update().catch(() => undefined), LOOK_AGAIN);
  } catch (error) {
    events.onError?.(error);
  }
}

/** Milliseconds that a worker has to say which build it is of: one of long ago does not know the question. */
const ANSWER_TIMEOUT = 1000;

function buildOf(worker: ServiceWorker | null): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, ANSWER_TIMEOUT);
    worker?.postMessage({ type: 'BUILD' }, [port2]);
  });
}

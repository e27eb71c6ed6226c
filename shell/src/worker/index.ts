export { followUser, reloadWhenSafe } from './page-reloader.ts';
export { ReloadOnNavigation } from './ReloadOnNavigation.tsx';

/** Milliseconds after the load in which a page that is never idle has its worker, too. */
const IDLE_DEADLINE_MS = 3000;

/** Registers the worker once the page is there and idle: its first load waits for nothing of it. */
export function startWorkerAfterLoad(): void {
  const start = () => {
    void import(/* webpackChunkName: "worker" */ './start-worker.ts')
      .then(({ startWorker }) => startWorker())
      // Without it the application works as well, and the next load tries again.
      .catch(() => undefined);
  };
  const soon = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: IDLE_DEADLINE_MS });
    else setTimeout(start, IDLE_DEADLINE_MS);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

export { followUser, reloadWhenSafe } from './page-reloader.ts';
export { ReloadOnNavigation } from './ReloadOnNavigation.tsx';

/** Registers the worker once the page is there: its first load waits for nothing of it. */
export function startWorkerAfterLoad(): void {
  const start = () => {
    void import(/* webpackChunkName: "worker" */ './start-worker.ts')
      .then(({ startWorker }) => startWorker())
      // Without it the application works as well, and the next load tries again.
      .catch(() => undefined);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

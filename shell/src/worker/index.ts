import { whenQuiet } from '../browser/when-quiet.ts';

export { followUser, reloadWhenSafe } from './page-reloader.ts';
export { ReloadOnNavigation } from './ReloadOnNavigation.tsx';

/** Registers the worker once the page is there and quiet: its first screen waits for nothing of it. */
export function startWorkerAfterLoad(): void {
  const start = () => {
    void import(/* webpackChunkName: "worker" */ './start-worker.ts')
      .then(({ startWorker }) => startWorker())
      // Without it the application works as well, and the next load tries again.
      .catch(() => undefined);
  };
  const soon = () => void whenQuiet(start);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

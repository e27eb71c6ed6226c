import { reloadWhenSafe, whenAllAreSafe } from './page-reloader.ts';
import { registerWorker } from './register-worker.ts';

/** In the browser's timeline: from here on the application opens without a connection (spec §1, the offline-ready callback). */
const OFFLINE_READY = 'cuadra:offline-ready';

/** Registers the worker, and reloads the page at a safe moment when a newer one has taken over (spec §1). */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  let tookOver = false;
  void registerWorker(pageBuild(), {
    onOfflineReady: () => performance.mark(OFFLINE_READY),
    onWaiting: (takeOver) =>
      whenAllAreSafe(() => {
        tookOver = true;
        takeOver();
      }),
    onUpdated: () => (tookOver ? location.reload() : reloadWhenSafe()),
  });
}

function pageBuild(): string {
  return document.querySelector('meta[name="cuadra:build"]')?.getAttribute('content') ?? '';
}

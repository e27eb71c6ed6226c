import { useSyncExternalStore } from 'react';

/** Answers without a session, and says only that the server is there. */
const PROBE = '/api/v1/health/live';
/** Milliseconds that one probe may take, and between two. */
const PROBE_TIMEOUT = 3000;
const PROBE_PAUSE = 5000;

let online = true;
let probing = false;
const listeners = new Set<() => void>();

/**
 * Whether the application can reach its server. The browser alone does not know: a till that is its own server, or
 * stands in a network without a way out, is «offline» to it and works all the same. So while the browser says so, the
 * server is asked, and only its silence counts.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => online);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unwatch();
  };
}

function watch(): void {
  globalThis.addEventListener('online', look);
  globalThis.addEventListener('offline', look);
  look();
}

function unwatch(): void {
  globalThis.removeEventListener('online', look);
  globalThis.removeEventListener('offline', look);
}

function look(): void {
  if (navigator.onLine) settle(true);
  else if (!probing) void probeUntilOnline();
}

async function probeUntilOnline(): Promise<void> {
  probing = true;
  while (!navigator.onLine && listeners.size > 0) {
    settle(await serverAnswers());
    await new Promise((resolve) => setTimeout(resolve, PROBE_PAUSE));
  }
  probing = false;
  settle(true);
}

async function serverAnswers(): Promise<boolean> {
  try {
    await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT) });
    return true;
  } catch {
    return false;
  }
}

function settle(next: boolean): void {
  if (next === online) return;
  online = next;
  for (const listener of listeners) listener();
}

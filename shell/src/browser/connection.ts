import { useSyncExternalStore } from 'react';

/** Answers without a session, and says only that the server is there. */
const PROBE = '/api/v1/health/live';
/** Milliseconds that one probe may take, and between two. */
const PROBE_TIMEOUT = 3000;
const PROBE_PAUSE = 5000;
/** The service worker writes this into the page that it opened by itself, because the server did not answer. */
const WITHOUT_SERVER = 'meta[name="cuadra:without-server"]';

/** Until the server has answered once, a page that came without it is as good as offline. */
let withoutServer = document.querySelector(WITHOUT_SERVER) !== null;
let online = !withoutServer;
let probing = false;
/** Ends the pause between two probes. */
let wake = () => {};
const listeners = new Set<() => void>();

/**
 * Whether the application can reach its server. The browser alone does not know: a cash register that is its own server, or
 * stands in a network without a way out, is «offline» to it and works all the same. So while the browser says so, the
 * server is asked, and only its silence counts.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => online);
}

/**
 * Whether a call that got no answer was made without a connection: a session outlives that (spec §8). So it does when the
 * server was away as the page was opened: it is being started again, most often.
 */
export function isDisconnected(): boolean {
  return !navigator.onLine || withoutServer;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // After it was added: nobody is asked for as long as nobody listens.
  if (listeners.size === 1) watch();
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
  if (!isDisconnected()) settle(true);
  else if (!probing) void probeUntilOnline();
  else wake();
}

async function probeUntilOnline(): Promise<void> {
  probing = true;
  while (isDisconnected() && listeners.size > 0) {
    const answers = await serverAnswers();
    if (answers) withoutServer = false;
    settle(answers);
    if (isDisconnected()) await pause();
  }
  probing = false;
  if (!isDisconnected()) settle(true);
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    wake = resolve;
    setTimeout(resolve, PROBE_PAUSE);
  });
}

async function serverAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT) });
    // A proxy answers in the place of a server that is away.
    return status < 500;
  } catch {
    return false;
  }
}

function settle(next: boolean): void {
  if (next === online) return;
  online = next;
  for (const listener of listeners) listener();
}

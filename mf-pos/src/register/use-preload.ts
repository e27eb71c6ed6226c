import { useEffect, useState } from 'react';
import { useCatalogueState } from '../offline/catalogue/use-catalogue.ts';
import { preloadDialogs } from './dialogs/lazy-dialogs.ts';
import { preloadAside } from './lazy-aside.ts';
import { preloadCheckout } from './lazy-checkout.ts';

/** Milliseconds after which it is fetched in a browser that is never idle, or does not tell. */
const SOON = 1000;
/** Milliseconds until what could not be fetched is asked for again. */
const AGAIN = 10_000;

/**
 * Fetches what the first look at Caja does without, once its products are there: until then the line is theirs.
 *
 * @param options.isNeeded something of it is wanted at once
 * @returns whether it is there, or has ever been needed
 */
export function usePreload({ isNeeded }: { isNeeded: boolean }): boolean {
  const isSettled = useCatalogueState(
    ({ status, size }) => size > 0 || status === 'ready' || status === 'failed',
  );
  const [isThere, setThere] = useState(false);
  if (isNeeded && !isThere) setThere(true);
  useEffect(() => {
    if (!isSettled) return;
    let leave = () => {};
    const fetchAhead = () => {
      preloadAll().then(
        () => setThere(true),
        () => {
          leave = after(AGAIN, fetchAhead);
        },
      );
    };
    leave = 'requestIdleCallback' in globalThis ? whenIdle(fetchAhead) : after(SOON, fetchAhead);
    return () => leave();
  }, [isSettled]);
  return isThere;
}

/** Charging first: it is what a cashier does next. With it all is there offline, and no key waits for it. */
async function preloadAll(): Promise<void> {
  await preloadCheckout();
  await preloadDialogs();
  await preloadAside();
}

function whenIdle(task: () => void): () => void {
  const wait = requestIdleCallback(task, { timeout: SOON });
  return () => cancelIdleCallback(wait);
}

function after(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}

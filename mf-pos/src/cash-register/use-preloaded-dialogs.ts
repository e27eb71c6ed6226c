import { useEffect } from 'react';
import { loadDialogs } from './dialogs.ts';

/** Milliseconds after which they are fetched where the browser does not tell when it is idle. */
const LATER = 2000;

/** Fetches what opens above the till as soon as the till itself is done. */
export function usePreloadedDialogs(): void {
  useEffect(() => {
    // What fails here is asked for again by whoever opens something.
    const fetchAhead = () => void loadDialogs().catch(() => undefined);
    if ('requestIdleCallback' in globalThis) {
      const wait = requestIdleCallback(fetchAhead);
      return () => cancelIdleCallback(wait);
    }
    const timer = setTimeout(fetchAhead, LATER);
    return () => clearTimeout(timer);
  }, []);
}

import { useEffect, useRef } from 'react';
import type { ScanListener } from './listen-for-scans.ts';

/** Milliseconds until what could not be fetched is asked for again. */
const AGAIN = 5000;

const load = () => import(/* webpackChunkName: "scanner" */ './scanner.ts');

/** Has scans told as long as the screen is there, wherever the focus is: see `listenForScans`. One at a time listens. */
export function useScanner(listener: Omit<ScanListener, 'prefix'>, enabled = true): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    if (!enabled) return;
    let stop = () => {};
    let isGone = false;
    const start = () => {
      load().then(
        ({ startScanner }) => {
          if (isGone) return;
          stop = startScanner({
            onScan: (...scan) => latest.current.onScan(...scan),
            focusSearch: () => latest.current.focusSearch(),
          });
        },
        () => {
          const timer = setTimeout(start, AGAIN);
          stop = () => clearTimeout(timer);
        },
      );
    };
    start();
    return () => {
      isGone = true;
      stop();
    };
  }, [enabled]);
}

/** The sound of what was scanned and not taken. */
export function soundRefused(): void {
  load().then(
    ({ refuse }) => refuse(),
    () => undefined,
  );
}

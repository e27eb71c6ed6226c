import { useEffect, useRef } from 'react';
import type { ScanListener } from './listen-for-scans.ts';

/** Milliseconds until what could not be fetched is asked for again. */
const AGAIN = 5000;
/** Keys that are kept until then, a dozen codes. */
const MOST = 200;

const load = () => import(/* webpackChunkName: "scanner" */ './scanner.ts');

const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

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
    // What is scanned before the listening is there, and is written nowhere, would be lost.
    const early: KeyboardEvent[] = [];
    const keep = (event: KeyboardEvent) => {
      if (early.length < MOST && !isWritten(event.target)) early.push(event);
    };
    const forget = () => removeEventListener('keydown', keep, true);
    addEventListener('keydown', keep, true);
    const start = () => {
      load().then(
        ({ startScanner }) => {
          if (isGone) return;
          forget();
          stop = startScanner(
            {
              onScan: (...scan) => latest.current.onScan(...scan),
              focusSearch: () => latest.current.focusSearch(),
            },
            early,
          );
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
      forget();
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

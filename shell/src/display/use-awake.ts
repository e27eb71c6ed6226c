import { useEffect } from 'react';

/** Keeps the screen on while the page is in sight: nobody touches a display. Where the browser cannot, it dims as it always does. */
export function useAwake(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    // The browser takes it back whenever the page is out of sight.
    const hold = () => {
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.then((held) => held?.release());
    };
  }, [isWanted]);
}

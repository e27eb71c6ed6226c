import { useEffect, useState } from 'react';

/** Whole seconds until a moment, as a clock on the wall counts them; 0 once it has come. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

/**
 * Counts down to a moment in the page's own time.
 *
 * @param moment milliseconds, as `Date.now()` gives them; undefined for none
 */
export function useCountdown(moment: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  const left = moment === undefined ? 0 : secondsUntil(moment, now);
  useEffect(() => {
    if (moment === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}

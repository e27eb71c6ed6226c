import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock: the smallest unit is the minute. */
const LOOK = 30_000;

/** The time, kept up to date. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), LOOK);
    return () => clearInterval(clock);
  }, []);
  return now;
}

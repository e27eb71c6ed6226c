import { useEffect, useReducer } from 'react';

/** @param time in milliseconds since 1970 @returns whole seconds left, 0 once it has passed; draws again each second */
export function useSecondsUntil(time: number): number {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const left = Math.max(0, Math.ceil((time - Date.now()) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(draw, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}

import { useEffect, useState } from 'react';

/** Milliseconds after the last key before it counts. */
const PAUSE = 300;

/** What is typed, once it rests: what depends on it is not worked out for every key. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setRested(value), PAUSE);
    return () => clearTimeout(pause);
  }, [value]);
  return rested;
}

import type { DisplaySnapshot } from '@cuadra/shared/contract';
import { useEffect, useState } from 'react';

/** Milliseconds: time to read and to count the change, and then the next customer is not shown what this one paid. */
const THANKS = 20_000;

/** Whether to thank: for a moment after each sale, however long its ticket stays open in Caja. */
export function useThanks(stage: DisplaySnapshot['stage'] | undefined): boolean {
  const isDone = stage === 'done';
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (!isDone) return;
    const timer = setTimeout(() => setOver(true), THANKS);
    return () => clearTimeout(timer);
  }, [isDone]);
  return isDone && !isOver;
}

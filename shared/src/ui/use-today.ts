import { useSyncExternalStore } from 'react';
import { companyDay } from '../domain/index.ts';

/** Milliseconds between two looks at the calendar. */
const LOOK = 30_000;

const today = () => companyDay(new Date());

/** The day in Caracas: a screen that stays open past midnight goes on with the next one. */
export function useToday(): string {
  return useSyncExternalStore(follow, today);
}

function follow(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK);
  globalThis.addEventListener('focus', onChange);
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener('focus', onChange);
  };
}

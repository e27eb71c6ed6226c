import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Outbox, OutboxState } from './outbox.ts';

const OutboxContext = createContext<Outbox | undefined>(undefined);

/** Gives a company's outbox to the screens below. */
export const OutboxProvider = OutboxContext.Provider;

export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('a component of the outbox outside its OutboxProvider');
  return outbox;
}

/** A part of the outbox's state, followed. */
export function useOutboxState<T>(select: (state: OutboxState) => T): T {
  return useStore(useOutbox().store, select);
}

import type { Ticket } from '@cuadra/shared/contract';
import { readStored, writeStored } from '@cuadra/shared/state';
import { useSyncExternalStore } from 'react';

/**
 * The last ticket of this device, by company: the customer who comes back for it stands at the counter while the next sale
 * is being made.
 */
const key = (companyId: string) => `cuadra.last-ticket.${companyId}`;

const listeners = new Set<() => void>();

export function keepLastTicket(companyId: string, ticket: Ticket): void {
  writeStored(key(companyId), JSON.stringify(ticket));
  for (const tell of listeners) tell();
}

export function useLastTicket(companyId: string): Ticket | undefined {
  const stored = useSyncExternalStore(follow, () => readStored(key(companyId)));
  return readTicket(stored);
}

function follow(onChange: () => void): () => void {
  listeners.add(onChange);
  globalThis.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    globalThis.removeEventListener('storage', onChange);
  };
}

function readTicket(stored: string | null): Ticket | undefined {
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isTicket(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What this device wrote itself; only whether something else lies there has to be seen. */
function isTicket(value: unknown): value is Ticket {
  return typeof value === 'object' && value !== null && 'number' in value && 'products' in value;
}

import type { Ticket } from '@cuadra/shared/contract';
import { isRecord } from '@cuadra/shared/domain';
import { only, readStored, storedJson } from '@cuadra/shared/state';
import { useSyncExternalStore } from 'react';

/**
 * The last ticket of this device, by company: the customer who comes back for it stands at the counter while the next sale
 * is being made.
 */
const keyOf = (companyId: string) => `cuadra.last-ticket.${companyId}`;
const stored = (companyId: string) => storedJson(keyOf(companyId), only(isTicket));

const listeners = new Set<() => void>();

export function persistLastTicket(companyId: string, ticket: Ticket): void {
  stored(companyId).write(ticket);
  for (const tell of listeners) tell();
}

export function useLastTicket(companyId: string): Ticket | undefined {
  // The text, which is the same as long as it says the same.
  const text = useSyncExternalStore(follow, () => readStored(keyOf(companyId)));
  return stored(companyId).parse(text);
}

function follow(onChange: () => void): () => void {
  listeners.add(onChange);
  globalThis.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    globalThis.removeEventListener('storage', onChange);
  };
}

/** What this device wrote itself; only whether something else lies there has to be seen. */
function isTicket(value: unknown): value is Ticket {
  return isRecord(value) && 'number' in value && 'products' in value;
}

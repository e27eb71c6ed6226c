import { readTab, writeTab } from './tab-stored.ts';

const KEY = 'cuadra.registration.pending';

/** Who has registered and not yet typed the code from the mail. */
export interface PendingUser {
  user_id: string;
  /** Where the code went; unknown to who came through the login. */
  email?: string;
  /** When the last code went out as far as this tab knows, in milliseconds since 1970. */
  sentAt?: number;
  /** Wrong codes since then. */
  wrong: number;
}

export function readPending(): PendingUser | undefined {
  const value = readTab(KEY);
  return isPending(value) ? value : undefined;
}

/** @param pending undefined when there is nobody to confirm any more */
export function writePending(pending: PendingUser | undefined): void {
  writeTab(KEY, pending);
}

function isPending(value: unknown): value is PendingUser {
  if (typeof value !== 'object' || value === null) return false;
  const { user_id, email, sentAt, wrong }: Partial<Record<keyof PendingUser, unknown>> = value;
  return (
    typeof user_id === 'string' &&
    typeof wrong === 'number' &&
    ['string', 'undefined'].includes(typeof email) &&
    ['number', 'undefined'].includes(typeof sentAt)
  );
}

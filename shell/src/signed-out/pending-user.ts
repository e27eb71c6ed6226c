import { isRecord } from '@cuadra/shared/domain';
import { only, storedJson } from '@cuadra/shared/state';

const stored = storedJson('cuadra.registration.pending', only(isPending), 'session');

/** A user who has registered and not yet entered the code from the mail. */
export interface PendingUser {
  user_id: string;
  /** Where the code went; unknown after coming from the login. */
  email?: string;
  /** When the last code went out as far as this tab knows, in milliseconds since 1970. */
  sentAt?: number;
  /** Wrong codes since then. */
  wrong: number;
}

export function readPending(): PendingUser | undefined {
  return stored.read();
}

/** @param pending undefined when there is nobody to confirm any more */
export function writePending(pending: PendingUser | undefined): void {
  stored.write(pending);
}

function isPending(value: unknown): value is PendingUser {
  if (!isRecord(value)) return false;
  const { user_id, email, sentAt, wrong } = value;
  return (
    typeof user_id === 'string' &&
    typeof wrong === 'number' &&
    ['string', 'undefined'].includes(typeof email) &&
    ['number', 'undefined'].includes(typeof sentAt)
  );
}

import { isRecord } from '@cuadra/shared/domain';
import { only, storedJson } from '@cuadra/shared/state';

/** A code that was asked for and not yet used; it outlives a look into the mail. */
export interface PendingReset {
  /** The username or mail address that it was asked for with. */
  username: string;
  /** When it was asked for, in milliseconds since 1970; undefined for who says to have one already. */
  sentAt?: number;
}

const stored = storedJson('cuadra.password-reset', only(isPending), 'session');

export function readPendingReset(): PendingReset | undefined {
  return stored.read();
}

/** @param pending undefined when nothing waits for a code any more */
export function writePendingReset(pending: PendingReset | undefined): void {
  stored.write(pending);
}

function isPending(value: unknown): value is PendingReset {
  if (!isRecord(value)) return false;
  return typeof value.username === 'string' && ['number', 'undefined'].includes(typeof value.sentAt);
}

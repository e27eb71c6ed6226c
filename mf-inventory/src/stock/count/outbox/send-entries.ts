import { ApiError, type ApiOutput } from '@cuadra/shared/client';
import { type CountEntry, type EntriesBody, type EntryRejection, entriesBody } from './count-entry.ts';

export type EntriesAnswer = ApiOutput<'POST /stock_counts/{id}/entries'>;

/** Entries that go out together (the contract's `MOST_ENTRIES`). */
const AT_ONCE = 100;
/** Statuses that say nothing of the entries: they are sent again. */
const UNDECIDED = new Set([0, 401, 402, 408, 429]);

/** How entries are sent, and by which clock it is said how long ago they were counted. */
export interface EntrySender {
  send: (countId: string, body: EntriesBody) => Promise<EntriesAnswer>;
  now: () => number;
}

interface Sending extends EntrySender {
  find: (id: string) => CountEntry | undefined;
  put: (entry: CountEntry) => void;
  drop: (id: string) => void;
}

/**
 * Sends what waits, count by count, and notes what became of it.
 *
 * @returns whether something is left that has to be sent again
 */
export async function sendEntries(entries: readonly CountEntry[], sending: Sending): Promise<boolean> {
  const waiting = entries.filter(
    ({ state, isVoided, wasTried }) => state === 'waiting' || (isVoided === true && wasTried === true),
  );
  for (const countId of new Set(waiting.map((entry) => entry.countId))) {
    // In the order in which they were counted.
    const own = waiting.filter((entry) => entry.countId === countId).reverse();
    for (let start = 0; start < own.length; start += AT_ONCE) {
      if (!(await sendPart(countId, own.slice(start, start + AT_ONCE), sending))) return true;
    }
  }
  return false;
}

/** @returns whether it was decided upon */
async function sendPart(countId: string, part: readonly CountEntry[], sending: Sending): Promise<boolean> {
  const { send, now, find, put, drop } = sending;
  for (const entry of part) if (!entry.wasTried) put({ ...entry, wasTried: true });
  const tried = part.map((entry) => ({ ...entry, wasTried: true }));
  try {
    const { taken, rejected } = await send(countId, entriesBody(tried, now()));
    for (const { id, product_id, name } of taken) {
      const entry = find(id);
      if (entry) put({ ...entry, product_id, name, state: 'sent' });
    }
    for (const { id, reason } of rejected) reject(id, reason, sending);
    // Only what was said to be voided: somebody may have taken another one back meanwhile.
    for (const { id, isVoided } of part) if (isVoided) drop(id);
    return true;
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (UNDECIDED.has(status) || status >= 500) return false;
    // One of them may have been taken before: each is asked for by itself.
    if (part.length > 1) {
      for (const entry of part) if (!(await sendPart(countId, [entry], sending))) return false;
      return true;
    }
    const isClosed = status === 409 || status === 404;
    for (const { id } of part) reject(id, isClosed ? 'closed' : 'refused', sending);
    return true;
  }
}

function reject(id: string, reason: EntryRejection, { find, put, drop }: Sending): void {
  const entry = find(id);
  if (entry?.isVoided) drop(id);
  else if (entry) put({ ...entry, state: 'rejected', reason });
}

import type { ApiInput } from '@cuadra/shared/client';

export type EntriesBody = NonNullable<ApiInput<'POST /stock_counts/{id}/entries'>['body']>;

/** Why an entry is not in the count: what the server said of it, or that the count was closed before it came. */
export type EntryRejection = 'unknown' | 'not-in-count' | 'already-used' | 'closed' | 'refused';

/** What somebody counted on this device. */
export interface CountEntry {
  id: string;
  countId: string;
  userId: string;
  /** What a product is known by: its id, or what a scanner read. */
  product_id?: string;
  code?: string;
  /** As it is shown; the code until the server has said. */
  name: string;
  /** Canonical decimal; empty while nothing is typed. */
  qty: string;
  /** When it was counted, by the device's clock. */
  at: number;
  /** `open`: being counted, and not sent yet. */
  state: 'open' | 'waiting' | 'sent' | 'rejected';
  reason?: EntryRejection;
  /** It was a mistake: the server is told so, where it may have heard of it. */
  isVoided?: boolean;
  /** It went out once, whatever was answered. */
  wasTried?: boolean;
}

/** Whether the server is still to be told something of it. */
export function isUnsent({ state, isVoided }: CountEntry): boolean {
  return state === 'open' || state === 'waiting' || isVoided === true;
}

/** Milliseconds: the contract takes nothing older (`OLDEST_ENTRY_MS`). */
const OLDEST = 14 * 24 * 60 * 60_000;

/** What is sent of some entries: how long ago each was made, so that no device's clock has to be right. */
export function entriesBody(entries: readonly CountEntry[], now: number): Required<EntriesBody> {
  const counted = entries.filter(({ isVoided, wasTried }) => !isVoided || wasTried);
  return {
    entries: counted
      .filter(({ state }) => state === 'waiting')
      .map(({ id, product_id, code, qty, at }) => ({
        ...{ id, qty },
        ...(product_id ? { product_id } : { code: code ?? '' }),
        age_ms: Math.min(Math.max(now - at, 0), OLDEST),
      })),
    voided: counted.filter(({ isVoided }) => isVoided).map(({ id }) => id),
  };
}

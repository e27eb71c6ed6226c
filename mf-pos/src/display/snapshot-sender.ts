import type { DisplaySnapshot } from '@cuadra/shared/contract';

/** Milliseconds between two sendings while somebody looks, or is about to. */
const GAP = 1_000;
/** Likewise while nobody does: whoever comes sees the sale of ten seconds ago, for as long. */
const IDLE_GAP = 10_000;
/** Milliseconds after which what has not changed is sent again: the API forgets a till that is silent for two minutes. */
const ALIVE = 30_000;
/** Likewise while its code is being shown, so that the cashier is told that it was read. */
const OFFERED = 3_000;

export interface SenderOptions {
  /** @throws whatever went wrong; it is tried again */
  put: (snapshot: DisplaySnapshot) => Promise<void>;
  /** Somebody looks. */
  isWatched: () => boolean;
  /** The code is being shown: somebody is about to. */
  isOffered: () => boolean;
  /** Another window of Caja was used after this one: what the customer sees is that one's to tell. */
  isMine: () => boolean;
}

export interface SnapshotSender {
  show: (snapshot: DisplaySnapshot) => void;
  /** Looks again when to send: whether somebody looks has changed. */
  plan: () => void;
  close: () => void;
}

/** Sends what a display shows to the API: the last of it, one sending at a time, no faster than somebody could read. */
export function openSender({ put, isWatched, isOffered, isMine }: SenderOptions): SnapshotSender {
  let latest: DisplaySnapshot | undefined;
  let isNew = false;
  let isSending = false;
  let isOver = false;
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan() {
    clearTimeout(timer);
    if (isOver || isSending || !latest) return;
    const whenNew = isWatched() || isOffered() ? GAP : IDLE_GAP;
    const gap = isNew ? whenNew : isOffered() ? OFFERED : ALIVE;
    timer = setTimeout(() => void send(), Math.max(0, sentAt + gap - performance.now()));
  }

  async function send() {
    if (!latest) return;
    sentAt = performance.now();
    if (isMine()) {
      isSending = true;
      isNew = false;
      try {
        await put(latest);
      } catch {
        // Without a connection the next one is tried in its time.
        isNew = true;
      }
      isSending = false;
    }
    plan();
  }

  return {
    show(snapshot) {
      latest = snapshot;
      isNew = true;
      plan();
    },
    plan,
    close() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

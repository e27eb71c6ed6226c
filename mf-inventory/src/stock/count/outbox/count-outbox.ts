import { exact, newId, toQuantity } from '@cuadra/shared/domain';
import { type CountEntry, isUnsent } from './count-entry.ts';
import type { CountStore } from './count-store.ts';
import { type EntrySender, sendEntries } from './send-entries.ts';

export interface CountOutboxState {
  /** Of who is signed in, newest first. */
  entries: readonly CountEntry[];
  /** The device stores nothing, by its settings or because it is full: what is counted is in this page alone. */
  isUnstored: boolean;
  /** The last try got no answer. */
  isCutOff: boolean;
}

/** A product as far as a device knows it. */
export interface Countable {
  product_id?: string;
  code?: string;
  name: string;
}

/** What one person counts on this device, sent until the server has acknowledged it (docs/decisions/0036). */
export interface CountOutbox {
  state: () => CountOutboxState;
  /** @returns stops following */
  follow: (listener: () => void) => () => void;
  /** One piece of a product: one more of what is being counted, or the first of something else. */
  scan: (countId: string, product: Countable) => void;
  /** Begins to count a product whose quantity is typed. */
  begin: (countId: string, product: Countable) => void;
  /** Says how many there are of what is being counted, or what it is. */
  change: (id: string, given: Partial<Pick<CountEntry, 'qty' | 'name' | 'product_id'>>) => void;
  /** What is being counted is counted. */
  finish: (countId: string) => void;
  /** It was a mistake. */
  remove: (id: string) => void;
  flush: () => Promise<void>;
  /** Reads what is there and begins to send by itself. @returns stops it */
  start: () => () => void;
}

/** Milliseconds until the next try after one, two, three… without an answer. */
const PAUSES = [1000, 3000, 10_000, 30_000] as const;
const LONGEST_PAUSE = 30_000;
/** Milliseconds for which what was sent stays in sight. */
const SHOWN = 2 * 24 * 60 * 60_000;

export interface CountOutboxParts extends EntrySender {
  userId: string;
  store: CountStore;
  /** Whether who is signed in is still who counted. */
  isOurs: () => boolean;
  /** Told how much is still to be sent, whenever that changes. */
  report: (count: number) => void;
}

export function createCountOutbox(parts: CountOutboxParts): CountOutbox {
  const { userId, store, now, isOurs, report } = parts;
  let state: CountOutboxState = { entries: [], isUnstored: false, isCutOff: false };
  const listeners = new Set<() => void>();
  let running: Promise<void> | undefined;
  let isWanted = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let users = 0;

  function set(next: Partial<CountOutboxState>): void {
    state = { ...state, ...next };
    report(state.entries.filter(isUnsent).length);
    for (const listener of [...listeners]) listener();
  }

  const isUnstored = () => set({ isUnstored: true });

  function put(entry: CountEntry): void {
    const others = state.entries.filter(({ id }) => id !== entry.id);
    const isKnown = others.length < state.entries.length;
    set({
      entries: isKnown ? state.entries.map((one) => (one.id === entry.id ? entry : one)) : [entry, ...others],
    });
    void store.put(entry).catch(isUnstored);
  }

  function drop(id: string): void {
    set({ entries: state.entries.filter((entry) => entry.id !== id) });
    void store.remove(id).catch(isUnstored);
  }

  const find = (id: string) => state.entries.find((entry) => entry.id === id);
  const openOf = (countId: string) =>
    state.entries.find((entry) => entry.state === 'open' && entry.countId === countId);

  /** @returns whether something is to be sent now */
  function close(countId: string): boolean {
    const open = openOf(countId);
    if (!open) return false;
    if (open.qty === '') drop(open.id);
    else put({ ...open, state: 'waiting' });
    return open.qty !== '';
  }

  function begin(countId: string, product: Countable, qty: string): void {
    const hasMore = close(countId);
    put({ id: newId(), countId, userId, ...product, qty, at: now(), state: 'open' });
    if (hasMore) void flush();
  }

  async function run(): Promise<void> {
    let isLeft = false;
    do {
      isWanted = false;
      isLeft = isOurs() && (await sendEntries(state.entries, { ...parts, find, put, drop }));
    } while (isWanted);
    failures = isLeft ? failures + 1 : 0;
    if (state.isCutOff !== isLeft) set({ isCutOff: isLeft });
    if (isLeft && users > 0) timer = setTimeout(() => void flush(), PAUSES[failures - 1] ?? LONGEST_PAUSE);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    isWanted = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    await running;
  }

  async function read(): Promise<void> {
    const stored = (await store.all()).filter((entry) => entry.userId === userId);
    const known = new Set(state.entries.map(({ id }) => id));
    // What was being counted when the page went is counted: nobody is there to say how many more.
    const found = stored
      .filter(({ id }) => !known.has(id))
      .map((entry): CountEntry => (entry.state === 'open' ? { ...entry, state: 'waiting' } : entry));
    const old = found.filter((entry) => !isUnsent(entry) && entry.at < now() - SHOWN);
    for (const { id } of old) await store.remove(id);
    const all = [...state.entries, ...found.filter((entry) => !old.includes(entry) && entry.qty !== '')];
    set({ entries: all.sort((a, b) => b.at - a.at) });
  }

  const isBack = () => {
    failures = 0;
    void flush();
  };

  return {
    state: () => state,
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    scan: (countId, product) => {
      const open = openOf(countId);
      if (!open || !isSame(open, product)) return begin(countId, product, '1');
      put({ ...open, qty: toQuantity(exact(open.qty || 0).plus(1)), at: now() });
    },
    begin: (countId, product) => begin(countId, product, ''),
    change: (id, given) => {
      const entry = find(id);
      // What has gone out stays as it was counted.
      if (entry?.state === 'open') put({ ...entry, ...given, ...(given.qty !== undefined && { at: now() }) });
    },
    finish: (countId) => {
      if (close(countId)) void flush();
    },
    remove: (id) => {
      const entry = find(id);
      if (!entry) return;
      const isKnown = entry.wasTried && entry.state !== 'rejected';
      if (!isKnown) return drop(id);
      put({ ...entry, isVoided: true });
      void flush();
    },
    flush,
    start: () => {
      users += 1;
      if (users === 1) {
        globalThis.addEventListener('online', isBack);
        void read().catch(isUnstored).then(flush);
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        clearTimeout(timer);
        globalThis.removeEventListener('online', isBack);
      };
    },
  };
}

function isSame(entry: CountEntry, product: Countable): boolean {
  return product.product_id !== undefined && entry.product_id !== undefined
    ? product.product_id === entry.product_id
    : product.code !== undefined && product.code === entry.code;
}

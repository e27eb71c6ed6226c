import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry } from './entry.ts';

interface Schema extends DBSchema {
  sales: { key: string; value: OutboxEntry };
}

/** The sales of a company that are kept on this device. Every call rejects where storage is refused or full. */
export interface OutboxDatabase {
  /** In the order in which they were made. */
  all: () => Promise<OutboxEntry[]>;
  /** Written to the disk when it resolves; one that is there already stays as it is. */
  keep: (entry: OutboxEntry) => Promise<void>;
  /** Changes an entry as it is at that moment. @returns it, or undefined when it is gone */
  change: (id: string, change: (entry: OutboxEntry) => OutboxEntry) => Promise<OutboxEntry | undefined>;
  remove: (id: string) => Promise<void>;
}

/** A power cut must not take back what was written: the browser waits for the disk, and not for its cache. */
const STRICT = { durability: 'strict' } as const;

export function openOutboxDatabase(companyId: string): OutboxDatabase {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = () => {
    opened ??= openDB<Schema>(`cuadra.outbox.${companyId}`, 1, {
      upgrade: (database) => void database.createObjectStore('sales', { keyPath: 'id' }),
      // The browser may close it, as when its storage is cleared: the next call opens it anew.
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
  const change: OutboxDatabase['change'] = async (id, edit) => {
    const transaction = (await open()).transaction('sales', 'readwrite', STRICT);
    const entry = await transaction.store.get(id);
    const next = entry && edit(entry);
    if (next) await transaction.store.put(next);
    await transaction.done;
    return next;
  };
  return {
    all: async () => (await (await open()).getAll('sales')).sort((a, b) => a.stamp.device - b.stamp.device),
    keep: async (entry) => {
      const transaction = (await open()).transaction('sales', 'readwrite', STRICT);
      // Both at once: a put that fails ends the transaction, and `done` must not reject unheard.
      await Promise.all([putNew(transaction.store, entry), transaction.done]);
    },
    change,
    remove: async (id) => {
      const transaction = (await open()).transaction('sales', 'readwrite', STRICT);
      await Promise.all([transaction.store.delete(id), transaction.done]);
    },
  };
}

async function putNew(
  store: {
    get: (id: string) => Promise<OutboxEntry | undefined>;
    put: (entry: OutboxEntry) => Promise<unknown>;
  },
  entry: OutboxEntry,
): Promise<void> {
  if (!(await store.get(entry.id))) await store.put(entry);
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CountEntry } from './count-entry.ts';

interface Schema extends DBSchema {
  entries: { key: string; value: CountEntry };
}

/** What was counted on this device. Every call rejects where storage is refused or full. */
export interface CountStore {
  all: () => Promise<CountEntry[]>;
  /** Written to the disk when it resolves. */
  put: (entry: CountEntry) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** A power cut must not take back what was counted: the browser waits for the disk, and not for its cache. */
const STRICT = { durability: 'strict' } as const;

/** Of a company, in a database of its own. */
export function openCountStore(companyId: string): CountStore {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = () => {
    opened ??= openDB<Schema>(`cuadra.counts.${companyId}`, 1, {
      upgrade: (database) => void database.createObjectStore('entries', { keyPath: 'id' }),
      // The browser may close it, as when its storage is cleared: the next call opens it again.
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
  return {
    all: async () => (await open()).getAll('entries'),
    put: async (entry) => {
      const transaction = (await open()).transaction('entries', 'readwrite', STRICT);
      await Promise.all([transaction.store.put(entry), transaction.done]);
    },
    remove: async (id) => {
      const transaction = (await open()).transaction('entries', 'readwrite', STRICT);
      await Promise.all([transaction.store.delete(id), transaction.done]);
    },
  };
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Stamp } from './stamp.ts';

interface Schema<E> extends DBSchema {
  sales: { key: string; value: E };
  clients: { key: string; value: E };
  sold: { key: string; value: E };
}

/** What is stored of one kind on this device, until it is sent. Every call rejects where storage is refused or full. */
export interface DeviceStore<E> {
  /** In the order in which they were made. */
  all: () => Promise<E[]>;
  /** Written to the disk when it resolves; one that is there already stays as it is. */
  add: (entry: E) => Promise<void>;
  /** Changes an entry as it is at that moment. @returns it, or undefined when it is gone */
  change: (id: string, change: (entry: E) => E) => Promise<E | undefined>;
  remove: (id: string) => Promise<void>;
}

/** A power cut must not take back what was written: the browser waits for the disk, and not for its cache. */
const STRICT = { durability: 'strict' } as const;

/** Opens a store of its own database. */
export function openDeviceStore<E extends { id: string; stamp: Stamp }>(
  name: string,
  store: 'sales' | 'clients' | 'sold',
): DeviceStore<E> {
  let opened: Promise<IDBPDatabase<Schema<E>>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = () => {
    opened ??= openDB<Schema<E>>(name, 1, {
      upgrade: (database) => void database.createObjectStore(store, { keyPath: 'id' }),
      // The browser may close it, as when its storage is cleared: the next call opens it again.
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
  const change: DeviceStore<E>['change'] = async (id, edit) => {
    const transaction = (await open()).transaction(store, 'readwrite', STRICT);
    const entry = await transaction.store.get(id);
    const next = entry && edit(entry);
    if (next) await transaction.store.put(next);
    await transaction.done;
    return next;
  };
  return {
    all: async () => (await (await open()).getAll(store)).sort((a, b) => a.stamp.device - b.stamp.device),
    add: async (entry) => {
      const transaction = (await open()).transaction(store, 'readwrite', STRICT);
      // Both at once: a put that fails ends the transaction, and `done` must not reject unheard.
      await Promise.all([putNew(transaction.store, entry), transaction.done]);
    },
    change,
    remove: async (id) => {
      const transaction = (await open()).transaction(store, 'readwrite', STRICT);
      await Promise.all([transaction.store.delete(id), transaction.done]);
    },
  };
}

async function putNew<E extends { id: string }>(
  store: { get: (id: string) => Promise<E | undefined>; put: (entry: E) => Promise<unknown> },
  entry: E,
): Promise<void> {
  if (!(await store.get(entry.id))) await store.put(entry);
}

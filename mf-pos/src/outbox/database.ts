import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ClientEntry } from './client-entry.ts';
import type { OutboxEntry } from './entry.ts';
import type { SoldEntry } from './sold-entry.ts';
import type { Stamp } from './stamp.ts';

interface Schema<E> extends DBSchema {
  sales: { key: string; value: E };
  clients: { key: string; value: E };
  sold: { key: string; value: E };
}

/** What is kept of one kind on this device, until it is sent. Every call rejects where storage is refused or full. */
export interface KeptOnDevice<E> {
  /** In the order in which they were made. */
  all: () => Promise<E[]>;
  /** Written to the disk when it resolves; one that is there already stays as it is. */
  keep: (entry: E) => Promise<void>;
  /** Changes an entry as it is at that moment. @returns it, or undefined when it is gone */
  change: (id: string, change: (entry: E) => E) => Promise<E | undefined>;
  remove: (id: string) => Promise<void>;
}

/** The sales of a company that are kept on this device. */
export type OutboxDatabase = KeptOnDevice<OutboxEntry>;

export function openOutboxDatabase(companyId: string): OutboxDatabase {
  return openKept<OutboxEntry>(`cuadra.outbox.${companyId}`, 'sales');
}

/**
 * Its new clients. In a database of their own and not in a second version of the other: a tab of an earlier release holds
 * that one open, and nobody could charge until it is closed.
 */
export function openClientsDatabase(companyId: string): KeptOnDevice<ClientEntry> {
  return openKept<ClientEntry>(`cuadra.outbox-clients.${companyId}`, 'clients');
}

/** The tickets of its sales that nobody may have seen yet. */
export function openSoldDatabase(companyId: string): KeptOnDevice<SoldEntry> {
  return openKept<SoldEntry>(`cuadra.outbox-sold.${companyId}`, 'sold');
}

/** A power cut must not take back what was written: the browser waits for the disk, and not for its cache. */
const STRICT = { durability: 'strict' } as const;

function openKept<E extends { id: string; stamp: Stamp }>(
  name: string,
  store: 'sales' | 'clients' | 'sold',
): KeptOnDevice<E> {
  let opened: Promise<IDBPDatabase<Schema<E>>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = () => {
    opened ??= openDB<Schema<E>>(name, 1, {
      upgrade: (database) => void database.createObjectStore(store, { keyPath: 'id' }),
      // The browser may close it, as when its storage is cleared: the next call opens it anew.
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
  const change: KeptOnDevice<E>['change'] = async (id, edit) => {
    const transaction = (await open()).transaction(store, 'readwrite', STRICT);
    const entry = await transaction.store.get(id);
    const next = entry && edit(entry);
    if (next) await transaction.store.put(next);
    await transaction.done;
    return next;
  };
  return {
    all: async () => (await (await open()).getAll(store)).sort((a, b) => a.stamp.device - b.stamp.device),
    keep: async (entry) => {
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

import { openOnDevice, STRICT } from './open-on-device.ts';
import type { Stamp } from './stamp.ts';

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

/** Opens a store of its own database. */
export function openDeviceStore<E extends { id: string; stamp: Stamp }>(
  name: string,
  store: string,
): DeviceStore<E> {
  const open = openOnDevice(name, (database) => void database.createObjectStore(store, { keyPath: 'id' }));
  const change: DeviceStore<E>['change'] = async (id, edit) => {
    const transaction = (await open()).transaction(store, 'readwrite', STRICT);
    const entry: E | undefined = await transaction.store.get(id);
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

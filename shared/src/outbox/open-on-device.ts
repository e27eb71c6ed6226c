import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A power cut must not take back what was written: the browser waits for the disk, and not for its cache. */
export const STRICT = { durability: 'strict' } as const;

/**
 * A database of this device, opened when it is first used and again where the browser has closed it, as when its storage is
 * cleared.
 *
 * @returns what gives it; it rejects where storage is refused or full
 */
export function openOnDevice<Schema extends DBSchema | unknown = unknown>(
  name: string,
  upgrade: (created: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    opened ??= openDB<Schema>(name, 1, { upgrade, terminated: forget }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
}

import { newId } from '@cuadra/shared/domain';
import { type DBSchema, openOnDevice, STRICT } from '@cuadra/shared/outbox';

/** Who a device is to a company's API: its key does not leave the browser. */
export interface DeviceKey {
  id: string;
  keys: CryptoKeyPair;
}

interface Schema extends DBSchema {
  device: { key: 'key' | 'counter'; value: DeviceKey | number };
}

export interface DeviceDatabase {
  /** Made the first time. */
  key: () => Promise<DeviceKey>;
  /** Makes another in its place. */
  renew: () => Promise<void>;
  /** How many sales it has numbered. */
  counter: () => Promise<number>;
  /** The next number. It is on the disk when this resolves, so that no other sale ever gets it. */
  next: () => Promise<number>;
  /** Goes on from a higher number. */
  raise: (counter: number) => Promise<void>;
}

/**
 * In a database of its own and not in a second version of the outbox's: a tab of an earlier release holds that one open, and
 * nobody could charge until it is closed. A number that is taken and never used does no harm.
 */
export function openDeviceDatabase(companyId: string): DeviceDatabase {
  const open = openOnDevice<Schema>(
    `cuadra.device.${companyId}`,
    (database) => void database.createObjectStore('device'),
  );
  const change = async (next: (counter: number) => number) => {
    const transaction = (await open()).transaction('device', 'readwrite', STRICT);
    const counter = next(toCounter(await transaction.store.get('counter')));
    await Promise.all([transaction.store.put(counter, 'counter'), transaction.done]);
    return counter;
  };
  return {
    key: async () => {
      const known = await (await open()).get('device', 'key');
      if (isKey(known)) return known;
      const made = await makeKey();
      const transaction = (await open()).transaction('device', 'readwrite', STRICT);
      // Another window may have been faster: there is one key for all of them.
      const first = await transaction.store.get('key');
      if (!isKey(first)) await transaction.store.put(made, 'key');
      await transaction.done;
      return isKey(first) ? first : made;
    },
    renew: async () => {
      const made = await makeKey();
      const transaction = (await open()).transaction('device', 'readwrite', STRICT);
      await Promise.all([transaction.store.put(made, 'key'), transaction.done]);
    },
    counter: async () => toCounter(await (await open()).get('device', 'counter')),
    next: () => change((counter) => counter + 1),
    raise: async (least) => void (await change((counter) => Math.max(counter, least))),
  };
}

async function makeKey(): Promise<DeviceKey> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
  return { id: newId(), keys };
}

function isKey(value: DeviceKey | number | undefined): value is DeviceKey {
  return typeof value === 'object';
}

function toCounter(value: DeviceKey | number | undefined): number {
  return typeof value === 'number' ? value : 0;
}

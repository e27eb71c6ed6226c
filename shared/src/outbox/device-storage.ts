import { openDB } from 'idb';
import { useEffect, useState } from 'react';

/** Bytes below which a device counts as nearly full. */
const LITTLE = 20_000_000;

/** How safely a device stores things; undefined where its browser does not tell. */
export interface DeviceStorage {
  /** The browser may not throw it away when the device is short of room. */
  isSafe: boolean | undefined;
  isNearlyFull: boolean;
}

/** Asks the browser to throw nothing away by itself. @returns whether it agrees */
async function askToPersist(): Promise<boolean | undefined> {
  try {
    const { storage } = navigator;
    return (await storage?.persisted?.()) || (await storage?.persist?.());
  } catch {
    return undefined;
  }
}

let isAsked = false;

/** Asks once a visit, when there is something to lose: a browser may ask its user, and she then knows what for. */
export function askOnceToPersist(): void {
  if (!isAsked) void askToPersist();
  isAsked = true;
}

/** Characters: more than a long sale has. */
const LARGE = 100_000;
const TRIAL = 'trial';

/**
 * Writes something as large as a long sale and takes it out again: people should know that their device stores nothing before
 * they count on it.
 *
 * @throws where storage is refused or full
 */
export async function tryStorage(): Promise<void> {
  const database = await openDB('cuadra.trial', 1, {
    upgrade: (created) => void created.createObjectStore(TRIAL),
  });
  try {
    // Letters that do not repeat: a disk that packs them must not call them small.
    const text = Array.from({ length: LARGE / 10 }, () => Math.random().toString(36).slice(2, 12)).join('');
    await database.put(TRIAL, text, TRIAL);
    await database.delete(TRIAL, TRIAL);
  } finally {
    database.close();
  }
}

export async function readDeviceStorage(): Promise<DeviceStorage> {
  try {
    const [isSafe, room] = await Promise.all([
      navigator.storage?.persisted?.(),
      navigator.storage?.estimate?.(),
    ]);
    const { quota, usage } = room ?? {};
    return { isSafe, isNearlyFull: quota !== undefined && usage !== undefined && quota - usage < LITTLE };
  } catch {
    return { isSafe: undefined, isNearlyFull: false };
  }
}

/** How safely this device stores things, read when a list of what it stores is looked at. */
export function useDeviceStorage(count: number): DeviceStorage | undefined {
  const [state, setState] = useState<DeviceStorage>();
  useEffect(() => {
    let isGone = false;
    void count;
    void readDeviceStorage().then((read) => {
      if (!isGone) setState(read);
    });
    return () => {
      isGone = true;
    };
  }, [count]);
  return state;
}

// Each module bundles what it uses of this, and takes from the shell what exists once: so its files import `client` and `state` by
// the names by which the shell shares them, and not by their paths.
export { type DBSchema, type IDBPDatabase, openDB } from 'idb';
export { latestClock } from './clock.ts';
export {
  askOnceToPersist,
  type DeviceStorage,
  readDeviceStorage,
  tryStorage,
  useDeviceStorage,
} from './device-storage.ts';
export { type DeviceStore, openDeviceStore } from './device-store.ts';
export { concernsAll, isPassing, type StoredError, toApiError, toStoredError } from './entry-error.ts';
export { isOurSession, onSessionBack } from './is-our-session.ts';
export { isRejection } from './is-rejection.ts';
export { openOnDevice, STRICT } from './open-on-device.ts';
export { useLastAnswer, usePersist, usePersistedAnswer } from './persisted-answer.ts';
export { createSendingLoop, type SendingLoop, type SendingParts } from './sending-loop.ts';
export { madeAt, type Stamp, stampOf } from './stamp.ts';
export { alone, openWindows, type WindowMessage, type Windows } from './windows.ts';

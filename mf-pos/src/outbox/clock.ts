import { type ClockReading, serverClock } from '@cuadra/shared/client';
import { readStored, writeStored } from '@cuadra/shared/state';

/** Local storage: a page that is opened without a connection must know how wrong its device's clock is. */
const KEY = 'cuadra.clock';

/** The newest reading of the server's clock that this device has had; null where it has had none. */
export function latestClock(): ClockReading | null {
  const reading = serverClock();
  if (!reading) return readKept();
  writeStored(KEY, JSON.stringify(reading));
  return reading;
}

function readKept(): ClockReading | null {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null || !('offset' in value) || !('at' in value)) return null;
    const { offset, at } = value;
    return typeof offset === 'number' && typeof at === 'number' ? { offset, at } : null;
  } catch {
    return null;
  }
}

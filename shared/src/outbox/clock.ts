import { type ClockReading, serverClock } from '@cuadra/shared/client';
import { storedJson } from '@cuadra/shared/state';
import { isRecord } from '../domain/index.ts';

/** A page that is opened without a connection must know how wrong its device's clock is. */
const stored = storedJson<ClockReading>('cuadra.clock', (value) => {
  if (!isRecord(value)) return undefined;
  const { offset, at } = value;
  return typeof offset === 'number' && typeof at === 'number' ? { offset, at } : undefined;
});

/** The newest reading of the server's clock that this device has had; null where it has had none. */
export function latestClock(): ClockReading | null {
  const reading = serverClock();
  if (!reading) return stored.read() ?? null;
  stored.write(reading);
  return reading;
}

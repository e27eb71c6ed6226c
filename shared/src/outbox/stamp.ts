import type { ClockReading } from '@cuadra/shared/client';

/** When something was done on a device, as far as a device can tell whose own clock may be wrong. */
export interface Stamp {
  /** By the device's clock, milliseconds. */
  device: number;
  /** The last reading of the server's clock before; null where the device has never had one. */
  clock: ClockReading | null;
}

export function stampOf(device: number, clock: ClockReading | null): Stamp {
  return { device, clock };
}

/**
 * When it was done, by the server's clock: the device's time, put right by what the clocks differed by then. Where that would be before the server's last answer, somebody has set the device's clock in between, and what
 * they differ by now counts. It is never before that answer and never later than now.
 *
 * @param latest the newest reading of the server's clock
 * @param device now, by the device's clock
 */
export function madeAt(stamp: Stamp, latest: ClockReading | null, device: number): Date {
  const now = device + (latest?.offset ?? stamp.clock?.offset ?? 0);
  const heard = stamp.clock?.at ?? 0;
  const then = stamp.device + (stamp.clock?.offset ?? latest?.offset ?? 0);
  const setMeanwhile = then < heard && latest !== null;
  const made = setMeanwhile ? stamp.device + latest.offset : then;
  return new Date(Math.min(Math.max(made, heard), now));
}

/** How far the device's clock is from the server's, as an answer showed it. */
export interface ClockReading {
  /** Milliseconds to add to the device's clock. */
  offset: number;
  /** When that was, in milliseconds of the server's clock. */
  at: number;
}

/** A header names a second; in the middle of it is the best guess. */
const HALF_SECOND = 500;
/** Milliseconds; an answer that took longer says too little of the time. */
const LONGEST = 10_000;

let reading: ClockReading | undefined;

/**
 * Learns the server's time from an answer (its `Date` header).
 *
 * @param sentAt when the request went out, by the device's clock
 * @param receivedAt when its answer was there, by the device's clock
 */
export function readServerClock(date: unknown, sentAt: number, receivedAt: number): void {
  const server = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  const took = receivedAt - sentAt;
  // A device whose clock is being set meanwhile shows in an answer that took no time, or too much.
  if (Number.isNaN(server) || took < 0 || took > LONGEST) return;
  const offset = Math.round(server + HALF_SECOND - (sentAt + took / 2));
  reading = { offset, at: receivedAt + offset };
}

/** The newest reading; undefined while the server has not answered this page. */
export function serverClock(): ClockReading | undefined {
  return reading;
}

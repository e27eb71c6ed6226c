/** Milliseconds between the machine's clock and ours; 0 but in tests that move time. */
let ahead = 0;

/**
 * What time it is: for all that a shop may see of time. The database says it with `now()`, and both agree: see
 * test-clock.ts. How long something takes is measured with the machine's own clock.
 */
export function currentTime(): Date {
  return new Date(Date.now() + ahead);
}

/** What time the machine says it is, which no test moves: for the age of its files, and for what browsers hold against each other. */
export function machineTime(): Date {
  return new Date();
}

/**
 * Moves this process's clock; the database's is moved with it by `moveTestClock`.
 *
 * @param milliseconds how far it is ahead of the machine's
 */
export function setClockAhead(milliseconds: number): void {
  ahead = milliseconds;
}

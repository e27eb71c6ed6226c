import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which what did not come about is a failure; far more than any machine needs. */
const PATIENCE = 20_000;

/**
 * Waits until something is so, looking again and again.
 *
 * @param what for the failure's message: `the rate is there`
 */
export async function waitUntil(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await pause(20);
  }
}

import { reportContact } from '../../offline/device/report-contact.ts';
import type { Outbox } from '../../offline/outbox/outbox.ts';

/** Milliseconds between two contacts of a cash register that is only open. */
const EVERY = 5 * 60_000;
/** Milliseconds that lie between two contacts at least, however much is sold. */
const LEAST = 60_000;

/**
 * Has the device speak with the API now, when the connection is back, after sales and every few minutes: the nearer the last
 * contact, the nearer is the time of a sale that is made without a connection.
 *
 * @returns stops it
 */
export function keepContact(companyId: string, outbox: Pick<Outbox, 'onResult'>): () => void {
  let last = 0;
  const speak = () => {
    if (document.hidden || Date.now() - last < LEAST) return;
    last = Date.now();
    // What comes of it nobody waits for: the next one says the same.
    reportContact(companyId).catch(() => undefined);
  };
  speak();
  const timer = setInterval(speak, EVERY);
  globalThis.addEventListener('online', speak);
  const stopFollowing = outbox.onResult(({ kind }) => {
    if (kind === 'sold') speak();
  });
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener('online', speak);
    stopFollowing();
  };
}

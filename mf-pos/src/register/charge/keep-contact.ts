import { notify } from '@cuadra/shared/state';
import { reportContact } from '../../offline/device/report-contact.ts';
import type { Outbox } from '../../offline/outbox/outbox.ts';

/** Milliseconds between two contacts of a cash register that is only open. */
const EVERY = 5 * 60_000;
/** Milliseconds that lie between two contacts at least, however much is sold. */
const LEAST = 60_000;

/**
 * Has the device speak with the API now, when the connection is back, after sales and every few minutes: the nearer the last
 * contact, the nearer is the time of a sale that is made without a connection. A device that was revoked learns it so.
 *
 * @returns stops it
 */
export function keepContact(
  companyId: string,
  outbox: Pick<Outbox, 'onResult' | 'noteRevoked' | 'store'>,
): () => void {
  let last = 0;
  const speak = () => {
    if (document.hidden || Date.now() - last < LEAST) return;
    last = Date.now();
    // What comes of it nobody waits for: the next one says the same.
    reportContact(companyId).then(
      (isRevoked) => isRevoked !== undefined && noteRevoked(outbox, isRevoked),
      () => undefined,
    );
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

/** Told once when it becomes known; in Caja it stays in sight until it is over. */
function noteRevoked(
  { store, noteRevoked: note }: Pick<Outbox, 'noteRevoked' | 'store'>,
  isRevoked: boolean,
) {
  if (isRevoked && !store.getState().isRevoked)
    notify.error(
      'Retiraron este equipo: lo que venda sin conexión quedará por revisar. No se pierde ninguna venta.',
    );
  note(isRevoked);
}

import { unsentClients } from '../../offline/outbox/client-entry.ts';
import type { OutboxState } from '../../offline/outbox/outbox.ts';

/** What the pill in Caja says of the outbox; undefined when there is nothing to say. */
export function pillOf({ entries, clients, storage, isRevoked }: Omit<OutboxState, 'isCutOff'>) {
  const written = unsentClients(clients);
  const rejected = [...entries, ...written].filter(({ state }) => state === 'refused').length;
  // One that is being charged at this moment has its place on the screen.
  const waiting =
    entries.filter(({ state, isHandedOver, tries }) => state === 'waiting' && (isHandedOver || tries > 1))
      .length + written.filter(({ state, tries }) => state === 'waiting' && tries > 0).length;
  // What the next sale depends on comes first; the list behind it has the others.
  if (storage === 'refused') return { isBad: true, text: 'No se guardan ventas' };
  if (rejected > 0) return { isBad: true, text: rejected === 1 ? '1 rechazada' : `${rejected} rechazadas` };
  if (isRevoked) return { isBad: true, text: 'Equipo retirado' };
  if (waiting > 0) return { isBad: false, text: `${waiting} por enviar` };
  return undefined;
}

import type { Ticket } from '@cuadra/shared/contract';
import { isRefusal } from '../cash-register/charge/is-refusal.ts';
import type { SaleBody } from '../cash-register/charge/sale-draft.ts';
import type { OutboxDatabase } from './database.ts';
import { bodyToSend, isEarlier, nextToSend, type OutboxEntry } from './entry.ts';
import type { Stamp } from './stamp.ts';
import { concernsAll, errorOf, type Trouble, troubleOf } from './trouble.ts';

/** What came of sending a sale. */
export type Settlement =
  | { kind: 'sold'; id: string; ticket: Ticket; wasHandedOver: boolean }
  | { kind: 'refused'; id: string; trouble: Trouble }
  /** Nobody knows: it is sent again. */
  | { kind: 'open'; id: string; trouble: Trouble };

/** What sending needs of the world. */
export interface Sending {
  database: OutboxDatabase;
  send: (body: SaleBody) => Promise<Ticket>;
  now: () => { device: number; clock: Stamp['clock'] };
  /** Whether who is signed in is of the company whose sales these are. */
  isOurs: () => boolean;
  onSettled: (settlement: Settlement) => void;
}

/**
 * Sends what waits, each once, until nothing is left or nothing gets through.
 *
 * @returns whether something that waits was not acknowledged, so that it is to be tried again later
 */
export async function sendAll(sending: Sending): Promise<boolean> {
  const tried = new Set<string>();
  let isLeft = false;
  while (sending.isOurs()) {
    const entry = nextToSend(await sending.database.all(), tried);
    if (!entry) return isLeft;
    tried.add(entry.id);
    const settlement = await sendOne(entry, sending);
    if (settlement === 'changed') {
      tried.delete(entry.id);
      continue;
    }
    sending.onSettled(settlement);
    if (settlement.kind !== 'open') continue;
    isLeft = true;
    if (concernsAll(settlement.trouble)) return true;
  }
  return isLeft;
}

/** @returns 'changed' where the ticket was given out while the API refused it as a sale of this moment */
async function sendOne(entry: OutboxEntry, sending: Sending): Promise<Settlement | 'changed'> {
  const { database, send, now } = sending;
  const { id, isHandedOver } = entry;
  const asEarlier = isEarlier(entry, now().device);
  let ticket: Ticket;
  try {
    ticket = await send(bodyToSend(entry, now()));
  } catch (error) {
    const trouble = troubleOf(error);
    const refused = isRefusal(errorOf(trouble));
    let isOvertaken = false;
    await database.change(id, (current) => {
      isOvertaken = refused && !asEarlier && current.isHandedOver;
      const tries = current.tries + 1;
      const state = refused && !isOvertaken ? 'refused' : current.state;
      return { ...current, state, tries, triedAt: now().device, trouble };
    });
    if (isOvertaken) return 'changed';
    return { kind: refused ? 'refused' : 'open', id, trouble };
  }
  // Where it cannot be taken out it is sent once more, and answered with the same ticket.
  await database.remove(id).catch(() => undefined);
  return { kind: 'sold', id, ticket, wasHandedOver: isHandedOver };
}

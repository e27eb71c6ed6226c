import type { Ticket } from '@cuadra/shared/contract';
import { isRefusal } from '../cash-register/charge/is-refusal.ts';
import type { SaleBody } from '../cash-register/charge/sale-draft.ts';
import type { SaleClient } from '../cash-register/client/sale-client.ts';
import { type ClientBody, type ClientEntry, troubleOfSale, withKnownClient } from './client-entry.ts';
import type { KeptOnDevice, OutboxDatabase } from './database.ts';
import { bodyToSend, isEarlier, nextToSend, type OutboxEntry } from './entry.ts';
import { type ClientSettlement, sendClient } from './send-client.ts';
import type { SoldEntry } from './sold-entry.ts';
import type { Stamp } from './stamp.ts';
import { concernsAll, errorOf, type Trouble, troubleOf } from './trouble.ts';

/** What came of sending a sale, or a client. */
export type Settlement =
  | ClientSettlement
  | { kind: 'sold'; id: string; ticket: Ticket; wasHandedOver: boolean }
  | { kind: 'refused'; id: string; trouble: Trouble }
  /** Nobody knows: it is sent again. */
  | { kind: 'open'; id: string; trouble: Trouble };

/** What sending needs of the world. */
export interface Sending {
  database: OutboxDatabase;
  clients: KeptOnDevice<ClientEntry>;
  sold: KeptOnDevice<SoldEntry>;
  send: (body: SaleBody) => Promise<Ticket>;
  sendClient: (body: ClientBody) => Promise<SaleClient>;
  now: () => { device: number; clock: Stamp['clock'] };
  /** Whether who is signed in is of the company whose sales these are. */
  isOurs: () => boolean;
  onSettled: (settlement: Settlement) => void;
}

/**
 * Sends what waits, each once, until nothing is left or nothing gets through. Clients go before the sales that name them.
 *
 * @returns whether something that waits was not acknowledged, so that it is to be tried again later
 */
export async function sendAll(sending: Sending): Promise<boolean> {
  const tried = new Set<string>();
  let isLeft = false;
  while (sending.isOurs()) {
    const sent = await sendNext(sending, tried);
    if (!sent) return isLeft;
    if (sent === 'changed') continue;
    sending.onSettled(sent);
    if (sent.kind !== 'open' && sent.kind !== 'client-open') continue;
    isLeft = true;
    if (concernsAll(sent.trouble)) return true;
  }
  return isLeft;
}

/** @returns undefined where nothing is left that was not tried */
async function sendNext(sending: Sending, tried: Set<string>): Promise<Settlement | 'changed' | undefined> {
  const clients = await sending.clients.all();
  const client = clients.find(({ id, state }) => state === 'waiting' && !tried.has(id));
  if (client) {
    tried.add(client.id);
    return sendClient(client, sending);
  }
  const entry = nextToSend(await sending.database.all(), tried);
  if (!entry) return undefined;
  tried.add(entry.id);
  const buyer = clients.find(({ id }) => id === entry.body.client_id);
  // Tried and left open a moment ago: the sale goes with him.
  if (buyer?.state === 'waiting')
    return { kind: 'open', id: entry.id, trouble: buyer.trouble ?? troubleOf(undefined) };
  if (buyer?.state === 'refused') return refuseFor(buyer, entry, sending);
  const settlement = await sendOne({ ...entry, body: withKnownClient(entry.body, buyer) }, sending);
  if (settlement === 'changed') tried.delete(entry.id);
  return settlement;
}

/** What names a client who was refused waits for the same decision. */
async function refuseFor(buyer: ClientEntry, { id }: OutboxEntry, sending: Sending): Promise<Settlement> {
  const trouble = troubleOfSale(buyer);
  const triedAt = sending.now().device;
  await sending.database.change(id, (current) => ({ ...current, state: 'refused', triedAt, trouble }));
  return { kind: 'refused', id, trouble };
}

/** @returns 'changed' where the ticket was given out while the API refused it as a sale of this moment */
async function sendOne(entry: OutboxEntry, sending: Sending): Promise<Settlement | 'changed'> {
  const { database, sold, send, now } = sending;
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
  // In this order: at each moment the disk has the sale or its ticket.
  await sold.keep({ id, ticket, stamp: entry.stamp, isSeen: isHandedOver }).catch(() => undefined);
  // Where it cannot be taken out it is sent once more, and answered with the same ticket.
  await database.remove(id).catch(() => undefined);
  return { kind: 'sold', id, ticket, wasHandedOver: isHandedOver };
}

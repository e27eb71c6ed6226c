import type { Ticket } from '@cuadra/shared/contract';
import {
  concernsAll,
  type DeviceStore,
  isRejection,
  type Stamp,
  type StoredError,
  toApiError,
  toStoredError,
} from '@cuadra/shared/outbox';
import type { SaleBody } from '../../sale/sale-body.ts';
import type { SaleClient } from '../../sale/sale-client.ts';
import { type ClientBody, type ClientEntry, errorForItsClient, withKnownClient } from './client-entry.ts';
import { bodyToSend, isEarlier, nextToSend, type Prove, type SaleEntry } from './sale-entry.ts';
import { type ClientResult, sendClient } from './send-client.ts';
import type { SoldEntry } from './sold-entry.ts';

/** What came of sending a sale. */
export type SaleResult =
  | { kind: 'sold'; id: string; ticket: Ticket; wasHandedOver: boolean }
  | { kind: 'rejected'; id: string; error: StoredError }
  /** Nobody knows: it is sent again. */
  | { kind: 'waiting'; id: string; error: StoredError }
  /** Nobody knows, and the device stores nothing: it is in its tab alone. */
  | { kind: 'unstored'; id: string; error: StoredError };

/** What came of sending a sale, or a client. */
export type SendResult = ClientResult | SaleResult;

/** What sending needs of the world. */
export interface Sending {
  sales: DeviceStore<SaleEntry>;
  clients: DeviceStore<ClientEntry>;
  sold: DeviceStore<SoldEntry>;
  send: (body: SaleBody) => Promise<Ticket>;
  /** Where the device can sign. */
  prove?: Prove;
  sendClient: (body: ClientBody) => Promise<SaleClient>;
  now: () => { device: number; clock: Stamp['clock'] };
  /** Whether who is signed in is of the company whose sales these are. */
  isOurs: () => boolean;
  onResult: (result: SendResult) => void;
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
    const result = await sendNext(sending, tried);
    if (!result) return isLeft;
    if (result === 'changed') continue;
    sending.onResult(result);
    if (result.kind !== 'waiting' && result.kind !== 'client-waiting') continue;
    isLeft = true;
    if (concernsAll(result.error)) return true;
  }
  return isLeft;
}

/** Sends a sale that the device does not store. */
export async function sendUnstored(
  entry: SaleEntry,
  clients: readonly ClientEntry[],
  { send }: Pick<Sending, 'send'>,
): Promise<SaleResult> {
  const buyer = clients.find(({ id }) => id === entry.body.client_id);
  const answer = await post(withKnownClient(entry.body, buyer), send);
  const { id } = entry;
  if ('ticket' in answer) return { kind: 'sold', id, ticket: answer.ticket, wasHandedOver: false };
  return { kind: answer.isRejected ? 'rejected' : 'unstored', id, error: answer.error };
}

/** @returns undefined where nothing is left that was not tried */
async function sendNext(sending: Sending, tried: Set<string>): Promise<SendResult | 'changed' | undefined> {
  const clients = await sending.clients.all();
  const client = clients.find(({ id, state }) => state === 'waiting' && !tried.has(id));
  if (client) {
    tried.add(client.id);
    return sendClient(client, sending);
  }
  const entry = nextToSend(await sending.sales.all(), tried);
  if (!entry) return undefined;
  tried.add(entry.id);
  const buyer = clients.find(({ id }) => id === entry.body.client_id);
  // Tried and left open a moment ago: the sale goes with its client.
  if (buyer?.state === 'waiting')
    return { kind: 'waiting', id: entry.id, error: buyer.trouble ?? toStoredError(undefined) };
  if (buyer?.state === 'refused') return rejectFor(buyer, entry, sending);
  const result = await sendOne({ ...entry, body: withKnownClient(entry.body, buyer) }, sending);
  if (result === 'changed') tried.delete(entry.id);
  return result;
}

/** What names a client who was rejected waits for the same decision. */
async function rejectFor(buyer: ClientEntry, { id }: SaleEntry, sending: Sending): Promise<SaleResult> {
  const error = errorForItsClient(buyer);
  const triedAt = sending.now().device;
  await sending.sales.change(id, (current) => ({ ...current, state: 'refused', triedAt, trouble: error }));
  return { kind: 'rejected', id, error };
}

/** @returns 'changed' where the ticket was given out while the API rejected it as a sale of this moment */
async function sendOne(entry: SaleEntry, sending: Sending): Promise<SaleResult | 'changed'> {
  const { sales, sold, send, prove, now } = sending;
  const { id, isHandedOver } = entry;
  const asEarlier = isEarlier(entry, now().device);
  const answer = await post(await bodyToSend(entry, now(), prove), send);
  if ('error' in answer) {
    const { error, isRejected } = answer;
    let isOvertaken = false;
    await sales.change(id, (current) => {
      isOvertaken = isRejected && !asEarlier && current.isHandedOver;
      const tries = current.tries + 1;
      const state = isRejected && !isOvertaken ? 'refused' : current.state;
      return { ...current, state, tries, triedAt: now().device, trouble: error };
    });
    if (isOvertaken) return 'changed';
    return { kind: isRejected ? 'rejected' : 'waiting', id, error };
  }
  const { ticket } = answer;
  // In this order: at each moment the disk has the sale or its ticket.
  await sold.add({ id, ticket, stamp: entry.stamp, isSeen: isHandedOver }).catch(() => undefined);
  // Where it cannot be taken out it is sent once more, and answered with the same ticket.
  await sales.remove(id).catch(() => undefined);
  return { kind: 'sold', id, ticket, wasHandedOver: isHandedOver };
}

async function post(
  body: SaleBody,
  send: Sending['send'],
): Promise<{ ticket: Ticket } | { error: StoredError; isRejected: boolean }> {
  try {
    return { ticket: await send(body) };
  } catch (caught) {
    const error = toStoredError(caught);
    return { error, isRejected: isRejection(toApiError(error)) };
  }
}

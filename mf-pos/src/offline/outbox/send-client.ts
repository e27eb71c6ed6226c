import {
  type DeviceStore,
  isRejection,
  type StoredError,
  toApiError,
  toStoredError,
} from '@cuadra/shared/outbox';
import type { SaleClient } from '../../sale/sale-client.ts';
import type { ClientBody, ClientEntry } from './client-entry.ts';

/** What came of sending a client who was written down on this device under `id`. */
export type ClientResult =
  /** `name`: as they were written down with. */
  | { kind: 'client'; id: string; name: string; client: SaleClient }
  | { kind: 'client-rejected'; id: string; error: StoredError }
  | { kind: 'client-waiting'; id: string; error: StoredError };

/** What sending a client needs of the world. */
interface SendingClients {
  clients: DeviceStore<ClientEntry>;
  sendClient: (body: ClientBody) => Promise<SaleClient>;
  now: () => { device: number };
}

/** Sends one. Whom the API knew under another id is remembered: sales that name them wait here, or stand in tabs. */
export async function sendClient(
  { id, body }: ClientEntry,
  { clients, sendClient: send, now }: SendingClients,
): Promise<ClientResult> {
  const tried = (entry: ClientEntry) => ({ ...entry, tries: entry.tries + 1, triedAt: now().device });
  let client: SaleClient;
  try {
    client = await send(body);
  } catch (caught) {
    const error = toStoredError(caught);
    const isRejected = isRejection(toApiError(error));
    await clients.change(id, (entry) => ({
      ...tried(entry),
      state: isRejected ? 'refused' : entry.state,
      trouble: error,
    }));
    return { kind: isRejected ? 'client-rejected' : 'client-waiting', id, error };
  }
  if (client.id === id) await clients.remove(id);
  // On the disk before any sale of theirs goes out: sent again it must be the same sale.
  else
    await clients.change(id, (entry) => ({ ...tried(entry), state: 'known', trouble: null, known: client }));
  return { kind: 'client', id, name: body.name, client };
}

import { isRefusal } from '../cash-register/charge/is-refusal.ts';
import type { SaleClient } from '../cash-register/client/sale-client.ts';
import type { ClientBody, ClientEntry } from './client-entry.ts';
import type { KeptOnDevice } from './database.ts';
import { errorOf, type Trouble, troubleOf } from './trouble.ts';

/** What came of sending a client whom this till wrote down under `id`. */
export type ClientSettlement =
  /** `typed` is the name that he was written down with. */
  | { kind: 'client'; id: string; typed: string; client: SaleClient }
  | { kind: 'client-refused'; id: string; trouble: Trouble }
  | { kind: 'client-open'; id: string; trouble: Trouble };

/** What sending a client needs of the world. */
interface SendingClients {
  clients: KeptOnDevice<ClientEntry>;
  sendClient: (body: ClientBody) => Promise<SaleClient>;
  now: () => { device: number };
}

/** Sends one. Whom the API knew under another id is remembered: sales that name him wait here, or stand in tabs. */
export async function sendClient(
  { id, body }: ClientEntry,
  { clients, sendClient: send, now }: SendingClients,
): Promise<ClientSettlement> {
  const tried = (entry: ClientEntry) => ({ ...entry, tries: entry.tries + 1, triedAt: now().device });
  let client: SaleClient;
  try {
    client = await send(body);
  } catch (error) {
    const trouble = troubleOf(error);
    const isRefused = isRefusal(errorOf(trouble));
    await clients.change(id, (entry) => ({
      ...tried(entry),
      state: isRefused ? 'refused' : entry.state,
      trouble,
    }));
    return { kind: isRefused ? 'client-refused' : 'client-open', id, trouble };
  }
  if (client.id === id) await clients.remove(id);
  // On the disk before any sale of his goes out: sent again it must be the same sale.
  else
    await clients.change(id, (entry) => ({ ...tried(entry), state: 'known', trouble: null, known: client }));
  return { kind: 'client', id, typed: body.name, client };
}

import type { CallInput, createClient } from '@cuadra/shared/contract';
import type { SaleBody } from '../cash-register/charge/sale-draft.ts';
import type { SaleClient } from '../cash-register/client/sale-client.ts';
import type { Stamp } from './stamp.ts';
import type { Trouble } from './trouble.ts';

/** A new client as he is sent, and sent again unchanged: with his id. */
export type ClientBody = CallInput<typeof createClient>['body'] & { id: string };

/** A client whom somebody wrote down at this till, kept until the API knows him (docs/decisions/0008). */
export interface ClientEntry {
  /** Made on the device: what sales name him by until the API has said who he is. */
  id: string;
  body: ClientBody;
  /** Name of who wrote him down, whoever is signed in when he is sent. */
  author: string;
  stamp: Stamp;
  /** `refused`: a person has to decide. `known`: the API had him already, under an id of its own. */
  state: 'waiting' | 'refused' | 'known';
  tries: number;
  /** By the device's clock, milliseconds; null before the first try. */
  triedAt: number | null;
  /** Why he was not taken by the last try. */
  trouble: Trouble | null;
  /** Who he turned out to be. */
  known: SaleClient | null;
}

/** Milliseconds for which a device knows what a client turned out to be: longer than the API takes a sale for. */
const REMEMBERED = 40 * 24 * 60 * 60_000;

export function isForgotten({ state, triedAt }: ClientEntry, device: number): boolean {
  return state === 'known' && triedAt !== null && device - triedAt > REMEMBERED;
}

/** Those that are still to be sent, or decided on. */
export function unsettled(clients: readonly ClientEntry[]): ClientEntry[] {
  return clients.filter(({ state }) => state !== 'known');
}

/** Of whom nothing is known yet but what was typed at this till. */
export function typedClient({ id, body }: ClientEntry): SaleClient {
  return {
    id,
    name: body.name,
    identification: body.identification ?? null,
    identification_type: body.identification_type ?? null,
    credit_limit: null,
    balances: [],
  };
}

/** The sale for the client who is meant, whatever he was called when it was charged. */
export function withKnownClient(body: SaleBody, client: ClientEntry | undefined): SaleBody {
  return client?.known ? { ...body, client_id: client.known.id } : body;
}

/** In the fields of a sale's refusal: its client was refused, for the reason that the rest of it tells. */
const REFUSED = 'client-refused';

/** Why a sale is refused whose client was. */
export function troubleOfSale({ trouble }: ClientEntry): Trouble {
  return {
    code: 'ERROR_VALIDATION',
    status: 400,
    details: {},
    ...trouble,
    fields: { client_id: REFUSED },
  };
}

/** Whether a sale was refused because its client was. */
export function isForItsClient(fields: Readonly<Record<string, string>>): boolean {
  return fields.client_id === REFUSED;
}

import type { CallInput, createClient } from '@cuadra/shared/contract';
import type { Stamp, StoredError } from '@cuadra/shared/outbox';
import type { SaleBody } from '../../sale/sale-body.ts';
import type { SaleClient } from '../../sale/sale-client.ts';

/** A new client as they are sent, and sent again unchanged: with their id. */
export type ClientBody = CallInput<typeof createClient>['body'] & { id: string };

/** A client whom somebody wrote down on this device, stored until the API knows them (docs/decisions/0008). */
export interface ClientEntry {
  /** Made on the device: what sales name them by until the API has said who they are. */
  id: string;
  body: ClientBody;
  /** Name of who wrote them down, whoever is signed in when they are sent. */
  author: string;
  stamp: Stamp;
  /** `refused`, as it is stored on devices: rejected, a person has to decide. `known`: the API had them already, under an id of its own. */
  state: 'waiting' | 'refused' | 'known';
  tries: number;
  /** By the device's clock, milliseconds; null before the first try. */
  triedAt: number | null;
  /** Why they were not taken by the last try. Stored under this name on devices. */
  trouble: StoredError | null;
  /** Who they turned out to be. */
  known: SaleClient | null;
}

/** Milliseconds for which a device knows what a client turned out to be: longer than the API takes a sale for. */
const REMEMBERED = 40 * 24 * 60 * 60_000;

export function isForgotten({ state, triedAt }: ClientEntry, device: number): boolean {
  return state === 'known' && triedAt !== null && device - triedAt > REMEMBERED;
}

/** Those that are still to be sent, or decided on. */
export function unsentClients(clients: readonly ClientEntry[]): ClientEntry[] {
  return clients.filter(({ state }) => state !== 'known');
}

/** Of whom nothing is known yet but what was written down on this device. */
export function unregisteredClient({ id, body }: ClientEntry): SaleClient {
  return {
    id,
    name: body.name,
    identification: body.identification ?? null,
    identification_type: body.identification_type ?? null,
    credit_limit: null,
    balances: [],
    ...(body.is_wholesale && { is_wholesale: true }),
  };
}

/** The sale for the client who is meant, whatever they were called when it was charged. */
export function withKnownClient(body: SaleBody, client: ClientEntry | undefined): SaleBody {
  return client?.known ? { ...body, client_id: client.known.id } : body;
}

/** In the fields of a sale's rejection: its client was rejected, for the reason that the rest of it tells. */
const REFUSED = 'client-refused';

/** Why a sale is rejected whose client was. */
export function errorForItsClient({ trouble }: ClientEntry): StoredError {
  return {
    code: 'ERROR_VALIDATION',
    status: 400,
    details: {},
    ...trouble,
    fields: { client_id: REFUSED },
  };
}

/** Whether a sale was rejected because its client was. */
export function isForItsClient(fields: Readonly<Record<string, string>>): boolean {
  return fields.client_id === REFUSED;
}

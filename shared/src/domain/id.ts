import { v7 as uuidv7 } from 'uuid';

/** Client ids are `cli-<uuid>`: the route `/clients/{id}` opens only for an id with more than four dashes (spec §2). */
export const CLIENT_ID_PREFIX = 'cli-';

/** A UUIDv7: made by whoever creates the thing, so that sending it twice creates it once (docs/contract.md#idempotency). */
export function newId(): string {
  return uuidv7();
}

export function newClientId(): string {
  return CLIENT_ID_PREFIX + uuidv7();
}

import { createHash } from 'node:crypto';
import { ApiError } from '../errors/api-error.ts';

/** SHA-256 of a request as it was understood: the same id with another one is a conflict (docs/contract.md#idempotency). */
export function hashRequest(request: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}

/** What a row keeps of the request that wrote it. */
export interface EarlierRequest {
  request_hash: Buffer;
  /** When the row was withdrawn, where rows can be. */
  deleted_at?: Date | null;
}

/**
 * Whether a request was carried out before: then its first result is answered again. Of two that come side by side the
 * later one breaks a unique key, and `withCompanyOnce` runs it again.
 *
 * @param earlier the row that has the request's id
 * @throws ApiError 409 ERROR_CONFLICT with `already-used` on `id` for an id that was used for something else, or whose
 * row was withdrawn
 */
export function isRepeated<Row extends EarlierRequest>(
  earlier: Row | undefined,
  requestHash: Buffer,
): earlier is Row {
  if (!earlier) return false;
  if (earlier.deleted_at || !earlier.request_hash.equals(requestHash)) {
    throw new ApiError('ERROR_CONFLICT', { fields: { id: 'already-used' } });
  }
  return true;
}

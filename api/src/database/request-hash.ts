import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import type { CompanyTransaction } from './connect.ts';
import type { DB } from './schema.generated.ts';

/** SHA-256 of a request as it was understood: the same id with another one is a conflict (docs/contract.md#idempotency). */
export function hashRequest(request: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}

/** What a row says of the request that created it, or that ended it. */
export interface EarlierRequest {
  /** Null: no request did, or one from before hashes were kept. */
  request_hash: Buffer | null;
  /** When the row was withdrawn, where rows can be. */
  deleted_at?: Date | null;
}

type RequestTable = { [T in keyof DB]: 'request_hash' extends keyof DB[T] ? T : never }[keyof DB];

/** Tables whose rows have an id of their own beside the one that the client gave. */
const WITH_REQUEST_ID = new Set<RequestTable>(['invoice_reports', 'material_movements', 'stock_movements']);
const WITHDRAWABLE = new Set<RequestTable>(['clients', 'formulas', 'materials', 'products', 'suppliers']);

/** The request that used an id before, if any did. */
export async function findRequest(
  trx: CompanyTransaction,
  table: RequestTable,
  id: string | undefined,
): Promise<EarlierRequest | undefined> {
  if (id === undefined) return undefined;
  const key = sql.ref(WITH_REQUEST_ID.has(table) ? 'request_id' : 'id');
  const withdrawn = WITHDRAWABLE.has(table) ? sql.ref('deleted_at') : sql`null`;
  const { rows } = await sql<EarlierRequest>`
    select request_hash, ${withdrawn} as deleted_at from ${sql.table(table)}
    where company_id = ${trx.companyId} and ${key} = ${id}`.execute(trx);
  return rows[0];
}

/**
 * Whether a request was carried out before: then its first result is answered again. Of two that come side by side the
 * later one breaks a unique key, and `withCompanyOnce` runs it again.
 *
 * @param earlier of the row that has the request's id
 * @param refusal what is said of another request: that its id is used, or that it comes too late
 * @throws ApiError 409 ERROR_CONFLICT with `refusal` for an id that was used for something else, or whose row was
 * withdrawn
 */
export function isRepeated<Row extends EarlierRequest>(
  earlier: Row | undefined,
  requestHash: Buffer,
  refusal: Record<string, string> = { id: 'already-used' },
): earlier is Row {
  if (!earlier) return false;
  if (earlier.deleted_at || !earlier.request_hash?.equals(requestHash)) {
    throw new ApiError('ERROR_CONFLICT', { fields: refusal });
  }
  return true;
}

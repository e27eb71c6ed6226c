import type { Client } from '@cuadra/shared/contract';
import { type Grants, isGranted, newClientId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanySession } from '../access/admit.ts';
import { currentClientId } from '../contacts/current-client.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { type ClientColumns, type ClientDraft, clientColumns } from './client-columns.ts';
import { findClient } from './find-client.ts';

/**
 * Two that come side by side with one id break `clients_pkey`: see `withCompanyOnce`. Who is known is told only to who may
 * read clients: otherwise a cédula would be enough to learn a name and a debt.
 *
 * @throws ApiError 400 with `not-an-identification`; 403 with `not-allowed` on `is_wholesale`; 409 ERROR_CONFLICT for an id used with other values, or, where who
 * is known is taken, of one who was withdrawn
 */
export async function createClient(
  trx: CompanyTransaction,
  { companyId, grants }: CompanySession,
  draft: ClientDraft,
): Promise<Client> {
  checkMayMark(draft, grants);
  const columns = clientColumns(draft);
  const takesKnown = draft.take_known && isGranted(grants, ['clients', 'read']);
  const id = draft.id ?? newClientId();
  const request_hash = hashRequest(columns);
  const before = await findRequest(trx, 'clients', draft.id);
  const wasMerged = takesKnown && before && (await currentClientId(trx, id)) !== id;
  const isKnown = wasMerged || (takesKnown && before && !before.deleted_at);
  if (isKnown || isRepeated(before, request_hash)) return findClient(trx, id);
  const known = takesKnown ? await findKnown(trx, companyId, columns) : undefined;
  if (known) return findClient(trx, known);
  await trx
    .insertInto('clients')
    .values({ ...columns, company_id: companyId, id, request_hash })
    .execute();
  return findClient(trx, id);
}

/** Who is marked as wholesale has another price: not for who may only write clients down. */
function checkMayMark({ is_wholesale }: ClientDraft, grants: Grants): void {
  if (is_wholesale && !isGranted(grants, ['clients', 'update']))
    throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields: { is_wholesale: 'not-allowed' } });
}

/** Who has this identification already, the first of several. Two cash registers that ask at once ask one after the other. */
async function findKnown(
  trx: CompanyTransaction,
  companyId: string,
  { identification, identification_type }: ClientColumns,
): Promise<string | undefined> {
  if (identification === null) return undefined;
  const key = `client:${companyId}:${identification_type}${identification}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  const found = await trx
    .selectFrom('clients')
    .select('id')
    .where('identification', '=', identification)
    .where('identification_type', '=', identification_type)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return found?.id;
}

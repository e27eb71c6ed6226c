import type {
  Client,
  createClient as CreateClient,
  updateClient as UpdateClient,
} from '@cuadra/shared/contract';
import {
  DEFAULT_IDENTIFICATION_TYPE,
  exact,
  isGranted,
  isIdentification,
  newClientId,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { findClient } from './find-client.ts';

type Draft = z.output<typeof CreateClient.body>;

/**
 * Two that come side by side with one id break `clients_pkey`: see `withCompanyOnce`. Who is known is told only to who may
 * read clients: otherwise a cédula would be enough to learn a name and a debt.
 *
 * @throws ApiError 400 with `not-an-identification`; 409 ERROR_CONFLICT for an id used with other values, or, where who
 * is known is taken, of one who was withdrawn
 */
export async function createClient(
  trx: CompanyTransaction,
  { companyId, grants }: CompanySession,
  draft: Draft,
): Promise<Client> {
  const columns = toColumns(draft);
  const takesKnown = draft.take_known && isGranted(grants, ['clients', 'read']);
  const id = draft.id ?? newClientId();
  const request_hash = hashRequest(columns);
  const before = await findRequest(trx, 'clients', draft.id);
  const isKnown = takesKnown && before && !before.deleted_at;
  if (isKnown || isRepeated(before, request_hash)) return findClient(trx, id);
  const known = takesKnown ? await findKnown(trx, companyId, columns) : undefined;
  if (known) return findClient(trx, known);
  await trx
    .insertInto('clients')
    .values({ ...columns, company_id: companyId, id, request_hash })
    .execute();
  return findClient(trx, id);
}

/** Who has this identification already, the first of several. Two cash registers that ask at once ask one after the other. */
async function findKnown(
  trx: CompanyTransaction,
  companyId: string,
  { identification, identification_type }: Columns,
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

/** @throws ApiError 404; 400 with `not-an-identification` */
export async function updateClient(
  trx: CompanyTransaction,
  draft: z.output<typeof UpdateClient.body>,
): Promise<Client> {
  await trx
    .updateTable('clients')
    .set({ ...toColumns(draft), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', draft.id)
    .where('deleted_at', 'is', null)
    .execute();
  return findClient(trx, draft.id);
}

/**
 * Withdraws a client; his sales and his ledger stay.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT with `has-debt` while he owes, or is owed, something
 */
export async function deleteClient(trx: CompanyTransaction, id: string): Promise<void> {
  // Locked as a credit sale locks it: none slips in between.
  await sql`select from clients where id = ${id} for update`.execute(trx);
  const { balances } = await findClient(trx, id);
  if (balances.some(({ amount }) => !exact(amount).isZero())) {
    throw new ApiError('ERROR_CONFLICT', { fields: { id: 'has-debt' }, details: { balances } });
  }
  const now = sql<Date>`clock_timestamp()`;
  await trx.updateTable('clients').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();
}

type Columns = ReturnType<typeof toColumns>;

/** What is left empty is kept as null, so that there is one way to say that there is none. */
function toColumns(draft: Omit<Draft, 'id' | 'take_known'>) {
  const identification = draft.identification || null;
  const type = draft.identification_type ?? DEFAULT_IDENTIFICATION_TYPE;
  if (identification && !isIdentification(type, identification)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { identification: 'not-an-identification' } });
  }
  return {
    name: draft.name,
    identification: identification?.replace(/[\s.-]/g, '') ?? null,
    identification_type: identification ? type : null,
    phone: draft.phone || null,
    email: draft.email,
    address: draft.address || null,
    credit_limit: draft.credit_limit,
  };
}

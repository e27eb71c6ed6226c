import type { Client, mergeClients as call, MergedField } from '@cuadra/shared/contract';
import { isGranted } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../../access/admit.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findClient } from '../find-client.ts';
import { holdTwo } from './find-two.ts';

/** The longest note that a client may have; two that would be longer leave the one of who stays. */
const LONGEST_NOTE = 500;

/**
 * Makes two records of one person one: sales, ledger, abonos and figures of the other go over, and its id leads here from
 * then on. It is not undone. Sent again it is done already.
 *
 * @throws ApiError 403 without clients: delete, which the other record is as good as; and as `holdTwo`
 */
export async function mergeClients(
  trx: CompanyTransaction,
  { companyId, userId, grants }: CompanySession,
  id: string,
  { other_id, take }: z.output<typeof call.body>,
): Promise<Client> {
  // As who annuls or returns a sale holds them: the sale before its client.
  await sql`select from sales where company_id = ${companyId} and client_id = ${other_id} order by id for update`.execute(
    trx,
  );
  const isDone = await holdTwo(trx, id, other_id);
  if (!isGranted(grants, ['clients', 'delete'])) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS');
  if (isDone) return findClient(trx, id);
  const [one, other] = [await findClient(trx, id), await findClient(trx, other_id)];
  await trx
    .updateTable('clients')
    .set({ ...keptOf(one, other, take), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  await sql`select merge_clients(${companyId}, ${other_id}, ${id}, ${userId})`.execute(trx);
  return findClient(trx, id);
}

/** What the one record is after it: its own but what is taken, and where it has nothing what the other has. */
export function keptOf(one: Client, other: Client, take: readonly MergedField[]) {
  const from = (field: MergedField) => (take.includes(field) ? other : one);
  const filled = <F extends 'phone' | 'email' | 'address' | 'birthday' | 'credit_days'>(field: F) =>
    take.includes(field) ? other[field] : (one[field] ?? other[field]);
  const identified = take.includes('identification') || one.identification === null ? other : one;
  const notes = [one.note, other.note].filter(Boolean).join('\n');
  return {
    name: from('name').name,
    identification: identified.identification,
    identification_type: identified.identification_type,
    phone: filled('phone'),
    email: filled('email'),
    address: filled('address'),
    birthday: filled('birthday'),
    credit_days: filled('credit_days'),
    // None is none on purpose: it says that there is no limit.
    credit_limit: from('credit_limit').credit_limit,
    is_wholesale: from('is_wholesale').is_wholesale ?? false,
    note: notes.length > LONGEST_NOTE ? one.note : notes,
  };
}

import { exact } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { findClient } from './find-client.ts';

/**
 * Withdraws a client; their sales and their ledger stay.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT with `has-debt` while they owe, or are owed, something
 */
export async function deleteClient(trx: CompanyTransaction, id: string): Promise<void> {
  // Locked as a credit sale locks it: none slips in between.
  await sql`select from clients where company_id = ${trx.companyId} and id = ${id} for update`.execute(trx);
  const { id: found, balances } = await findClient(trx, id);
  // One who was merged has gone already: who thinks of them does not mean the one that they lead to.
  orNotFound(found === id || undefined);
  if (balances.some(({ amount }) => !exact(amount).isZero())) {
    throw new ApiError('ERROR_CONFLICT', { fields: { id: 'has-debt' }, details: { balances } });
  }
  const now = sql<Date>`clock_timestamp()`;
  await trx.updateTable('clients').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();
}

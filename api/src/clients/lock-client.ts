import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';

/**
 * Holds a client's row until the end of the transaction, as a credit sale does: what is worked out from their balances
 * stays true until it is written. One who was withdrawn is held, too: a retry of theirs is answered.
 *
 * @throws ApiError 404
 */
export async function lockClient(trx: CompanyTransaction, id: string): Promise<void> {
  const { rows } = await sql`
    select from clients where company_id = ${trx.companyId} and id = ${id} for update`.execute(trx);
  orNotFound(rows[0]);
}

import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';

/**
 * Withdraws a supplier; what was bought from them stays.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT with `has-debt` on `id` while something is owed either way, `has-drafts` while a
 * draft names them
 */
export async function deleteSupplier(trx: CompanyTransaction, id: string): Promise<void> {
  const { companyId } = trx;
  // Locked as a receipt, an abono and a draft lock it: none slips in between.
  const { rows } = await sql`
    select from suppliers where company_id = ${companyId} and id = ${id} and deleted_at is null for update`.execute(
    trx,
  );
  orNotFound(rows[0]);
  const { rows: found } = await sql<{ owed: boolean; drafted: boolean }>`
    select exists (select from supplier_balances
        where company_id = ${companyId} and supplier_id = ${id} and amount <> 0) as owed,
      exists (select from purchases
        where company_id = ${companyId} and supplier_id = ${id} and state = 'draft') as drafted`.execute(trx);
  if (found[0]?.owed) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'has-debt' } });
  if (found[0]?.drafted) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'has-drafts' } });
  const now = sql<Date>`clock_timestamp()`;
  await trx.updateTable('suppliers').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();
}

import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';

/**
 * Withdraws a formula: what was made by it keeps it, its name and its materials are free.
 *
 * @throws ApiError 404
 */
export async function deleteFormula(trx: CompanyTransaction, id: string): Promise<void> {
  const now = sql<Date>`clock_timestamp()`;
  orNotFound(
    await trx
      .updateTable('formulas')
      .set({ deleted_at: now, updated_at: now })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  );
}

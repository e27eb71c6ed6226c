import type { OpeningDebt } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';

interface Row extends Omit<OpeningDebt, 'create_at' | 'annulled_at'> {
  created_at: Date;
  annulled_at: Date | null;
}

/** @throws ApiError 404 */
export async function readOpeningDebt(
  trx: CompanyTransaction,
  id: string,
  clientId: string,
): Promise<OpeningDebt> {
  const { rows } = await sql<Row>`
    select id, client_id, amount, currency, owed_since::text, due_on::text, note, created_at, annulled_at
    from client_opening_debts
    where company_id = ${trx.companyId} and id = ${id} and client_id = ${clientId}`.execute(trx);
  const { created_at, annulled_at, ...row } = orNotFound(rows[0]);
  return { ...row, create_at: created_at.toISOString(), annulled_at: annulled_at?.toISOString() ?? null };
}

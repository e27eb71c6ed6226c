import type { OpeningDebt } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { lockClient } from '../lock-client.ts';
import { moveDebt } from '../payments/move-debt.ts';
import { readOpeningDebt } from './opening-debt-row.ts';

/**
 * Takes a debt from before Cuadra back. What was paid of it stays paid, and pays the others, or is in the client's favour.
 * Annulled again, nothing happens and the first reason stays.
 *
 * @throws ApiError 404
 */
export async function annulOpeningDebt(
  trx: CompanyTransaction,
  { companyId, userId }: { companyId: string; userId: string },
  { clientId, openingId, reason }: { clientId: string; openingId: string; reason: string },
): Promise<OpeningDebt> {
  await lockClient(trx, clientId);
  const { amount, currency, annulled_at } = await readOpeningDebt(trx, openingId, clientId);
  if (annulled_at === null) {
    await trx
      .updateTable('client_opening_debts')
      .set({ annulled_at: sql<Date>`clock_timestamp()`, annulled_by: userId, annulment_reason: reason })
      .where('id', '=', openingId)
      .execute();
    await moveDebt(trx, { companyId, userId, clientId, kind: 'opening_annulment', openingId, note: reason }, [
      { amount: `-${amount}`, currency },
    ]);
  }
  return readOpeningDebt(trx, openingId, clientId);
}
